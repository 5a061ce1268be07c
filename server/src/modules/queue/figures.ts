import { cityDay, cityTimeReached } from '../../city/city';
import { readTogether, statement, type Queryable } from '../../db/db';
import { queueToday, type Queue } from './queue';

/** The current figures of one queue, from its rows. */
export interface QueueFigures {
  waiting: number;
  notCheckedIn: number;
  /** Appointments among the waiting that are here before their time. */
  early: number;
  /** How many are called before a person who takes a number now. */
  ahead: number;
  /** How many bookings may still come before that person; null if all that come due. */
  mayPass: number | null;
  /** Whether the office calls by the time of a booking or number. */
  byTime: boolean;
  /** Without those whose screens are silent and, while others are open, without paused ones. */
  openCounters: number;
  remoteGiven: number;
  /** The quota that its counter system has set for today (QUE-15, QUE-21). */
  quota: number;
  isOpen: boolean;
  isPaused: boolean;
  /** When the pause ends by itself, if that was set. */
  pausedUntil: Date | null;
  /** The number that was called last today; null before the first call. */
  nowServing: string | null;
  /**
   * Changes with every commit that adds a ticket to the queue or removes one, as triggers then write the row of its
   * day, and with what its rule of calling decides by; null before the first ticket.
   */
  version: string | null;
}

const FIGURES = statement(
  'queue-figures',
  `SELECT service_id AS "serviceId!", location_id AS "locationId!",
     coalesce(d.waiting, 0) AS "waiting!", coalesce(d.not_checked_in, 0) AS "notCheckedIn!",
     here.early AS "early!",
     ahead_of_newcomer(o, p.service_id, :day, numbers, here.due) AS "ahead!",
     CASE WHEN o.calling_order = 'turns' THEN greatest(0, o.bookings_in_turn * (numbers + 1) - here.due
       - bookings_in_a_row(p.service_id, p.location_id, :day)) END AS "mayPass",
     o.calling_order = 'times' AS "byTime!",
     (SELECT coalesce(nullif(count(*) FILTER (WHERE c.paused_at IS NULL), 0), count(*)) FROM counter c
       WHERE c.service_id = p.service_id AND c.location_id = p.location_id 
         AND is_attended(c, :day, :silentSince)) AS "openCounters!",
     coalesce(d.remote_given, 0) AS "remoteGiven!",
     p.queue_quota AS "quota!", p.queue_open AS "isOpen!",
     p.queue_paused OR coalesce(p.queue_paused_until > :now, false) AS "isPaused!",
     CASE WHEN NOT p.queue_paused AND p.queue_paused_until > :now THEN p.queue_paused_until END AS "pausedUntil",
     (SELECT jetton_code FROM ticket t WHERE t.service_id = p.service_id AND t.location_id = p.location_id AND t.day = :day
       AND t.called_at IS NOT NULL AND t.type = 'QUEUE' ORDER BY t.called_at DESC LIMIT 1) AS "nowServing",
     d.version || calling_state(o, p.service_id, :day) AS version
   FROM unnest(:services::int[], :locations::int[]) AS q(service_id, location_id)
   JOIN service_location p USING (service_id, location_id)
   JOIN location o ON o.id = p.location_id
   LEFT JOIN (SELECT *, q.xmin::text || q.ctid::text AS version FROM queue_day q WHERE day = :day) AS d
     USING (service_id, location_id)
   CROSS JOIN LATERAL (SELECT count(*) FILTER (WHERE due_at > :time)::int AS early,
     count(*) FILTER (WHERE due_at <= :time)::int AS due FROM queue_due t
     WHERE t.service_id = p.service_id AND t.location_id = p.location_id AND t.day = :day) AS here
   CROSS JOIN LATERAL (SELECT greatest(0, coalesce(d.waiting, 0) - here.early - here.due) AS numbers) AS given`,
);

const CALLED_SINCE = statement(
  'queue-called-since',
  `SELECT count(*) AS "count!" FROM ticket
   WHERE service_id = :service AND location_id = :location AND day = :day AND called_at >= :since`,
);

/** A screen reads its counter at least every 30 seconds. */
const SILENT_MS = 600_000;

/** Citizens and estimates do not count counters whose holders' screens were last seen before this instant. */
export const silentSince = (now: Date) => new Date(now.getTime() - SILENT_MS);

const keyOf = ({ serviceId, locationId }: Queue) => `${serviceId}:${locationId}`;

type FiguresOf = (queue: Queue) => QueueFigures;

const readFigures = readTogether<{ queues: Queue[]; now: Date }, FiguresOf>(async (db, asked) => {
  const queues = asked.flatMap((one) => one.queues);
  const each = [...new Map(queues.map((queue) => [keyOf(queue), queue])).values()];
  // The first callers get the figures as of the last one's time, a moment later.
  const { now } = asked.at(-1)!;
  const rows = await db.query(FIGURES, {
    services: each.map(({ serviceId }) => serviceId),
    locations: each.map(({ locationId }) => locationId),
    day: cityDay(now),
    time: cityTimeReached(now),
    silentSince: silentSince(now),
    now,
  });
  const figures = new Map(rows.map((row) => [keyOf(row), row]));
  const figuresFor: FiguresOf = (queue) => figures.get(keyOf(queue))!;
  return asked.map(() => figuresFor);
});

/** The figures of several queues, by queue. */
export const figuresOfEach = (db: Queryable, queues: Queue[], now: Date): Promise<FiguresOf> =>
  readFigures(db, { queues, now });

export const figuresOf = async (db: Queryable, queue: Queue, now: Date): Promise<QueueFigures> =>
  (await figuresOfEach(db, [queue], now))(queue);

/** How many tickets were called today since an instant. */
export async function calledSince(db: Queryable, queue: Queue, since: Date, now: Date): Promise<number> {
  const [called] = await db.query(CALLED_SINCE, { ...queueToday(queue, now), since });
  return called!.count;
}
