import type { Db } from '../../db/db';
import { keyOf } from './queue-reads';
import { readStates, type WaitState } from './wait-states';

/** The states change every minute. */
const FRESH_MS = 15_000;
/** Older states of a queue do not describe the present. */
export const OLDEST_MS = 10 * 60_000;

interface Known {
  states: Map<string, WaitState>;
  readAt: number;
  reading: Promise<void> | undefined;
}
const known = new WeakMap<Db, Known>();

function knownOf(db: Db): Known {
  const own = known.get(db) ?? { states: new Map(), readAt: -Infinity, reading: undefined };
  known.set(db, own);
  return own;
}

async function read(db: Db, own: Known, now: Date): Promise<void> {
  const since = new Date(now.getTime() - OLDEST_MS);
  const rows = await readStates(db, since);
  own.states = new Map(
    rows.map((row) => [keyOf({ serviceId: row.service_id, locationId: row.location_id }), row]),
  );
  own.readAt = now.getTime();
}

/** Shares one read among all callers within `FRESH_MS`. */
export async function statesAt(db: Db, now: Date): Promise<Map<string, WaitState>> {
  const own = knownOf(db);
  if (Math.abs(now.getTime() - own.readAt) >= FRESH_MS) {
    own.reading ??= read(db, own, now).finally(() => (own.reading = undefined));
    await own.reading;
  }
  return own.states;
}
