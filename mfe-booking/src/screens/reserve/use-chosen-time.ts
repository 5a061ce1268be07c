import { useCallback, useEffect, useState } from 'react';
import { useBridge, useHome } from '@vez/shared/bridge';
import type { MyTicket } from '@vez/shared/contracts/client';
import { fromWireDate, type CalendarDay } from '@vez/shared/dates';
import { useSecondsLeft } from '@vez/shared/deadline';
import type { ServicePoint } from '@vez/shared/domain';
import { useQueryClient } from '@vez/shared/query';
import { RECOMMENDED, TIMES } from '../../api/booking-queries';
import { useTexts } from '../../texts';
import { useHold } from './use-hold';
import type { ReservationDraft } from './use-reservation-form';

/**
 * The date and time of the form, with the place that is kept for them. When the time to act runs out the
 * citizen is told and taken home (BOK-32); what was typed stays.
 */
export function useChosenTime(point: ServicePoint, draft: ReservationDraft, editing: MyTicket | undefined) {
  const { t } = useTexts();
  const bridge = useBridge();
  const queries = useQueryClient();
  const home = useHome();
  const { about, form, change } = draft;
  const [gone, setGone] = useState<string>();

  const chooseAnew = (because: string) => {
    setGone(because);
    change({ time: null });
    void queries.invalidateQueries({ queryKey: TIMES });
    void queries.invalidateQueries({ queryKey: RECOMMENDED });
  };
  const hold = useHold(point, chooseAnew);
  const endsAt = hold.held && Date.parse(hold.held.expiresAt);
  const seconds = useSecondsLeft(endsAt, () => {
    // What is on its way decides: the server may have booked the place in time.
    if (queries.isMutating() > 0) return;
    change({ time: null });
    void bridge.feedback
      .alert(t('hold.over'), t('hold.overHow'))
      .then(() => bridge.navigate(home, { replace: true }));
  });

  const ownDay =
    editing?.locationId === point.locationId ? fromWireDate(editing.ticket.bookingDate) : undefined;
  /** The time that the citizen has booked already needs no hold. */
  const isOwn = (day: CalendarDay | null, time: string) =>
    ownDay !== undefined && day === ownDay && time === editing?.ticket.bookingTime;

  useEffect(() => {
    const { day, time } = form;
    if (day === null || time === null || isOwn(day, time)) return;
    const { pending, draft: left } = bridge.journey.get();
    const wasSent = pending?.flow === 'reservation' && pending.request.locationId === point.locationId;
    const before = left?.of === about ? left.holdId : undefined;
    void hold.resume(before ?? (wasSent ? pending.request.holdId : undefined), day, time);
    // Once, for the time that the form was opened with.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const holdId = hold.held?.holdId;
  useEffect(() => {
    const { draft: left } = bridge.journey.get();
    if (left?.of === about && holdId !== undefined) bridge.journey.set({ draft: { ...left, holdId } });
  }, [about, bridge, holdId]);

  /** A place that the citizen holds or has booked counts as taken to the server, not to them. */
  const isMine = (time: string) => isOwn(form.day, time) || (hold.held !== undefined && form.time === time);

  const { release } = hold;
  // The same from one letter of the form to the next, so that the calendar is not drawn for each.
  const chooseDay = useCallback(
    (day: CalendarDay) => {
      void release();
      setGone(undefined);
      change({ day, time: null });
    },
    [change, release],
  );

  return {
    hold,
    seconds,
    gone,
    chooseDay,
    chooseTime(day: CalendarDay, time: string) {
      setGone(undefined);
      change({ day, time });
      void (isOwn(day, time) ? hold.release() : hold.take(day, time));
    },
    /** Somebody else has it by now. */
    giveUp(because: string) {
      void hold.release();
      chooseAnew(because);
    },
    isMine,
    mine:
      form.day !== null && form.time !== null && isMine(form.time)
        ? { day: form.day, time: form.time }
        : null,
  };
}

export type ChosenTime = ReturnType<typeof useChosenTime>;
