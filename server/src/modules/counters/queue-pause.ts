import type { Clock } from '../../db/clock';
import { statement } from '../../db/db';
import type { Handlers } from '../../module-api/module';
import type { Catalogue } from '../catalogue';
import { pointFor } from './own-queues';

const PAUSE = statement(
  'counter-pause-queue',
  `UPDATE service_location SET queue_paused = :paused::boolean AND :until::timestamptz IS NULL,
     queue_paused_until = CASE WHEN :paused::boolean THEN :until::timestamptz END
   WHERE service_id = :service AND location_id = :location`,
);

/** A pause of a queue, which ends at a time or when it is taken back (QUE-13, decision 281). */
export const queuePauseCalls = (clock: Clock, catalogue: Catalogue) =>
  ({
    async pauseQueue({ body, db, caller }) {
      pointFor(catalogue, caller, body);
      const { serviceId: service, locationId: location, paused } = body;
      const until = paused && body.until !== undefined ? new Date(body.until) : null;
      await db.query(PAUSE, { service, location, paused, until });
      const isOver = until !== null && until <= clock.now();
      return { paused: paused && !isOver, until: isOver ? null : (until?.toISOString() ?? null) };
    },
  }) satisfies Handlers;
