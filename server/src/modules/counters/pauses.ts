import type { Clock } from '../../db/clock';
import { statement, type Queryable } from '../../db/db';
import type { CallerIdentity, Handlers } from '../../module-api/module';
import { Refusal } from '../../module-api/refusal';
import type { Catalogue } from '../catalogue';
import { checkOwnCounter, counterNow, holdFreeCounter } from './counter-holders';
import { lockOffice, officeFor, type Office } from './office';
import { pointFor } from './own-queues';

const PAUSE_COUNTER = statement(
  'counter-pause',
  `UPDATE counter SET paused_at = CASE WHEN :paused::boolean THEN coalesce(paused_at, :now) END,
     paused_until = CASE WHEN :paused::boolean THEN :until::timestamptz END,
     paused_for = CASE WHEN :paused::boolean THEN :reason::text END
   WHERE location_id = :location AND name = :counter AND service_id = ANY(:services) RETURNING name`,
);
const PAUSE_QUEUE = statement(
  'counter-pause-queue',
  `UPDATE service_location SET queue_paused = :paused::boolean AND :until::timestamptz IS NULL,
     queue_paused_until = CASE WHEN :paused::boolean THEN :until::timestamptz END
   WHERE service_id = :service AND location_id = :location`,
);

/** Checks that the caller has an open counter of an office, which it then holds. */
async function checkHasCounter(
  db: Queryable,
  caller: CallerIdentity,
  office: Office,
  counter: string,
  now: Date,
): Promise<void> {
  const [, at] = await Promise.all([
    lockOffice(db, office.locationId),
    counterNow(db, caller, office, counter, now),
  ]);
  checkOwnCounter(caller, at);
  await holdFreeCounter(db, caller, office.locationId, at, now);
}

/** Pauses of a counter, and of a queue. */
export const pauseCalls = (clock: Clock, catalogue: Catalogue) =>
  ({
    async pauseCounter({ body, db, caller }) {
      const { counter, paused, locationId: location } = body;
      const office = officeFor(catalogue, caller, location);
      const now = clock.now();
      await checkHasCounter(db, caller, office, counter, now);
      const { until, reason = null } = body;
      const end = until === undefined ? null : new Date(until);
      const pausing = { location, services: office.services, counter, paused, until: end, reason, now };
      const rows = await db.query(PAUSE_COUNTER, pausing);
      if (rows.length === 0) throw new Refusal('noCounter');
      return { paused };
    },

    /** The pause ends at a set time or on request (QUE-13, decision 377). */
    async pauseQueue({ body, db, caller }) {
      pointFor(catalogue, caller, body);
      const { serviceId: service, locationId: location, counter = '', paused } = body;
      // Clerks pause the queues of their own open counter; supervisors and counter systems need no counter.
      if (caller.staff?.role === 'clerk') {
        const office = { locationId: location, services: [service] };
        await checkHasCounter(db, caller, office, counter, clock.now());
      }
      const until = paused && body.until !== undefined ? new Date(body.until) : null;
      await db.query(PAUSE_QUEUE, { service, location, paused, until });
      const isOver = until !== null && until <= clock.now();
      return { paused: paused && !isOver, until: isOver ? null : (until?.toISOString() ?? null) };
    },
  }) satisfies Handlers;
