import styled from 'styled-components';
import { useSession } from '@vez/shared/bridge';
import { formatDay } from '@vez/shared/dates';
import { Agreement } from '@vez/shared/remote/contact';
import { BottomBar, Button, OneColumn, token } from '@vez/shared/ui';
import { isBusy } from '../../model/reserve-state';
import { useTexts } from '../../texts';
import { HoldBar, HoldTimer, isNearEnd } from './hold-bar';
import { TouchTracker } from './touch-tracker';
import { useReservationContext } from './use-reservation';

/** A single line, so that the bar does not grow; the summary has long names in full. */
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

/** The choice, the agreement and the submit button, whose label says what it does. */
export function SendBar() {
  const { t, language } = useTexts();
  const { kind } = useSession();
  const { booking, state, isProved, off, messages, dispatch, secondsLeft } = useReservationContext();
  const { day, time, agreed } = state.form;
  const verb = booking.editing ? 'save' : isProved ? 'goKnown' : kind === 'anonymous' ? 'go' : 'goOn';
  const brief =
    day && time
      ? `${time} · ${formatDay(day, language, 'withoutYear')} · ${booking.office.name}`
      : t(isProved ? 'summary.nothing' : 'next');
  const isNear = isNearEnd(secondsLeft);
  return (
    <BottomBar
      summary={
        <Line>
          <Brief>{brief}</Brief>
          {secondsLeft > 0 && !isNear && (
            <OneColumn>
              <HoldTimer small />
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
          {/* The consent to a booking covers its changes. */}
          {booking.editing === undefined && (
            <TouchTracker>
              <Agreement
                agreed={agreed}
                error={messages.agreed}
                onChange={(change) => dispatch({ type: 'typed', change })}
              />
            </TouchTracker>
          )}
        </>
      }
    >
      <Button type="submit" busy={isBusy(state)} disabledReason={off}>
        {t(verb)}
      </Button>
    </BottomBar>
  );
}
