import { cityDay } from '@vez/shared/dates';
import { statement, type Queryable } from '../../db/db';
import type { Deps, ServerModule } from '../../module';
import { Refusal } from '../../refusal';
import { nameIn, smsText } from '../../texts';
import type { Catalogue } from '../catalogue';
import { figuresOf } from '../line';
import { codeOf, nextOnSiteNumber } from '../queue';
import { insertTicket, type IdentityVault, type TicketRow } from '../tickets';

export interface CounterSettings {
  catalogue: Catalogue;
  vault: IdentityVault;
}

/** SKIP LOCKED, so that two counters calling at once get two people. */
const CALL_NEXT = statement(
  'counter-call-next',
  `UPDATE ticket SET progress = 'called', counter_name = $4, called_at = $5 WHERE id = (
     SELECT id FROM ticket
     WHERE service_id = $1 AND location_id = $2 AND day = $3 AND progress = 'waiting'
     ORDER BY priority DESC, number LIMIT 1 FOR UPDATE SKIP LOCKED)
   RETURNING *`,
);
const RECALL = statement(
  'counter-recall',
  `UPDATE ticket SET counter_name = $2, called_at = $3 WHERE id = $1 AND progress = 'called' RETURNING *`,
);
const FINISH = statement(
  'counter-finish',
  `UPDATE ticket SET progress = $2 WHERE id = $1 AND progress = 'called' RETURNING id`,
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
  'UPDATE service_location SET queue_quota = $3, queue_open = $4 WHERE service_id = $1 AND location_id = $2',
);
/** Those who asked to be told when so many are ahead, and now have that many or fewer. */
const TO_ALERT = statement(
  'counter-to-alert',
  `SELECT * FROM (
     SELECT *, row_number() OVER (ORDER BY priority DESC, number) - 1 AS ahead FROM ticket
     WHERE service_id = $1 AND location_id = $2 AND day = $3 AND progress = 'waiting') line
   WHERE cnt_to_alert IS NOT NULL AND ahead <= cnt_to_alert AND mob_num IS NOT NULL`,
);
const QUEUES = statement(
  'counter-queues',
  `SELECT p.service_id AS "serviceId", p.location_id AS "locationId", p.queue_open AS open,
     (SELECT count(*) FROM ticket t WHERE t.service_id = p.service_id AND t.location_id = p.location_id
       AND t.day = $1 AND t.progress = 'waiting') AS "waitCount",
     coalesce((SELECT array_agg(c.name ORDER BY c.name) FROM counter c
       WHERE c.service_id = p.service_id AND c.location_id = p.location_id), '{}') AS "openCounters"
   FROM service_location p WHERE p.ticket ORDER BY 1, 2`,
);
const CALLED = statement('counter-called', `SELECT * FROM ticket WHERE day = $1 AND progress = 'called'`);

/** Messages are for whoever took the number; their language is the city's. */
const LANGUAGE = 'zh_hant';

const calledOf = ({ id, jetton_code, counter_name }: TicketRow) => ({
  ticketId: id,
  jettonCode: jetton_code,
  counter: counter_name,
});

