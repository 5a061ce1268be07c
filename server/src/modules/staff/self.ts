import type { Language } from '@vez/shared/contracts';
import { cityDay } from '../../city/city';
import { statement } from '../../db/db';
import type { Clock } from '../../db/clock';
import type { CallerIdentity, Handlers } from '../../module-api/module';
import { nameIn } from '../../texts/texts';
import { noticesAt, type Catalogue, type ServicePoint } from '../catalogue';
import { departmentOf, isInScope } from '../counters';
import { ownDevice } from './own-device';

const FIGURES = statement(
  'staff-queues',
  `SELECT p.service_id AS "serviceId", p.location_id AS "locationId",
     coalesce((SELECT waiting FROM queue_day d WHERE d.service_id = p.service_id
       AND d.location_id = p.location_id AND d.day = :day), 0) AS "waitCount!",
     coalesce((SELECT array_agg(c.name ORDER BY c.name) FROM counter c
       WHERE c.service_id = p.service_id AND c.location_id = p.location_id), '{}') AS "openCounters!"
   FROM unnest(:services::int[], :locations::int[]) AS q(service_id, location_id)
   JOIN service_location p USING (service_id, location_id)`,
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

function officesOf(catalogue: Catalogue, points: ServicePoint[], language: Language, now: Date) {
  const locations = new Map(points.map(({ location }) => [location.id, location]));
  const isOpen = (locationId: number) =>
    points.some(
      ({ service, location }) =>
        location.id === locationId && catalogue.isServiceTime({ serviceId: service.id, locationId }, now),
    );
  const servicesAt = (locationId: number) =>
    points.filter(({ location }) => location.id === locationId).map(({ service }) => service.id);
  return [...locations.values()].map(({ id, name, check_in_ahead_minutes, grace_minutes }) => ({
    locationId: id,
    name: nameIn(name, language),
    isOfficeTime: isOpen(id),
    checkInAheadMinutes: check_in_ahead_minutes,
    graceMinutes: grace_minutes,
    ...noticesAt(catalogue, { locationId: id, services: servicesAt(id) }, now),
  }));
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
      const [rows, holds, device] = await Promise.all([
        db.query(FIGURES, {
          services: points.map(({ service }) => service.id),
          locations: points.map(({ location }) => location.id),
          day,
        }),
        caller.staff === undefined ? [] : db.query(HOLDS, [caller.staff.departmentId, caller.subject, day]),
        ownDevice(db, caller, now),
      ]);
      const figuresAt = new Map(rows.map((row) => [`${row.serviceId}:${row.locationId}`, row]));
      return {
        name: caller.name ?? '',
        role: caller.staff?.role ?? ('system' as const),
        departmentId,
        departmentName: nameIn(department?.name, language),
        allOffices: caller.staff !== undefined && caller.staff.offices.length === 0,
        offices: officesOf(catalogue, points, language, now),
        holds,
        ...device,
        queues: points.map(({ row, service, location }) => {
          const figures = figuresAt.get(`${service.id}:${location.id}`);
          return {
            serviceId: service.id,
            locationId: location.id,
            serviceName: nameIn(service.name, language),
            letter: row.queue_letter,
            open: row.queue_open,
            waitCount: figures?.waitCount ?? 0,
            openCounters: [...(figures?.openCounters ?? [])],
          };
        }),
      };
    },
  }) satisfies Handlers;
