import styled from 'styled-components';
import { formatDay, type CalendarDay } from '@vez/shared/dates';
import { Card, CardTitle, token, type } from '@vez/shared/ui';
import { useTexts } from '../../texts';

const Day = styled.p`
  ${type.body}
  font-weight: ${token.weight.medium};
`;
const Why = styled.p`
  ${type.support}
  color: ${token.color.ink2};
`;

/** The date of a session ticket stays as it is (BOK-37). */
export function LockedDay({ day }: { day: CalendarDay }) {
  const { t, language } = useTexts();
  return (
    <Card $stacked>
      <CardTitle>{t('date.title')}</CardTitle>
      <Day>{formatDay(day, language)}</Day>
      <Why>{t('date.locked')}</Why>
    </Card>
  );
}
