import type { Clock } from '../../db/clock';
import { statement, type Queryable } from '../../db/db';
import type { CallerIdentity, Handlers } from '../../module-api/module';
import type { Catalogue } from '../catalogue';
import type { Queue } from '../queue';
import { checkOwnCounter, counterNow, holdFreeCounter } from './counter-holders';
import { lockOffice } from './office';
import { pointFor } from './own-queues';

const PAUSE = statement(
  'counter-pause-queue',
  `UPDATE service_location SET queue_paused = :paused::boolean AND :until::timestamptz IS NULL,
     queue_paused_until = CASE WHEN :paused::boolean THEN :until::timestamptz END
   WHERE service_id = :service AND location_id = :location`,
);

/** Lets clerks pause the queues of their own open counter; supervisors and counter systems need no counter. */
async function checkClerk(
  db: Queryable,
  caller: CallerIdentity,
  { serviceId, locationId, counter = '' }: Queue & { counter?: string },
  now: Date,
): Promise<void> {
  if (caller.staff?.role !== 'clerk') return;
  const [, at] = await Promise.all([
    lockOffice(db, locationId),
    counterNow(db, caller, { locationId, services: [serviceId] }, counter, now),
  ]);
  checkOwnCounter(caller, at);
  await holdFreeCounter(db, caller, locationId, at, now);
}

/** A pause of a queue, which ends at a set time or on request (QUE-13, decision 377). */
export const queuePauseCalls = (clock: Clock, catalogue: Catalogue) =>
  ({
    async pauseQueue({ body, db, caller }) {
      pointFor(catalogue, caller, body);
      await checkClerk(db, caller, body, clock.now());
      const { serviceId: service, locationId: location, paused } = body;
      const until = paused && body.until !== undefined ? new Date(body.until) : null;
      await db.query(PAUSE, { service, location, paused, until });
      const isOver = until !== null && until <= clock.now();
      return { paused: paused && !isOver, until: isOver ? null : (until?.toISOString() ?? null) };
    },
  }) satisfies Handlers;
