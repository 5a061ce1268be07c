import { statement, type Queryable } from '../../db/db';
import type { Handlers } from '../../module-api/module';
import { Refusal } from '../../module-api/refusal';
import { calledBy, checkNotPaused, checkTicket, pointFor } from '../counters';
import { callNextOfQueues } from '../queue';
import { lockOffice, officeFor, visitsAtCounter } from './office';
import { findToday } from './today';
import type { VisitDeps } from './visit-deps';
import { visitOf } from './visit-wire';

const FINISH = statement(
  'visits-finish',
  `UPDATE ticket SET progress = 'treated', ended_at = $2 WHERE id = $1 AND progress = 'called' RETURNING id`,
);
const CALL_THIS = statement(
  'visits-call-this',
  `UPDATE ticket SET progress = 'called', counter_name = :counter, called_at = :now, called_by = :calledBy,
     checked_in_at = coalesce(checked_in_at, :now)
   WHERE id = :ticket RETURNING *`,
);

/** Calling whom a counter serves next. */
export function callNextCalls({ clock, catalogue, alerts, view }: VisitDeps) {
  /** Calls are of one counter at a time: see `lockOffice`. */
  const othersAt = async (
    db: Queryable,
    at: { office: ReturnType<typeof officeFor>; counter: string },
    own: string | undefined,
  ) => {
    const there = await visitsAtCounter(db, at.office, at.counter, clock.now());
    return { own: there.find(({ id }) => id === own), others: there.filter(({ id }) => id !== own) };
  };

  return {
    async callNextFor({ body, db, caller, language }) {
      const { locationId, serviceIds, counter, finish } = body;
      for (const serviceId of serviceIds) pointFor(catalogue, caller, { serviceId, locationId });
      if (finish !== undefined) await checkTicket(db, caller, finish);
      await lockOffice(db, locationId);
      const now = clock.now();
      const office = officeFor(catalogue, caller, locationId);
      const { own, others } = await othersAt(db, { office, counter }, finish);
      // A repeated press finds somebody else here already: it must not call past them.
      if (others.length > 0) throw new Refusal('counterBusy');
      await checkNotPaused(db, body);
      const finished = own === undefined ? [] : await db.query(FINISH, [own.id, now]);
      const row = await callNextOfQueues(db, body, calledBy(caller), now);
      if (row !== undefined) await alerts.tellCalled(db, row, now);
      return {
        finished: finished.length > 0,
        called: row === undefined ? null : await visitOf(db, view, row, { caller, language, now }),
      };
    },

    async callTicket({ body, db, caller, language }) {
      const { ticketId, counter } = body;
      await checkTicket(db, caller, ticketId);
      const now = clock.now();
      const found = await findToday(db, ticketId, now);
      if (found === undefined) throw new Refusal('ticketNotActive');
      await lockOffice(db, found.location_id);
      const office = officeFor(catalogue, caller, found.location_id);
      const { own, others } = await othersAt(db, { office, counter }, ticketId);
      const reader = { caller, language, now };
      if (own !== undefined) return { called: await visitOf(db, view, own, reader) };
      if (others.length > 0) throw new Refusal('counterBusy');
      const row = await findToday(db, ticketId, now, 'lock');
      await checkNotPaused(db, { locationId: office.locationId, serviceIds: office.services, counter });
      if (row?.progress !== 'waiting' && row?.progress !== 'booked') throw new Refusal('ticketNotActive');
      const calling = { ticket: ticketId, counter, now, calledBy: calledBy(caller) };
      const [called] = await db.query(CALL_THIS, calling);
      await alerts.tellCalled(db, called!, now);
      return { called: await visitOf(db, view, called!, reader) };
    },
  } satisfies Handlers;
}
