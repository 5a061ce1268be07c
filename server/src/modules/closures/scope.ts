import { cityDay, cityInstant, cityTime } from '../../city/city';
import type { CallerIdentity } from '../../module-api/module';
import { Forbidden, Refusal } from '../../module-api/refusal';
import { isCovered, type Catalogue, type ClosureRow } from '../catalogue';
import { departmentOf, isInScope, isOwnService, pointFor, pointsFor } from '../counters';
import type { Slot } from '../slots';

/** What a closure covers, and when. */
export type ClosureScope = Pick<
  ClosureRow,
  'department_id' | 'location_id' | 'service_id' | 'starts_at' | 'ends_at'
>;

/** Longer ones are a change of the office's calendar. */
const MOST_DAYS = 366;
const DAY_MS = 86_400_000;

interface Wanted {
  locationId?: number | null | undefined;
  serviceId?: number | null | undefined;
  from: string;
  until: string;
}

/**
 * What a supervisor wants to close: a closure that began in the past begins now.
 * @throws Forbidden, NotFound, Refusal `closureInvalid`
 */
export function scopeOf(
  catalogue: Catalogue,
  caller: CallerIdentity,
  { locationId = null, serviceId = null, from, until }: Wanted,
  now: Date,
): ClosureScope {
  const department = departmentOf(caller);
  if (department === undefined) throw new Forbidden();
  checkScope(catalogue, caller, locationId, serviceId);
  const [starts, ends] = [new Date(Math.max(Date.parse(from), now.getTime())), new Date(until)];
  const isLong = ends.getTime() - starts.getTime() > MOST_DAYS * DAY_MS;
  if (ends <= starts || isLong) throw new Refusal('closureInvalid', { days: MOST_DAYS });
  return {
    department_id: department,
    location_id: locationId,
    service_id: serviceId,
    starts_at: starts,
    ends_at: ends,
  };
}

/** Closing all offices of a department needs access to all of them. */
function checkScope(
  catalogue: Catalogue,
  caller: CallerIdentity,
  locationId: number | null,
  serviceId: number | null,
): void {
  if (locationId === null) {
    if ((caller.staff?.offices ?? []).length > 0) throw new Forbidden();
    if (serviceId !== null && !isOwnService(catalogue, caller, serviceId)) throw new Forbidden();
  } else if (serviceId === null) pointsFor(catalogue, caller, locationId);
  else pointFor(catalogue, caller, { serviceId, locationId });
}

/** Whether a supervisor may change a closure. */
export const isTheirs = (caller: CallerIdentity, { department_id, location_id }: ClosureScope): boolean =>
  location_id === null
    ? departmentOf(caller) === department_id && (caller.staff?.offices ?? []).length === 0
    : isInScope(caller, { departmentId: department_id, locationId: location_id });

/** A closure in the city's days and times, as parameters of statements on tickets. */
export const coveredBy = ({ department_id, location_id, service_id, starts_at, ends_at }: ClosureScope) => ({
  department: department_id,
  location: location_id,
  service: service_id,
  day: cityDay(starts_at),
  time: cityTime(starts_at),
  lastDay: cityDay(ends_at),
  lastTime: cityTime(ends_at),
});

/** Whether a closure covers a slot of its department. */
export function isSlotCovered(closure: ClosureScope, slot: Slot): boolean {
  const at = cityInstant(slot.day, slot.time);
  return isCovered(closure, slot) && closure.starts_at <= at && at < closure.ends_at;
}
