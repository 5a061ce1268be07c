import { useState } from 'react';
import { isApiError } from '@vez/shared/api-error';
import { useApi, useBridge } from '@vez/shared/bridge';
import type { PendingWrite } from '@vez/shared/contracts/client';
import { useSecondsLeft } from '@vez/shared/deadline';
import { useMutation } from '@vez/shared/query';

export type WaitingBooking = PendingWrite & { flow: 'reservation' };

/** The hold of the pending booking: the time left, and one extension (BOK-32). */
export function useWaitingHold(pending: WaitingBooking, onRenewed: () => void) {
  const api = useApi();
  const { journey } = useBridge();
  const [hold, setHold] = useState(pending.hold);
  const [isOver, setOver] = useState(() => hold !== undefined && Date.parse(hold.expiresAt) <= Date.now());
  const endsAt = hold === undefined ? undefined : Date.parse(hold.expiresAt);
  const secondsLeft = useSecondsLeft(endsAt, () => setOver(true));
  const keep = (next: WaitingBooking['hold']) => {
    setHold(next);
    const now = journey.get().pending;
    if (now?.flow === 'reservation') journey.set({ pending: { ...now, hold: next } });
  };
  const { holdId } = pending.request;
  const renewal = useMutation({
    mutationFn: () => api.renewHold({ id: holdId! }),
    onSuccess({ expiresAt, secondsLeft: seconds, renewable }) {
      keep({
        // The clock of the phone may be wrong by a day.
        expiresAt: seconds === undefined ? expiresAt : new Date(Date.now() + seconds * 1_000).toISOString(),
        renewable,
      });
      onRenewed();
    },
    onError(error) {
      if (hold && isApiError(error, 'holdNotRenewable')) keep({ ...hold, renewable: false });
    },
  });
  return {
    isOver,
    secondsLeft,
    renew: hold?.renewable && holdId !== undefined ? () => renewal.mutate() : undefined,
  };
}
