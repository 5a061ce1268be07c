import { CalendarCheck } from 'lucide-react';
import styled from 'styled-components';
import { formatDay } from '@vez/shared/dates';
import {
  Button,
  Card,
  CardTitle,
  figures,
  Icon,
  media,
  Notice,
  SkeletonBlock,
  token,
  type,
} from '@vez/shared/ui';
import { useTexts } from '../../texts';
import { useReserve } from './reserve-context';
import { SeekTimes } from './seek/seek-times';

/** At a desk the calendar itself shows what was chosen. */
const OnPhone = styled.div`
  ${media.wide} {
    display: none;
  }
`;
const Why = styled.p`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  ${type.support}
  color: ${token.color.softInk};
`;
/** Two lines of the day and one of the reason, in px. */
const AS_HIGH_AS_A_TIME = 84;
const Chosen = styled.div`
  min-height: ${token.size(AS_HIGH_AS_A_TIME)};
`;
const When = styled.p`
  ${type.title}
  ${figures}
  font-weight: ${token.weight.bold};
  text-wrap: balance;
`;

interface Props {
  isEarliest: boolean;
  onOther(): void;
}

/** The day and time that the form chose, in place of calendar and times, which are one tap away. */
export function ProposedTime({ isEarliest, onOther }: Props) {
  const { t, language } = useTexts();
  const { state, gone } = useReserve();
  const { day, time } = state.form;
  return (
    <OnPhone>
      <Card $stacked>
        <CardTitle>{t('proposal.title')}</CardTitle>
        {gone && (
          <Notice kind="warn" announce>
            {gone}
          </Notice>
        )}
        {day === null || time === null ? (
          <SkeletonBlock $height={AS_HIGH_AS_A_TIME} />
        ) : (
          <Chosen>
            <When>
              {formatDay(day, language)} {time}
            </When>
            <Why>
              <Icon of={CalendarCheck} size={20} />
              {t(isEarliest ? 'proposal.earliest' : 'proposal.suggested')}
            </Why>
          </Chosen>
        )}
        <Button id="otherTime" kind="outline" onClick={onOther}>
          {t('proposal.other')}
        </Button>
        <SeekTimes />
      </Card>
    </OnPhone>
  );
}
