import { cityDay } from '../../city/city';
import { statement, type Tables } from '../../db/db';
import type { Clock } from '../../db/clock';
import type { Handlers } from '../../module-api/module';
import type { Catalogue } from '../catalogue';
import type { Queue } from '../queue';
import { isInScope, pointFor } from './own-queues';

const SET_QUOTA = statement(
  'counter-quota',
  `UPDATE service_location p SET queue_quota = :quota, queue_open = :open
   FROM (SELECT queue_open FROM service_location
     WHERE service_id = :service AND location_id = :location FOR UPDATE) before
   WHERE service_id = :service AND location_id = :location RETURNING before.queue_open AS "wasOpen"`,
);
/** A background job notifies the people who wait. */
const CLOSED = statement(
  'counter-closed',
  'INSERT INTO queue_closing (service_id, location_id, closed_at) VALUES ($1, $2, $3)',
);
const QUEUES = statement(
  'counter-queues',
  `SELECT p.service_id AS "serviceId", p.location_id AS "locationId", p.queue_open AS open,
     coalesce((SELECT waiting FROM queue_day d WHERE d.service_id = p.service_id
       AND d.location_id = p.location_id AND d.day = $1), 0) AS "waitCount!",
     coalesce((SELECT array_agg(c.name ORDER BY c.name) FROM counter c
       WHERE c.service_id = p.service_id AND c.location_id = p.location_id), '{}') AS "openCounters!"
   FROM service_location p WHERE p.ticket ORDER BY 1, 2`,
);
const CALLED = statement('counter-called', `SELECT * FROM ticket WHERE day = $1 AND progress = 'called'`);

/** A called ticket, for counter systems. */
export const calledOf = ({ id, jetton_code, counter_name }: Tables['ticket']) => ({
  ticketId: id,
  jettonCode: jetton_code,
  counter: counter_name,
});

/** The queues of a department and their settings (QUE-15, QUE-21). */
export const queueCalls = (clock: Clock, catalogue: Catalogue) =>
  ({
    async setQuota({ body, db, caller }) {
      pointFor(catalogue, caller, body);
      const { serviceId: service, locationId: location, quota, open } = body;
      const [before] = await db.query(SET_QUOTA, { service, location, quota, open });
      if (before?.wasOpen === true && !body.open) {
        await db.query(CLOSED, [body.serviceId, body.locationId, clock.now()]);
      }
      return { quota: body.quota, open: body.open };
    },

    async counterQueues({ db, caller }) {
      const now = clock.now();
      const today = cityDay(now);
      const queues = await db.query(QUEUES, [today]);
      const called = await db.query(CALLED, [today]);
      const isTheirs = ({ serviceId, locationId }: Queue) =>
        isInScope(caller, {
          departmentId: catalogue.point(serviceId, locationId).department.id,
          locationId,
        });
      return queues.filter(isTheirs).map((queue) => ({
        ...queue,
        openCounters: [...queue.openCounters],
        isOfficeTime: catalogue.isServiceTime(queue, now),
        called: called
          .filter((row) => row.service_id === queue.serviceId && row.location_id === queue.locationId)
          .map((row) => ({ ...calledOf(row), calledAt: (row.called_at ?? now).toISOString() })),
      }));
    },
  }) satisfies Handlers;