/** What a department's counter system calls; never a citizen (QUE-03). */
export function countersModule({ clock, sms }: Deps, { catalogue, vault }: CounterSettings): ServerModule {
  const placeName = (row: TicketRow) =>
    nameIn(catalogue.point(row.service_id, row.location_id).location.name, LANGUAGE);

  async function tellCalled(db: Queryable, row: TicketRow) {
    if (row.mob_num === null) return;
    const values = { number: row.jetton_code, place: placeName(row), counter: row.counter_name };
    await sms.enqueue(db, {
      key: `called:${row.id}`,
      mobile: { area: row.mob_area!, number: row.mob_num },
      text: smsText('called', LANGUAGE, values),
    });
  }

  /** In the transaction of the call that moved the line, and once a ticket: the outbox's key sees to it. */
  async function tellThoseNext(db: Queryable, serviceId: number, locationId: number, now: Date) {
    const rows = await db.query<TicketRow & { ahead: number }>(TO_ALERT, [
      serviceId,
      locationId,
      cityDay(now),
    ]);
    for (const row of rows) {
      const values = { number: row.jetton_code, count: row.ahead, place: placeName(row) };
      await sms.enqueue(db, {
        key: `alert:${row.id}`,
        mobile: { area: row.mob_area!, number: row.mob_num! },
        text: smsText('alert', LANGUAGE, values),
      });
    }
  }

  const openCounters = async (db: Queryable, serviceId: number, locationId: number) => ({
    openCounter: (await figuresOf(db, serviceId, locationId, clock.now())).openCounters,
  });

  async function finish(db: Queryable, ticketId: string, progress: 'treated' | 'absent') {
    const done = await db.query(FINISH, [ticketId, progress]);
    if (done.length === 0) throw new Refusal('ticketNotCalled');
    return { done: true };
  }

  return {
    name: 'counters',
    handlers: {
      async callNext({ body, db }) {
        catalogue.point(body.serviceId, body.locationId);
        const now = clock.now();
        const [row] = await db.query<TicketRow>(CALL_NEXT, [
          body.serviceId,
          body.locationId,
          cityDay(now),
          body.counter,
          now,
        ]);
        if (row === undefined) return { called: null };
        await tellCalled(db, row);
        await tellThoseNext(db, body.serviceId, body.locationId, now);
        return { called: calledOf(row) };
      },

      async recall({ body, db }) {
        const [row] = await db.query<TicketRow>(RECALL, [body.ticketId, body.counter, clock.now()]);
        if (row === undefined) throw new Refusal('ticketNotCalled');
        return { called: calledOf(row) };
      },

      markAbsent: ({ body, db }) => finish(db, body.ticketId, 'absent'),
      markTreated: ({ body, db }) => finish(db, body.ticketId, 'treated'),

      async openCounter({ body, db }) {
        catalogue.point(body.serviceId, body.locationId);
        await db.query(OPEN, [body.serviceId, body.locationId, body.counter]);
        return openCounters(db, body.serviceId, body.locationId);
      },
      async closeCounter({ body, db }) {
        catalogue.point(body.serviceId, body.locationId);
        await db.query(CLOSE, [body.serviceId, body.locationId, body.counter]);
        return openCounters(db, body.serviceId, body.locationId);
      },

      async walkIn({ body, db }) {
        const point = catalogue.point(body.serviceId, body.locationId);
        const { row, location } = point;
        if (!row.ticket || !row.queue_open || location.suspended) throw new Refusal('queueClosed');
        const now = clock.now();
        const number = await nextOnSiteNumber(db, point, now);
        const ticket = await insertTicket(
          db,
          vault,
          {
            type: 'QUEUE',
            jettonCode: codeOf(point, number),
            serviceId: row.service_id,
            locationId: row.location_id,
            day: cityDay(now),
            number,
            priority: body.priority,
            progress: 'waiting',
            checkedInAt: now,
          },
          now,
        );
        return {
          ticketId: ticket.id,
          jettonCode: ticket.jetton_code,
          qrcodeContent: `VEZ:${ticket.uid}:${ticket.id}`,
        };
      },

      async setQuota({ body, db }) {
        catalogue.point(body.serviceId, body.locationId);
        await db.query(SET_QUOTA, [body.serviceId, body.locationId, body.quota, body.open]);
        const { row } = catalogue.point(body.serviceId, body.locationId);
        Object.assign(row, { queue_quota: body.quota, queue_open: body.open });
        return { quota: body.quota, open: body.open };
      },

      async counterQueues({ db }) {
        const now = clock.now();
        const today = cityDay(now);
        const queues = await db.query<{
          serviceId: number;
          locationId: number;
          open: boolean;
          waitCount: number;
          openCounters: string[];
        }>(QUEUES, [today]);
        const called = await db.query<TicketRow>(CALLED, [today]);
        return queues.map((queue) => ({
          ...queue,
          isOfficeTime: catalogue.isOfficeTime(queue.locationId, now),
          called: called
            .filter((row) => row.service_id === queue.serviceId && row.location_id === queue.locationId)
            .map((row) => ({ ...calledOf(row), calledAt: (row.called_at ?? now).toISOString() })),
        }));
      },
    },
  };
}
