import styled from 'styled-components';
import { useSession } from '@vez/shared/bridge';
import { formatDay } from '@vez/shared/dates';
import { Agreement } from '@vez/shared/remote/contact';
import { BottomBar, Button, OneColumn, token } from '@vez/shared/ui';
import { isBusy } from '../../model/reserve-state';
import { useTexts } from '../../texts';
import { FirstAct } from './first-act';
import { HoldBar, HoldClock, isNearEnd } from './hold-bar';
import { useReserve } from './reserve-context';

/** One line, so that the bar does not grow; whoever needs all of a long name has it in the summary. */
const Line = styled.span`
  display: flex;
  justify-content: space-between;
  gap: ${token.space[3]};
`;
const Brief = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** What is chosen, the agreement, and the button that sends the form; it says what comes of it. */
export function SendBar() {
  const { t, language } = useTexts();
  const { kind } = useSession();
  const { booking, state, isProved, off, messages, dispatch, secondsLeft } = useReserve();
  const { day, time, agreed } = state.form;
  const verb = booking.editing ? 'save' : isProved ? 'goKnown' : kind === 'anonymous' ? 'go' : 'goOn';
  const brief =
    day && time
      ? `${time} · ${formatDay(day, language, 'withoutYear')} · ${booking.place.name}`
      : t(isProved ? 'summary.nothing' : 'next');
  const isNear = isNearEnd(secondsLeft);
  return (
    <BottomBar
      summary={
        <Line>
          <Brief>{brief}</Brief>
          {secondsLeft > 0 && !isNear && (
            <OneColumn>
              <HoldClock />
            </OneColumn>
          )}
        </Line>
      }
      terms={
        <>
          {isNear && (
            <OneColumn>
              <HoldBar />
            </OneColumn>
          )}
          <FirstAct>
            <Agreement
              agreed={agreed}
              error={messages.agreed}
              onChange={(change) => dispatch({ type: 'typed', change })}
            />
          </FirstAct>
        </>
      }
    >
      <Button type="submit" busy={isBusy(state)} disabledReason={off}>
        {t(verb)}
      </Button>
    </BottomBar>
  );
}
