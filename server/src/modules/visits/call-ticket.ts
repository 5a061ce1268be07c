import { statement } from '../../db/db';
import type { Handlers } from '../../module-api/module';
import { Refusal } from '../../module-api/refusal';
import { calledBy, checkTicket, isCounterPaused } from '../counters';
import { finishVisit } from './finish';
import { lockOffice, officeFor, visitsAtCounter } from './office';
import { findToday } from './today';
import type { VisitDeps } from './visit-deps';
import { visitOf } from './visit-wire';

const CALL_THIS = statement(
  'visits-call-this',
  `UPDATE ticket SET progress = 'called', counter_name = :counter, called_at = :now, called_by = :calledBy,
     checked_in_at = coalesce(checked_in_at, :now)
   WHERE id = :ticket RETURNING *`,
);

/** Calling somebody out of their turn; what needs no answer of another is sent together, as in `callNextCalls`. */
export const callTicketCalls = ({ clock, catalogue, alerts, view }: VisitDeps) =>
  ({
    async callTicket({ body, db, caller, language }) {
      const { ticketId, counter, finish } = body;
      const before = clock.now();
      const [found] = await Promise.all([
        findToday(db, ticketId, before),
        checkTicket(db, caller, ticketId),
        finish === undefined ? undefined : checkTicket(db, caller, finish),
      ]);
      if (found === undefined) throw new Refusal('ticketNotActive');
      const office = officeFor(catalogue, caller, found.location_id);
      const [, there, row, isPaused] = await Promise.all([
        lockOffice(db, found.location_id),
        visitsAtCounter(db, office, counter, before),
        findToday(db, ticketId, before, 'lock'),
        isCounterPaused(db, { locationId: office.locationId, serviceIds: office.services, counter }),
      ]);
      const now = clock.now();
      const reader = { caller, language, now };
      const own = there.find(({ id }) => id === ticketId);
      if (own !== undefined) return { finished: false, called: await visitOf(db, view, own, reader) };
      if (there.some(({ id }) => id !== finish)) throw new Refusal('counterBusy');
      if (isPaused) throw new Refusal('counterPaused');
      if (row?.progress !== 'waiting' && row?.progress !== 'booked') throw new Refusal('ticketNotActive');
      const [isFinished, [called]] = await Promise.all([
        finishVisit(db, there[0], now),
        db.query(CALL_THIS, { ticket: ticketId, counter, now, calledBy: calledBy(caller) }),
      ]);
      const [visit] = await Promise.all([
        visitOf(db, view, called!, reader),
        alerts.tellCalled(db, called!, now),
      ]);
      return { finished: isFinished, called: visit };
    },
  }) satisfies Handlers;
