import { useCallback, useEffect, useRef, useState } from 'react';
import { isApiError } from '@vez/shared/api-error';
import { useApi } from '@vez/shared/bridge';
import type { Hold } from '@vez/shared/contracts/client';
import { toWireDate, type CalendarDay } from '@vez/shared/dates';
import type { ServicePoint } from '@vez/shared/domain';
import { isGone } from '../../model/refusals';

/** The place of a booking that waits for its SMS code: whoever comes back to the form has it still. */
let handedOver: Hold | undefined;

/** Its end by the clock of this phone, which may be wrong by a day. */
const byOwnClock = (hold: Hold): Hold =>
  hold.secondsLeft === undefined
    ? hold
    : { ...hold, expiresAt: new Date(Date.now() + hold.secondsLeft * 1_000).toISOString() };

/**
 * Keeps the chosen time while the form is filled (decision 11). A time that is gone is told; any other
 * failure is not: the booking itself takes the place then.
 */
export function useHold({ serviceId, locationId }: ServicePoint, onGone: (message: string) => void) {
  const api = useApi();
  const tellGone = useRef(onGone);
  useEffect(() => {
    tellGone.current = onGone;
  });
  const [held, setHeld] = useState<Hold>();
  const current = useRef<Hold>(undefined);
  const arriving = useRef<Promise<boolean>>(undefined);
  // An answer that comes after the next choice, or after the page was left, is for nobody.
  const wish = useRef(0);

  const giveBack = useCallback(
    (id: string) =>
      api.releaseHold({ id }).then(
        () => undefined,
        () => undefined,
      ),
    [api],
  );
  const keep = useCallback((hold: Hold | undefined) => {
    current.current = hold;
    setHeld(hold);
  }, []);
  const release = useCallback(async () => {
    wish.current += 1;
    const before = current.current;
    keep(undefined);
    if (before !== undefined) await giveBack(before.holdId);
  }, [giveBack, keep]);

  // Leaving the page gives the place back, unless the booking has it by then.
  useEffect(() => () => void release(), [release]);

  /** False for a time that is gone. */
  const ask = useCallback(
    async (day: CalendarDay, time: string): Promise<boolean> => {
      const released = release();
      const mine = wish.current;
      await released;
      if (mine !== wish.current) return true;
      try {
        const hold = await api.holdSlot({
          serviceId,
          locationId,
          bookingDate: toWireDate(day),
          bookingTime: time,
        });
        if (mine === wish.current) keep(byOwnClock(hold));
        else void giveBack(hold.holdId);
      } catch (error) {
        if (mine !== wish.current || !isGone(error)) return true;
        tellGone.current(error.message);
        return false;
      }
      return true;
    },
    [api, giveBack, keep, locationId, release, serviceId],
  );
  const take = useCallback(
    async (day: CalendarDay, time: string) => {
      const answer: Promise<boolean> = ask(day, time).finally(() => {
        if (arriving.current === answer) arriving.current = undefined;
      });
      arriving.current = answer;
      await answer;
    },
    [ask],
  );

  return {
    held,
    take,
    release,
    /** Back from the SMS code with the hold of the booking that waits: it is taken up, or taken anew. */
    async resume(holdId: string | undefined, day: CalendarDay, time: string) {
      const known = handedOver?.holdId === holdId ? handedOver : undefined;
      handedOver = undefined;
      if (known && Date.parse(known.expiresAt) > Date.now()) return keep(known);
      const mine = wish.current;
      if (holdId !== undefined) await giveBack(holdId);
      // Another time may have been chosen by then.
      if (mine === wish.current) await take(day, time);
    },
    isArriving: () => arriving.current !== undefined,
    /** Once the answer is there; false for a time that is gone. */
    async settled(): Promise<boolean> {
      let isKept = true;
      while (arriving.current !== undefined) isKept = await arriving.current;
      return isKept;
    },
    /** Of the place that is kept now, also before it is drawn. */
    idNow: () => current.current?.holdId,
    /** The booking takes the place over. */
    handOver() {
      handedOver = current.current;
      current.current = undefined;
      wish.current += 1;
    },
    /** More time, granted once. */
    async renew() {
      if (held === undefined) return;
      const mine = wish.current;
      const more = await api
        .renewHold({ id: held.holdId })
        .then(byOwnClock)
        .catch((error: unknown) =>
          isApiError(error, 'holdNotRenewable') ? { ...held, renewable: false } : held,
        );
      if (mine === wish.current) keep(more);
    },
  };
}
