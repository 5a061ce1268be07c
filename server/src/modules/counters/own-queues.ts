import { statement, type Queryable } from '../../db/db';
import type { CallerIdentity } from '../../module-api/module';
import { Forbidden } from '../../module-api/refusal';
import type { Catalogue, ServicePoint } from '../catalogue';
import type { Queue } from '../queue';

const DEPARTMENT_OF = statement(
  'counter-department-of',
  `SELECT st.department_id AS "departmentId" FROM ticket t JOIN service s ON s.id = t.service_id
   JOIN service_type st ON st.id = s.service_type_id WHERE t.id = $1`,
);

/** A department's key opens its own queues. @throws Forbidden for those of another */
export function pointFor(
  catalogue: Catalogue,
  { counterKey }: CallerIdentity,
  { serviceId, locationId }: Queue,
): ServicePoint {
  const point = catalogue.point(serviceId, locationId);
  if (counterKey !== undefined && point.department.id !== counterKey.departmentId) throw new Forbidden();
  return point;
}

/** A department's key opens its own tickets. @throws Forbidden for those of another */
export async function checkTicket(
  db: Queryable,
  { counterKey }: CallerIdentity,
  ticketId: string,
): Promise<void> {
  if (counterKey === undefined) return;
  const [queue] = await db.query(DEPARTMENT_OF, [ticketId]);
  if (queue !== undefined && queue.departmentId !== counterKey.departmentId) throw new Forbidden();
}
