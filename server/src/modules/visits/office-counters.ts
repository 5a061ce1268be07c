import type { Visit } from '@vez/shared/contracts';
import { LANGUAGES } from '@vez/shared/domain';
import { cityDay } from '../../city/city';
import { statement } from '../../db/db';
import type { CallerIdentity, Handlers } from '../../module-api/module';
import type { Names } from '../../texts/texts';
import { noticesAt } from '../catalogue';
import { departmentOf, isHeldBy, officeFor } from '../counters';
import { figuresOfEach, hallQueuesNow, silentSince } from '../queue';
import type { VisitDeps } from './visit-deps';
import { pauseOf, visitsOf } from './visit-wire';

const COUNTERS = statement(
  'visits-counters',
  `WITH listed AS (
     SELECT name, service_ids, saved_at FROM office_counter
     WHERE location_id = :location AND (department_id = :department::int OR :department::int IS NULL)
   ), opened AS (
     SELECT name, array_agg(service_id ORDER BY service_id) AS open_for, max(paused_at) AS paused_at,
       max(paused_until) AS paused_until, max(paused_for) AS paused_for
     FROM counter WHERE location_id = :location AND service_id = ANY(:services) GROUP BY name
   )
   SELECT coalesce(l.name, o.name) AS "counter!", coalesce(l.service_ids, '{}') AS "serviceIds!", l.saved_at AS "savedAt?",
     coalesce(o.open_for, '{}') AS "openFor!", o.paused_at AS "pausedAt?", o.paused_until AS "pausedUntil?", o.paused_for AS "pausedFor?",
     h.held_by AS "heldBy?", h.name AS "holderName?", h.since AS "since?", coalesce(h.seen_at, h.since) AS "seenAt?",
     p.floor AS "floor?", p.area AS "area?", p.way AS "way?"
   FROM listed l FULL JOIN opened o ON o.name = l.name
   LEFT JOIN LATERAL (SELECT * FROM counter_holder
     WHERE location_id = :location AND counter = coalesce(l.name, o.name) AND day = :day AND o.name IS NOT NULL
       AND (department_id = :department::int OR :department::int IS NULL) ORDER BY since DESC LIMIT 1) h ON true
   LEFT JOIN counter_place p ON p.location_id = :location AND p.counter = coalesce(l.name, o.name)`,
);
const OTHERS = statement(
  'visits-other-counters',
  `SELECT floor, area, way FROM counter_place WHERE location_id = $1 AND counter = ''`,
);
/** The called, the parked, and those who wait for one counter. */
const PEOPLE = statement(
  'visits-people-of-counters',
  `SELECT * FROM ticket WHERE day = :day AND location_id = :location AND service_id = ANY(:services)
     AND (progress = 'called' OR progress = 'waiting' AND for_counter <> '') ORDER BY called_at DESC NULLS LAST, id`,
);

const WAITING_SINCE = statement(
  'visits-waiting-since',
  `SELECT service_id AS "serviceId", min(coalesce(checked_in_at, created_at)) AS "since!" FROM ticket
   WHERE day = :day AND location_id = :location AND service_id = ANY(:services) AND progress = 'waiting'
   GROUP BY service_id`,
);

const inOrder = new Intl.Collator('en', { numeric: true });
type Texts = Record<(typeof LANGUAGES)[number], string>;
const textsOf = (names: Names | null | undefined) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, names?.[language] ?? ''])) as Texts;
interface Directions {
  floor: Names | null;
  area: Names | null;
  way: Names | null;
}
const directionsOf = (row: Directions | undefined) => ({
  floor: textsOf(row?.floor),
  area: textsOf(row?.area),
  way: textsOf(row?.way),
});

interface HolderColumns {
  heldBy: string | null;
  holderName: string | null;
  since: Date | null;
  seenAt: Date | null;
}

function holderOf(caller: CallerIdentity, { heldBy, holderName, since, seenAt }: HolderColumns) {
  if (since === null) return {};
  const isYou = isHeldBy(caller, { heldBy: heldBy!, name: holderName!, since, seenAt: seenAt! });
  return { holder: { name: holderName!, since: since.toISOString(), isYou } };
}

/** The counters of an office: listed, or opened by a counter system. */
export function officeCounterCalls({ clock, catalogue, view }: VisitDeps) {
  return {
    async officeCounters({ query: { locationId }, db, caller, language }) {
      const now = clock.now();
      const { services } = officeFor(catalogue, caller, locationId);
      const office = { location: locationId, services, day: cityDay(now) };
      const queues = services.map((serviceId) => ({ serviceId, locationId }));
      const points = services.map((serviceId) => catalogue.point(serviceId, locationId));
      const [rows, [others], people, figuresFor, queueNow, longest] = await Promise.all([
        db.query(COUNTERS, { ...office, department: departmentOf(caller) ?? null }),
        db.query(OTHERS, [locationId]),
        db.query(PEOPLE, office),
        figuresOfEach(db, queues, now),
        hallQueuesNow(db, catalogue, points, now),
        db.query(WAITING_SINCE, office),
      ]);
      const since = new Map(longest.map((row) => [row.serviceId, row.since]));
      const visits = await visitsOf(db, view, people, { caller, language, now });
      const waiting = people.filter(({ progress }) => progress === 'waiting');
      const sentTo = new Map(waiting.map(({ id, for_counter }) => [id, for_counter]));
      const at = (counter: string, ...states: Visit['state'][]) =>
        visits.filter((visit) => visit.counter === counter && states.includes(visit.state));
      return {
        at: now.toISOString(),
        counters: rows
          .map(({ counter, serviceIds, savedAt, openFor, pausedAt, pausedUntil, pausedFor, ...row }) => ({
            counter,
            serviceIds: [...serviceIds],
            savedAt: savedAt?.toISOString() ?? null,
            openFor: [...openFor],
            isPaused: pausedAt !== null,
            ...(pausedAt && { pause: pauseOf({ since: pausedAt, until: pausedUntil, reason: pausedFor }) }),
            isSilent: openFor.length > 0 && row.seenAt !== null && row.seenAt < silentSince(now),
            ...holderOf(caller, row),
            current: at(counter, 'called', 'serving')[0] ?? null,
            parked: at(counter, 'parked'),
            sent: visits.filter(({ ticketId }) => sentTo.get(ticketId) === counter),
            directions: directionsOf(row),
          }))
          .sort((one, other) => inOrder.compare(one.counter, other.counter)),
        others: directionsOf(others),
        ...noticesAt(catalogue, { locationId, services }, now),
        queues: queues.map((queue, at) => {
          const { openCounters, isPaused, pausedUntil } = figuresFor(queue);
          const { waitCount, waitRange } = queueNow(points[at]!);
          const paused = isPaused && { paused: { until: pausedUntil?.toISOString() ?? null } };
          const waitingSince = since.get(queue.serviceId)?.toISOString() ?? null;
          const range = waitRange && { waitRange };
          return { serviceId: queue.serviceId, waitCount, waitingSince, openCounters, ...range, ...paused };
        }),
      };
    },
  } satisfies Handlers;
}
