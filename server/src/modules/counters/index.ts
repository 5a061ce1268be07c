import { cityDay } from '@vez/shared/dates';
import { sqlState, statement, type Queryable } from '../../db/db';
import type { CallerIdentity, Deps, ServerModule } from '../../module';
import { Forbidden, NotFound, Refusal } from '../../refusal';
import type { Alerts } from '../alerts';
import type { Catalogue } from '../catalogue';
import { callNextOf, figuresOf, type Queue } from '../queue';
import { nextOnSiteNumber } from '../queue-tickets';
import {
  codeOf,
  eventsOf,
  GRACE_MS,
  insertTickets,
  ticketRow,
  type IdentityVault,
  type TicketCodes,
  type TicketRow,
} from '../tickets';

export { addCounterKey, createCounterKeys, KeyFault, listCounterKeys, revokeCounterKey } from './keys';

export interface CounterSettings {
  catalogue: Catalogue;
  vault: IdentityVault;
  codes: TicketCodes;
  alerts: Alerts;
}

const RECALL = statement(
  'counter-recall',
  `UPDATE ticket t SET progress = 'called', counter_name = :counter, called_at = :now
   FROM (SELECT id, counter_name FROM ticket
     WHERE id = :ticket AND (progress = 'called' OR progress = 'absent' AND called_at >= :since) FOR UPDATE) before
   WHERE t.id = before.id RETURNING t.*, before.counter_name AS "counterBefore"`,
);
const FINISH = statement(
  'counter-finish',
  `UPDATE ticket SET progress = $2 WHERE id = $1 AND progress = 'called' RETURNING *`,
);
const OPEN = statement(
  'counter-open',
  `INSERT INTO counter (service_id, location_id, name) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
);
const CLOSE = statement(
  'counter-close',
  'DELETE FROM counter WHERE service_id = $1 AND location_id = $2 AND name = $3',
);
const SET_QUOTA = statement(
  'counter-quota',
  `UPDATE service_location p SET queue_quota = :quota, queue_open = :open
   FROM (SELECT queue_open FROM service_location
     WHERE service_id = :service AND location_id = :location FOR UPDATE) before
   WHERE service_id = :service AND location_id = :location RETURNING before.queue_open AS "wasOpen"`,
);
/** Whoever waits is told in the background. */
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

const FIND_TICKET = statement('counter-find-ticket', 'SELECT * FROM ticket WHERE id = $1');
const DEPARTMENT_OF = statement(
  'counter-department-of',
  `SELECT st.department_id AS "departmentId" FROM ticket t JOIN service s ON s.id = t.service_id
   JOIN service_type st ON st.id = s.service_type_id WHERE t.id = $1`,
);

const UNIQUE_VIOLATION = '23505';

const calledOf = ({ id, jetton_code, counter_name }: TicketRow) => ({
  ticketId: id,
  jettonCode: jetton_code,
  counter: counter_name,
});

/** What a department's counter system calls; never a citizen (QUE-01, QUE-03, QUE-15, QUE-16). */
export function countersModule({ clock }: Deps, settings: CounterSettings): ServerModule {
  const { alerts, catalogue, codes, vault } = settings;

  const openCounters = async (db: Queryable, queue: Queue) => ({
    openCounter: (await figuresOf(db, queue, clock.now())).openCounters,
  });

  async function finish(
    db: Queryable,
    caller: CallerIdentity,
    ticketId: string,
    progress: 'treated' | 'absent',
  ) {
    await checkTicket(db, caller, ticketId);
    const [row] = await db.query(FINISH, [ticketId, progress]);
    if (row === undefined) throw new Refusal('ticketNotCalled');
    if (progress === 'absent') await alerts.tellAbsent(db, row, clock.now());
    return { done: true };
  }

  async function recalled(
    db: Queryable,
    { ticketId, counter }: { ticketId: string; counter: string },
    now: Date,
  ) {
    const since = new Date(now.getTime() - GRACE_MS);
    try {
      return await db.query(RECALL, { ticket: ticketId, counter, now, since });
    } catch (error) {
      // The absent person has taken another number of this queue by now.
      if (sqlState(error) === UNIQUE_VIOLATION) throw new Refusal('alreadyQueued');
      throw error;
    }
  }

  /** A department's key opens its own queues. @throws Forbidden for those of another */
  function pointFor({ counterKey }: CallerIdentity, { serviceId, locationId }: Queue) {
    const point = catalogue.point(serviceId, locationId);
    if (counterKey !== undefined && point.department.id !== counterKey.departmentId) throw new Forbidden();
    return point;
  }
  async function checkTicket(db: Queryable, { counterKey }: CallerIdentity, ticketId: string) {
    if (counterKey === undefined) return;
    const [queue] = await db.query(DEPARTMENT_OF, [ticketId]);
    if (queue !== undefined && queue.departmentId !== counterKey.departmentId) throw new Forbidden();
  }

  return {
    name: 'counters',
    handlers: {
      async callNext({ body, db, caller }) {
        pointFor(caller, body);
        const now = clock.now();
        const row = await callNextOf(db, body, body.counter, now);
        if (row === undefined) return { called: null };
        await alerts.tellCalled(db, row, now);
        return { called: calledOf(row) };
      },

      async recall({ body, db, caller }) {
        await checkTicket(db, caller, body.ticketId);
        const now = clock.now();
        const [row] = await recalled(db, body, now);
        if (row === undefined) throw new Refusal('ticketNotCalled');
        if (row.counterBefore !== body.counter) await alerts.tellOtherCounter(db, row, now);
        return { called: calledOf(row) };
      },

      markAbsent: ({ body, db, caller }) => finish(db, caller, body.ticketId, 'absent'),
      markTreated: ({ body, db, caller }) => finish(db, caller, body.ticketId, 'treated'),

      async openCounter({ body, db, caller }) {
        pointFor(caller, body);
        await db.query(OPEN, [body.serviceId, body.locationId, body.counter]);
        return openCounters(db, body);
      },
      async closeCounter({ body, db, caller }) {
        pointFor(caller, body);
        await db.query(CLOSE, [body.serviceId, body.locationId, body.counter]);
        return openCounters(db, body);
      },

      async walkIn({ body, db, caller }) {
        const point = pointFor(caller, body);
        const { row, location, department } = point;
        const now = clock.now();
        const { isOpen } = await figuresOf(db, body, now);
        if (!row.ticket || !isOpen || location.suspended || department.suspended) {
          throw new Refusal('queueClosed');
        }
        const number = await nextOnSiteNumber(db, point, now);
        const walkIn = {
          type: 'QUEUE' as const,
          jettonCode: codeOf(point.row, number),
          serviceId: row.service_id,
          locationId: row.location_id,
          day: cityDay(now),
          number,
          priority: body.priority,
          progress: 'waiting' as const,
          checkedInAt: now,
        };
        const ticket = ticketRow(vault, walkIn, now);
        await insertTickets(db, [ticket]);
        return {
          ticketId: ticket.id,
          jettonCode: ticket.jetton_code,
          qrcodeContent: await codes.write(ticket.id, ticket.day),
        };
      },

      async counterTicketHistory({ params, db, caller }) {
        await checkTicket(db, caller, params.ticketId);
        const [row] = await db.query(FIND_TICKET, [params.ticketId]);
        if (row === undefined) throw new NotFound();
        return eventsOf(db, row);
      },

      async setQuota({ body, db, caller }) {
        pointFor(caller, body);
        const { serviceId: service, locationId: location, quota, open } = body;
        const [before] = await db.query(SET_QUOTA, { service, location, quota, open });
        if (before?.wasOpen === true && !body.open) {
          await db.query(CLOSED, [body.serviceId, body.locationId, clock.now()]);
        }
        return { quota: body.quota, open: body.open };
      },

      async counterQueues({ db, caller: { counterKey } }) {
        const now = clock.now();
        const today = cityDay(now);
        const queues = await db.query(QUEUES, [today]);
        const called = await db.query(CALLED, [today]);
        const isTheirs = ({ serviceId, locationId }: Queue) =>
          counterKey === undefined ||
          catalogue.point(serviceId, locationId).department.id === counterKey.departmentId;
        return queues.filter(isTheirs).map((queue) => ({
          ...queue,
          openCounters: [...queue.openCounters],
          isOfficeTime: catalogue.isOfficeTime(queue.locationId, now),
          called: called
            .filter((row) => row.service_id === queue.serviceId && row.location_id === queue.locationId)
            .map((row) => ({ ...calledOf(row), calledAt: (row.called_at ?? now).toISOString() })),
        }));
      },
    },
  };
}
