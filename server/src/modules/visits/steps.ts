import { statement, type Queryable, type Tables } from '../../db/db';
import type { CallerIdentity, Handlers } from '../../module-api/module';
import { Refusal } from '../../module-api/refusal';
import { calledBy, checkTicket } from '../counters';
import { lockOffice, officeFor, visitsAtCounter } from './office';
import { findToday } from './today';
import type { VisitDeps } from './visit-deps';
import { visitOf } from './visit-wire';

const START = statement(
  'visits-start',
  'UPDATE ticket SET started_at = coalesce(started_at, $2) WHERE id = $1 RETURNING *',
);
const PARK = statement(
  'visits-park',
  'UPDATE ticket SET parked_at = coalesce(parked_at, $2) WHERE id = $1 RETURNING *',
);
const UNPARK = statement(
  'visits-unpark',
  `UPDATE ticket SET parked_at = NULL, counter_name = :counter, called_by = :calledBy
   WHERE id = :ticket RETURNING *`,
);

/** Steps of a visit after its call: each done twice is done once. */
export function stepCalls({ clock, catalogue, view }: VisitDeps) {
  /** @throws Refusal `ticketNotCalled` for one that is not called today, or ended */
  async function lockCalled(db: Queryable, caller: CallerIdentity, ticketId: string) {
    await checkTicket(db, caller, ticketId);
    const row = await findToday(db, ticketId, clock.now(), 'lock');
    if (row?.progress !== 'called') throw new Refusal('ticketNotCalled');
    return row;
  }
  const told = async (
    {
      db,
      caller,
      language,
    }: Pick<Parameters<NonNullable<Handlers['park']>>[0], 'db' | 'caller' | 'language'>,
    row: Tables['ticket'],
  ) => ({ visit: await visitOf(db, view, row, { caller, language, now: clock.now() }) });

  return {
    async startVisit(request) {
      const { body, db, caller } = request;
      const { parked_at } = await lockCalled(db, caller, body.ticketId);
      if (parked_at !== null) throw new Refusal('ticketNotCalled');
      const [row] = await db.query(START, [body.ticketId, clock.now()]);
      return told(request, row!);
    },

    async park(request) {
      const { body, db, caller } = request;
      await lockCalled(db, caller, body.ticketId);
      const [row] = await db.query(PARK, [body.ticketId, clock.now()]);
      return told(request, row!);
    },

    async unpark(request) {
      const { body, db, caller } = request;
      const { ticketId, counter } = body;
      await checkTicket(db, caller, ticketId);
      const now = clock.now();
      const found = await findToday(db, ticketId, now);
      if (found === undefined) throw new Refusal('ticketNotCalled');
      await lockOffice(db, found.location_id);
      const parked = await lockCalled(db, caller, ticketId);
      if (parked.parked_at === null) {
        if (parked.counter_name === counter) return told(request, parked);
        throw new Refusal('ticketNotCalled');
      }
      const office = officeFor(catalogue, caller, parked.location_id);
      if ((await visitsAtCounter(db, office, counter, now)).length > 0) throw new Refusal('counterBusy');
      const [row] = await db.query(UNPARK, { ticket: ticketId, counter, calledBy: calledBy(caller) });
      return told(request, row!);
    },
  } satisfies Handlers;
}
