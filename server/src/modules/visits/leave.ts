import { cityDay } from '../../city/city';
import { statement, type Queryable } from '../../db/db';
import type { Handlers } from '../../module-api/module';
import { Refusal } from '../../module-api/refusal';
import {
  checkNotTaken,
  closeWhole,
  counterNow,
  departmentOf,
  lockOffice,
  officeFor,
  ticketStatement,
  visitsAtCounter,
  type AdmittedTicket,
} from '../counters';
import { finishVisit, missVisit } from './finish';
import type { VisitDeps } from './visit-deps';

const PARKED_HERE = statement(
  'visits-parked-here',
  `SELECT * FROM ticket WHERE day = :day AND location_id = :location AND service_id = ANY(:services)
     AND progress = 'called' AND parked_at IS NOT NULL AND counter_name = :counter ORDER BY parked_at, id FOR UPDATE`,
);
const IS_OPEN = statement(
  'visits-is-open',
  `SELECT EXISTS (SELECT FROM counter WHERE location_id = :location AND name = :counter
     AND service_id = ANY(:services)) AS "isOpen!"`,
);
/** A number keeps its place, and so is the first of those who were not called before. */
const RETURN = ticketStatement(
  'visits-return',
  `UPDATE ticket SET progress = 'waiting', counter_name = '', called_at = NULL, started_at = NULL, parked_at = NULL,
     called_by = NULL, for_counter = '', cnt_to_alert = NULL
   WHERE id = :ticket AND progress = 'called' RETURNING id`,
);

type Became = 'served' | 'missed' | 'back';

/** Closing a counter at the end of a shift, with its people (QUE-16, decision 398). */
export function leaveCalls({ clock, catalogue, alerts }: VisitDeps) {
  /** @returns whether the person was still there: their holder may have cancelled */
  async function end(db: Queryable, row: AdmittedTicket, how: Became, now: Date): Promise<boolean> {
    if (how === 'served') return finishVisit(db, row, now);
    if (how === 'back') return (await db.query(RETURN, { ticket: row.id })).length > 0;
    if (row.started_at !== null) throw new Refusal('ticketNotCalled');
    return missVisit(db, row, alerts, now);
  }

  return {
    async leaveCounter({ body, db, caller }) {
      const { locationId, counter, called, parked, sentTo } = body;
      const now = clock.now();
      const office = officeFor(catalogue, caller, locationId);
      const at = { location: locationId, services: office.services, counter };
      const [, counterIs, there, parkedHere, [to]] = await Promise.all([
        lockOffice(db, locationId),
        counterNow(db, caller, office, counter, now),
        visitsAtCounter(db, office, counter, now),
        db.query(PARKED_HERE, { ...at, day: cityDay(now) }),
        db.query(IS_OPEN, { ...at, counter: sentTo ?? '' }),
      ]);
      // A supervisor closes any counter.
      if (caller.staff?.role !== 'supervisor') checkNotTaken(caller, counterIs);
      if (!counterIs.isOpen) return { people: [] };
      if (sentTo !== undefined && (sentTo === counter || !to!.isOpen)) throw new Refusal('noCounter');
      if (there.length > 0 && called === undefined) throw new Refusal('counterBusy');

      const people: { ticketId: string; jettonCode: string; became: Became }[] = [];
      const leaving = [
        ...there.map((row) => ({ row, became: called! })),
        ...(parked === 'back' ? parkedHere.map((row) => ({ row, became: 'back' as const })) : []),
      ];
      for (const { row, became } of leaving) {
        if (await end(db, row as AdmittedTicket, became, now))
          people.push({ ticketId: row.id, jettonCode: row.jetton_code, became });
      }
      const whole = { department: departmentOf(caller) ?? null, office, counter };
      await closeWhole(db, { ...whole, ...(sentTo === undefined ? {} : { sentTo }) }, now);
      return { people };
    },
  } satisfies Handlers;
}
