import { fromWireDate, toWireDate } from '@vez/shared/dates';
import type { Handlers } from '../../module-api/module';
import { Refusal } from '../../module-api/refusal';
import { officeSlot } from '../booking';
import { admitAct, checkNotCalled, pointFor } from '../counters';
import { takeSlots } from '../slots';
import { moveToHeld, type TicketRow } from '../tickets';
import type { VisitDeps } from './visit-deps';
import { visitOf } from './visit-wire';

type Slot = { date: string; time: string };
const isAt = (row: TicketRow, { date, time }: Slot) =>
  row.progress === 'booked' && row.day === fromWireDate(date) && row.booking_time === time;

/** @throws Refusal `calledMeanwhile`, `checkedIn`, `movedMeanwhile`, `dateNotBookable` */
function checkMovable(row: TicketRow, from: Slot, to: Slot): void {
  const { jetton_code: number, day, booking_time: time } = row;
  checkNotCalled(row);
  if (row.progress === 'waiting') throw new Refusal('checkedIn', { number });
  if (day !== fromWireDate(from.date) || time !== from.time) {
    throw new Refusal('movedMeanwhile', { number, date: toWireDate(day), time });
  }
  // The date of a time ticket cannot be changed (BOK-37).
  if (row.type === 'PERIOD' && fromWireDate(to.date) !== day) throw new Refusal('dateNotBookable');
}

/** Moves a booking for its holder (decision 388): the new place is taken before the old one is freed. */
export const moveCalls = ({ clock, catalogue, vault, alerts, view, freedDelaySeconds }: VisitDeps) =>
  ({
    async moveVisit({ body, db, caller, language }) {
      const { from, to } = body;
      const now = clock.now();
      const { row } = await admitAct('moveVisit', { db, caller, body }, catalogue, now);
      const reader = { caller, language, now };
      // The answer to the first request may have been lost.
      if (isAt(row, to)) return { visit: await visitOf(db, view, row, reader) };
      checkMovable(row, from, to);
      const point = pointFor(catalogue, caller, { serviceId: row.service_id, locationId: row.location_id });
      const slot = officeSlot(catalogue, point, to, now);
      const [isTaken] = await takeSlots(db, [{ slot, point }]);
      if (isTaken !== true) throw new Refusal('slotTaken');
      const moved = await moveToHeld(db, { vault, alerts, freedDelaySeconds }, row, slot, caller, now);
      return { visit: await visitOf(db, view, moved, reader) };
    },
  }) satisfies Handlers;
