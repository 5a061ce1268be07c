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
import { useReservationContext } from './use-reservation';
import { SeekEntry } from './seek/seek-entry';

/** At a desk the calendar shows the proposal. */
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
/** Two lines for the day and one for the reason, in px. */
const TIME_HEIGHT = 84;
const Chosen = styled.div`
  min-height: ${token.size(TIME_HEIGHT)};
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

/** The proposed day and time; a tap replaces it with calendar and times. */
export function ProposedTime({ isEarliest, onOther }: Props) {
  const { t, language } = useTexts();
  const { state, lostMessage } = useReservationContext();
  const { day, time } = state.form;
  return (
    <OnPhone>
      <Card $stacked>
        <CardTitle>{t('proposal.title')}</CardTitle>
        {lostMessage && (
          <Notice kind="warn" announce>
            {lostMessage}
          </Notice>
        )}
        {day === null || time === null ? (
          <SkeletonBlock $height={TIME_HEIGHT} />
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
        <SeekEntry />
      </Card>
    </OnPhone>
  );
}
