import { statement, type Queryable } from '../../db/db';
import type { CallerIdentity } from '../../module-api/module';
import { Forbidden, NotFound } from '../../module-api/refusal';
import type { Catalogue, ServicePoint } from '../catalogue';
import type { Queue } from '../queue';

const QUEUE_OF = statement(
  'counter-queue-of',
  `SELECT st.department_id AS "departmentId", t.location_id AS "locationId" FROM ticket t
   JOIN service s ON s.id = t.service_id JOIN service_type st ON st.id = s.service_type_id WHERE t.id = $1`,
);

/** The department of a key, a member of staff or a device; undefined for the development credential. */
export const departmentOf = ({ counterKey, staff }: CallerIdentity): number | undefined =>
  counterKey?.departmentId ?? staff?.departmentId;

/** The member of staff recorded with a call; null if a counter system makes it. */
export const calledBy = ({ staff, subject }: CallerIdentity): string | null =>
  staff === undefined ? null : subject;

/** Whether a queue or a ticket is within the caller's department and offices. */
export function isInScope(
  caller: CallerIdentity,
  { departmentId, locationId }: { departmentId: number; locationId: number },
): boolean {
  const own = departmentOf(caller);
  const offices = caller.staff?.offices ?? [];
  return (
    (own === undefined || own === departmentId) && (offices.length === 0 || offices.includes(locationId))
  );
}

/** Whether a service is of the caller's department. */
export function isOwnService(catalogue: Catalogue, caller: CallerIdentity, serviceId: number): boolean {
  const service = catalogue.snapshot.services.get(serviceId);
  return service !== undefined && catalogue.departmentOf(service).id === departmentOf(caller);
}

/** A caller's own queue. @throws Forbidden for another department or office, NotFound for an unknown queue */
export function pointFor(
  catalogue: Catalogue,
  caller: CallerIdentity,
  { serviceId, locationId }: Queue,
): ServicePoint {
  const point = catalogue.point(serviceId, locationId);
  if (!isInScope(caller, { departmentId: point.department.id, locationId })) throw new Forbidden();
  return point;
}

/** What the caller may serve at an office. @throws NotFound for an unknown office, Forbidden if it is nothing */
export function pointsFor(catalogue: Catalogue, caller: CallerIdentity, locationId: number): ServicePoint[] {
  if (!catalogue.snapshot.locations.has(locationId)) throw new NotFound();
  const points = catalogue
    .pointsAt(locationId, departmentOf(caller))
    .filter(({ department }) => isInScope(caller, { departmentId: department.id, locationId }));
  if (points.length === 0) throw new Forbidden();
  return points;
}

/** Accepts the caller's own tickets and unknown ones. @throws Forbidden for another department or office */
export async function checkTicket(db: Queryable, caller: CallerIdentity, ticketId: string): Promise<void> {
  if (departmentOf(caller) === undefined) return;
  const [queue] = await db.query(QUEUE_OF, [ticketId]);
  if (queue !== undefined && !isInScope(caller, queue)) throw new Forbidden();
}
