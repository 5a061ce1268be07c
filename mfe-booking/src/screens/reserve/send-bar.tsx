import styled from 'styled-components';
import { useSession } from '@vez/shared/bridge';
import { formatDay } from '@vez/shared/dates';
import { BottomBar, Button, OneColumn, token, type } from '@vez/shared/ui';
import { isBusy } from '../../model/reserve-state';
import { useTexts } from '../../texts';
import { useReserve } from './reserve-context';

const Next = styled.p`
  margin-top: ${token.space[3]};
  ${type.support}
  color: ${token.color.ink2};
  text-align: center;
`;

/** Whoever needs all of a long name has it in the summary. */
const Brief = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
`;

/** Sends the form; it says what comes of it. */
export function SendButton() {
  const { t } = useTexts();
  const { kind } = useSession();
  const { booking, state, isProved, off } = useReserve();
  const verb = booking.editing ? 'save' : isProved ? 'goKnown' : kind === 'anonymous' ? 'go' : 'goOn';
  return (
    <Button type="submit" busy={isBusy(state)} disabledReason={off}>
      {t(verb)}
    </Button>
  );
}

/** What comes after this page, where that is not the ticket. */
export function NextStep() {
  const { t } = useTexts();
  return useReserve().isProved ? null : <Next>{t('next')}</Next>;
}

/** On a phone: what is chosen, and the button. */
export function SendBar() {
  const { t, language } = useTexts();
  const { booking, state, isProved } = useReserve();
  const { day, time } = state.form;
  const brief = day && time && (
    <Brief>
      {formatDay(day, language, 'withoutYear')} {time} · {booking.place.name}
    </Brief>
  );
  return (
    <OneColumn>
      <BottomBar summary={brief || (isProved ? undefined : t('next'))}>
        <SendButton />
      </BottomBar>
    </OneColumn>
  );
}
