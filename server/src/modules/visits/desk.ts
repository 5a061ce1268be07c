import { cityDay } from '../../city/city';
import { statement } from '../../db/db';
import type { Handlers } from '../../module-api/module';
import { noticesAt } from '../catalogue';
import { silentSince, waitingIn } from '../queue';
import { counterNow, isHeldBy, officeFor, seeCounter, visitsAtCounter } from '../counters';
import type { VisitDeps } from './visit-deps';
import { pauseOf, visitsOf } from './visit-wire';

/** More than a clerk can look through. */
const MOST_WAITING = 50;
const MOST_APPOINTMENTS = 500;

const QUEUES = statement(
  'visits-counter-queues',
  `SELECT c.service_id, p.queue_paused OR coalesce(p.queue_paused_until > :now, false) AS "isPaused!",
     CASE WHEN NOT p.queue_paused THEN p.queue_paused_until END AS "pausedUntil"
   FROM counter c JOIN service_location p USING (service_id, location_id)
   WHERE location_id = :location AND c.name = :counter AND service_id = ANY(:services) ORDER BY service_id`,
);
/** Counters that call the same people while this one pauses. */
const OTHERS_OPEN = statement(
  'visits-others-open',
  `SELECT count(DISTINCT c.name) AS "open!" FROM counter c
   WHERE c.location_id = :location AND c.service_id = ANY(:services) AND c.name <> :counter AND c.paused_at IS NULL
     AND is_attended(c, :day, :silentSince)`,
);
const WAITING_COUNT = statement(
  'visits-waiting-count',
  `SELECT count(*) AS "waiting!" FROM ticket WHERE location_id = :location AND service_id = ANY(:services) AND day = :day
     AND progress = 'waiting' AND for_counter IN ('', :counter)`,
);
const APPOINTMENTS = statement(
  'visits-appointments',
  `SELECT * FROM ticket WHERE location_id = :location AND service_id = ANY(:services) AND day = :day
     AND type <> 'QUEUE' ORDER BY booking_time, created_at, id LIMIT :most`,
);
/** Visits that this counter parked come first: its key takes the first one back. */
const PARKED = statement(
  'visits-parked',
  `SELECT * FROM ticket WHERE location_id = :location AND service_id = ANY(:services) AND day = :day
     AND progress = 'called' AND parked_at IS NOT NULL
   ORDER BY coalesce(counter_name = :counter, false) DESC, parked_at, id`,
);

/** The view of a counter or a reception: one read, from which a screen gets the whole state. */
export const deskCalls = ({ clock, catalogue, view }: VisitDeps) =>
  ({
    async desk({ query, db, caller, language }) {
      const { locationId, counter } = query;
      const now = clock.now();
      const office = officeFor(catalogue, caller, locationId);
      const at = { location: locationId, services: office.services, counter, day: cityDay(now) };
      const [opened, counterIs] =
        counter === ''
          ? [[], undefined]
          : await Promise.all([
              db.query(QUEUES, { ...at, now }),
              counterNow(db, caller, office, counter, now),
            ]);
      if (counterIs !== undefined) await seeCounter(db, caller, locationId, counterIs, now);
      const queues = opened.map(({ service_id }) => service_id);
      const pausedQueues = opened
        .filter((queue) => queue.isPaused)
        .map((queue) => ({
          serviceId: queue.service_id,
          until: queue.pausedUntil?.toISOString() ?? null,
        }));
      const isOpen = queues.length > 0;
      const services = isOpen ? queues : office.services;
      const { holder, pause, isPaused = false } = counterIs ?? {};
      const of = { ...at, services };
      const [others, here, waiting, counted, appointments, parked] = await Promise.all([
        pause === undefined ? [] : db.query(OTHERS_OPEN, { ...of, silentSince: silentSince(now) }),
        counter === '' ? [] : visitsAtCounter(db, office, counter, now),
        waitingIn(db, { locationId, serviceIds: services, counter }, now, MOST_WAITING),
        db.query(WAITING_COUNT, of),
        db.query(APPOINTMENTS, { location: locationId, services, day: at.day, most: MOST_APPOINTMENTS }),
        db.query(PARKED, of),
      ]);
      const told = (rows: typeof here) => visitsOf(db, view, rows, { caller, language, now });
      const [current = null] = await told(here.slice(0, 1));
      return {
        at: now.toISOString(),
        counter,
        isOpen,
        isPaused,
        ...(holder && {
          holder: { name: holder.name, since: holder.since.toISOString(), isYou: isHeldBy(caller, holder) },
        }),
        ...(pause && { pause: { ...pauseOf(pause), others: others[0]!.open } }),
        queues,
        ...(pausedQueues.length > 0 && { pausedQueues }),
        current,
        waiting: await told(waiting),
        waitingCount: counted[0]!.waiting,
        appointments: await told(appointments),
        parked: await told(parked),
        ...noticesAt(catalogue, office, now),
      };
    },
  }) satisfies Handlers;
