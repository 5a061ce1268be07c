import type { Language } from '@vez/shared/contracts';
import { addDays, toWireDate } from '@vez/shared/dates';
import { cityDay } from '../../city/city';
import { statement } from '../../db/db';
import type { Clock } from '../../db/clock';
import type { CallerIdentity, Handlers } from '../../module-api/module';
import { nameIn } from '../../texts/texts';
import { noticesAt, type Catalogue, type ServicePoint } from '../catalogue';
import { departmentOf, isInScope } from '../counters';
import { hallQueuesNow } from '../queue';
import { ownDevice } from './own-device';

const OPEN_COUNTERS = statement(
  'staff-open-counters',
  `SELECT service_id AS "serviceId!", location_id AS "locationId!", array_agg(name ORDER BY name) AS "names!"
   FROM counter JOIN unnest(:services::int[], :locations::int[]) AS q(service_id, location_id)
     USING (service_id, location_id)
   GROUP BY 1, 2`,
);

const HOLDS = statement(
  'staff-holds',
  `SELECT h.location_id AS "locationId", h.counter FROM counter_holder h
   WHERE h.department_id = $1 AND h.held_by = $2 AND h.day = $3 AND EXISTS (SELECT FROM counter c
     JOIN service s ON s.id = c.service_id JOIN service_type st ON st.id = s.service_type_id
     WHERE c.location_id = h.location_id AND c.name = h.counter AND st.department_id = h.department_id)
   ORDER BY 1, 2`,
);

/** All queues that the caller may serve. */
function pointsOf(catalogue: Catalogue, caller: CallerIdentity): ServicePoint[] {
  const department = departmentOf(caller);
  return [...catalogue.snapshot.locations.keys()]
    .filter((locationId) => isInScope(caller, { departmentId: department ?? 0, locationId }))
    .flatMap((locationId) => catalogue.pointsAt(locationId, department));
}

/** When a closed office opens, with its hours of the next days; neither while it is open. */
function openingOf(catalogue: Catalogue, points: ServicePoint[], locationId: number, now: Date) {
  const queues = points.map(({ service }) => ({ serviceId: service.id, locationId }));
  if (queues.some((queue) => catalogue.isServiceTime(queue, now))) return { isOfficeTime: true };
  const openings = queues.flatMap((queue) => catalogue.nextServiceTime(queue, now)?.getTime() ?? []);
  return {
    isOfficeTime: false,
    ...(openings.length > 0 && { opensAt: new Date(Math.min(...openings)).toISOString() }),
    week: Array.from({ length: 7 }, (_, ahead) => addDays(cityDay(now), ahead)).map((day) => ({
      day: toWireDate(day),
      hours: (catalogue.isWorkDay(locationId, day) ? catalogue.hoursOn(locationId, day) : []).map(
        ({ opens_minute, closes_minute }) => ({ opensMinute: opens_minute, closesMinute: closes_minute }),
      ),
    })),
  };
}

function officesOf(catalogue: Catalogue, points: ServicePoint[], language: Language, now: Date) {
  const locations = new Map(points.map(({ location }) => [location.id, location]));
  return [...locations.values()].map(({ id, name, check_in_ahead_minutes, grace_minutes }) => {
    const own = points.filter(({ location }) => location.id === id);
    return {
      locationId: id,
      name: nameIn(name, language),
      checkInAheadMinutes: check_in_ahead_minutes,
      graceMinutes: grace_minutes,
      ...openingOf(catalogue, own, id, now),
      ...noticesAt(catalogue, { locationId: id, services: own.map(({ service }) => service.id) }, now),
    };
  });
}

/** The member of staff, and where they work. */
export const selfCalls = (clock: Clock, catalogue: Catalogue) =>
  ({
    async staffSelf({ db, caller, language }) {
      const now = clock.now();
      const departmentId = departmentOf(caller) ?? null;
      const department = departmentId === null ? undefined : catalogue.snapshot.departments.get(departmentId);
      const points = pointsOf(catalogue, caller);
      const day = cityDay(now);
      const [rows, queueNow, holds, { own, shows }] = await Promise.all([
        db.query(OPEN_COUNTERS, {
          services: points.map(({ service }) => service.id),
          locations: points.map(({ location }) => location.id),
        }),
        hallQueuesNow(db, catalogue, points, now),
        caller.staff === undefined ? [] : db.query(HOLDS, [caller.staff.departmentId, caller.subject, day]),
        ownDevice(
          db,
          caller,
          points.map(({ service }) => service.id),
          now,
        ),
      ]);
      const countersAt = new Map(rows.map((row) => [`${row.serviceId}:${row.locationId}`, row.names]));
      return {
        name: caller.name ?? '',
        role: caller.staff?.role ?? ('system' as const),
        departmentId,
        departmentName: nameIn(department?.name, language),
        allOffices: caller.staff !== undefined && caller.staff.offices.length === 0,
        offices: officesOf(catalogue, points, language, now),
        holds,
        ...own,
        queues: points
          .filter(({ service }) => shows(service.id))
          .map((point) => {
            const { row, service, location } = point;
            return {
              serviceId: service.id,
              locationId: location.id,
              serviceName: nameIn(service.name, language),
              letter: row.queue_letter,
              openCounters: [...(countersAt.get(`${service.id}:${location.id}`) ?? [])],
              ...queueNow(point),
            };
          }),
      };
    },
  }) satisfies Handlers;
