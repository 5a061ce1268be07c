import styled from 'styled-components';
import { useSession } from '@vez/shared/bridge';
import { formatDay } from '@vez/shared/dates';
import { Agreement } from '@vez/shared/remote/contact';
import { BottomBar, Button } from '@vez/shared/ui';
import { isBusy } from '../../model/reserve-state';
import { useTexts } from '../../texts';
import { useReserve } from './reserve-context';

/** Whoever needs all of a long name has it in the summary. */
const Brief = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
`;

/** What is chosen, the agreement, and the button that sends the form; it says what comes of it. */
export function SendBar() {
  const { t, language } = useTexts();
  const { kind } = useSession();
  const { booking, state, isProved, off, messages, dispatch } = useReserve();
  const { day, time, agreed } = state.form;
  const verb = booking.editing ? 'save' : isProved ? 'goKnown' : kind === 'anonymous' ? 'go' : 'goOn';
  const brief = day && time && (
    <Brief>
      {formatDay(day, language, 'withoutYear')} {time} · {booking.place.name}
    </Brief>
  );
  return (
    <BottomBar
      summary={brief || (isProved ? undefined : t('next'))}
      terms={
        <Agreement
          agreed={agreed}
          error={messages.agreed}
          onChange={(change) => dispatch({ type: 'typed', change })}
        />
      }
    >
      <Button type="submit" busy={isBusy(state)} disabledReason={off}>
        {t(verb)}
      </Button>
    </BottomBar>
  );
}
