import styled from 'styled-components';
import type { MyTicket } from '@vez/shared/contracts/client';
import { Card, token } from '@vez/shared/ui';
import { isBooking, spoken } from '../../model/ticket';
import { useTexts } from '../../texts';

const Steps = styled.ol`
  padding-left: ${token.space[5]};
  & > li {
    margin-top: ${token.space[3]};
  }
`;

export function NextSteps({ mine }: { mine: MyTicket }) {
  const { t } = useTexts();
  const number = spoken(mine.ticket.jettonCode);
  return (
    <Card>
      <h2>{t('next.title')}</h2>
      <Steps>
        {isBooking(mine) && <li>{t('next.onTime')}</li>}
        <li>{t('next.goTo', { place: mine.locationName })}</li>
        {mine.cntToAlert !== null && <li>{t('next.alert', { count: mine.cntToAlert })}</li>}
        {!isBooking(mine) && <li>{t('next.called', { number })}</li>}
      </Steps>
    </Card>
  );
}
