import { useBridge, useOnline } from '@vez/shared/bridge';
import { paths } from '@vez/shared/domain';
import { useUiTexts } from '@vez/shared/ui';
import type { Booking } from '../../model/booking';
import { useTexts } from '../../texts';
import { useReserveMachine } from './use-reserve-machine';
import { useSubmit } from './use-submit';

/** All that the parts of a booking form show, and what they can do. */
export function useReserveForm(booking: Booking) {
  const { t } = useTexts();
  const words = useUiTexts();
  const { canServe } = useBridge();
  const online = useOnline();
  const machine = useReserveMachine(booking);
  const sending = useSubmit(booking, machine);
  const { day, time, idNumber, phone, agreed } = machine.state.faults;
  const { proposal } = machine.state;
  const lost = proposal?.lost.at(-1);
  const canGoOn = sending.isProved || canServe(paths.smsCodeForBooking());
  return {
    booking,
    ...machine,
    ...sending,
    /** What is wrong, by field and in the order of the page. */
    messages: {
      day: day && t(day),
      time: time && t(time),
      idNumber: idNumber && t(idNumber),
      phone: phone && words.phone[phone],
      agreed: agreed && t(agreed),
    },
    /** That the time of the form was taken by others. */
    gone: lost === undefined ? machine.state.gone : t('proposal.taken', { time: lost }),
    /** Why it cannot be sent now. */
    off: !online ? t('offline') : canGoOn ? undefined : t('noCode'),
  };
}

export type Reserve = ReturnType<typeof useReserveForm>;
