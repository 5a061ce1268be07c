import type { Tables } from '../../db/db';
import type { Handlers } from '../../module-api/module';
import { Refusal } from '../../module-api/refusal';
import { admitAct, calledBy, ticketStatement } from '../counters';
import type { VisitDeps } from './visit-deps';
import { visitOf } from './visit-wire';

const START = ticketStatement(
  'visits-start',
  'UPDATE ticket SET started_at = coalesce(started_at, $2) WHERE id = $1 RETURNING *',
);
const PARK = ticketStatement(
  'visits-park',
  `UPDATE ticket SET parked_at = coalesce(parked_at, :now),
     parked_for = CASE WHEN parked_at IS NULL THEN :reason ELSE coalesce(:reason, parked_for) END
   WHERE id = :ticket RETURNING *`,
);
const UNPARK = ticketStatement(
  'visits-unpark',
  `UPDATE ticket SET parked_at = NULL, counter_name = :counter, called_by = :calledBy
   WHERE id = :ticket RETURNING *`,
);

/** Steps of a visit after its call. A repeated step has no further effect. */
export function stepCalls({ clock, catalogue, view }: VisitDeps) {
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
      const now = clock.now();
      const { row: called } = await admitAct('startVisit', request, catalogue, now);
      const [row] = await request.db.query(START, [called.id, now]);
      return told(request, row!);
    },

    async park(request) {
      const now = clock.now();
      const { row: called } = await admitAct('park', request, catalogue, now);
      const { reason = null } = request.body;
      const [row] = await request.db.query(PARK, { ticket: called.id, now, reason });
      return told(request, row!);
    },

    async unpark(request) {
      const { body, db, caller } = request;
      const { row: parked, others } = await admitAct('unpark', request, catalogue, clock.now());
      if (parked.parked_at === null) {
        if (parked.counter_name === body.counter) return told(request, parked);
        throw new Refusal('ticketNotCalled');
      }
      if (others.length > 0) throw new Refusal('counterBusy');
      const taken = { ticket: parked.id, counter: body.counter, calledBy: calledBy(caller) };
      const [row] = await db.query(UNPARK, taken);
      return told(request, row!);
    },
  } satisfies Handlers;
}
