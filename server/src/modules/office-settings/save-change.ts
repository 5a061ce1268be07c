import { isDeepStrictEqual } from 'node:util';
import { statement, type Queryable } from '../../db/db';
import type { CallerIdentity } from '../../module-api/module';
import { Refusal } from '../../module-api/refusal';
import { departmentOf } from '../counters';
import { recordChange, type Parts } from './changes';

const LOCK = statement('settings-lock', 'SELECT pg_advisory_xact_lock(hashtextextended($1, 5))');

/** Lets one change of an office, or of the words of a service, wait for another. */
export const lockSettings = (db: Queryable, of: number | string) => db.query(LOCK, [`settings:${of}`]);

export const NOTHING_LOST = { affected: 0, first: null };

interface Plan<Part extends keyof Parts> {
  part: Part;
  caller: CallerIdentity;
  location: number | null;
  service: number | null;
  /** The settings as the supervisor has seen them, as they are, and as they become; lists in their canonical order. */
  seen: Parts[Part];
  current: Parts[Part];
  is: Parts[Part];
  /** The number of lost bookings, or of people called later, that the supervisor has confirmed. */
  confirmed: number;
  lost(): Promise<{ affected: number; first: { day: string; time: string } | null }>;
  write(): Promise<void>;
  now: Date;
}

/**
 * Saves settings if the supervisor has seen the current ones, and confirmed how many bookings the change leaves outside.
 * @throws Refusal `settingsChanged`
 */
export async function save<Part extends keyof Parts>(db: Queryable, plan: Plan<Part>) {
  const { part, caller, location, service, seen, current, is, now } = plan;
  // Also a change that is sent anew, because its answer was lost.
  if (isDeepStrictEqual(current, is)) return { savedAt: now.toISOString(), ...NOTHING_LOST };
  if (!isDeepStrictEqual(seen, current)) throw new Refusal('settingsChanged');
  const lost = await plan.lost();
  if (lost.affected !== plan.confirmed) return { savedAt: null, ...lost };
  await plan.write();
  const department = departmentOf(caller)!;
  const by = caller.name ?? '';
  await recordChange(db, { part, department, location, service, was: current, is, by, now });
  return { savedAt: now.toISOString(), ...lost };
}
