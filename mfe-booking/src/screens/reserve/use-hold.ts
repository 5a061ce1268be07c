import { useCallback, useEffect, useRef, useState } from 'react';
import { isApiError } from '@vez/shared/api-error';
import { useApi } from '@vez/shared/bridge';
import { toWireDate } from '@vez/shared/dates';
import type { Point } from '../../api/booking-queries';

export interface Held {
  holdId: string;
  expiresAt: string;
  renewable: boolean;
}

/**
 * Keeps the chosen time while the form is filled (decision 11). A time that was just taken is told; any
 * other failure is not: the booking itself takes the place then.
 */
export function useHold(point: Point, onTaken: (message: string) => void) {
  const api = useApi();
  const [held, setHeld] = useState<Held>();
  const current = useRef<string | undefined>(undefined);

  const release = useCallback(() => {
    const id = current.current;
    current.current = undefined;
    setHeld(undefined);
    if (id !== undefined) void api.releaseHold({ id }).catch(() => undefined);
  }, [api]);

  // Leaving the page gives the place back, unless the booking has it by then.
  useEffect(() => release, [release]);

  return {
    held,
    release,
    /** The booking takes the place over. */
    handOver() {
      current.current = undefined;
    },
    async take(day: string, time: string) {
      release();
      try {
        const hold = await api.holdSlot({ ...point, bookingDate: toWireDate(day), bookingTime: time });
        current.current = hold.holdId;
        setHeld(hold);
      } catch (error) {
        if (isApiError(error, 'slotTaken')) onTaken(error.message);
      }
    },
    async renew() {
      if (held === undefined) return;
      setHeld(await api.renewHold({ id: held.holdId }).catch(() => ({ ...held, renewable: false })));
    },
  };
}
