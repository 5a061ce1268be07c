import type { WaitRange } from '@vez/shared/contracts';
import { cityTimeReached } from '@vez/shared/dates';
import type { Db, Queryable } from '../../db/db';
import { foresee } from './foresee';
import { keyOf, type QueueKey } from './queue-reads';
import { readStates, type WaitState } from './wait-states';

/** The wait with so many people ahead, told as a range; undefined where it cannot be known. */
export type WaitRanges = (
  queue: QueueKey,
  asked: { peopleAhead: number; openCounters: number },
) => WaitRange | undefined;

/** The states change every minute. */
const FRESH_MS = 15_000;
/** What was written of a queue before that says nothing of now. */
const OLDEST_MS = 10 * 60_000;
/** Below this many ranges a share of hits says little. */
const LEAST_TOLD = 20;

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

/** Shares one read among all who ask within its time. */
async function statesAt(db: Db, now: Date): Promise<Map<string, WaitState>> {
  const own = knownOf(db);
  if (Math.abs(now.getTime() - own.readAt) >= FRESH_MS) {
    own.reading ??= read(db, own, now).finally(() => (own.reading = undefined));
    await own.reading;
  }
  return own.states;
}

const isWholeDatabase = (db: Queryable): db is Db => 'tx' in db;
const NOTHING: WaitRanges = () => undefined;

/**
 * The ranges of all queues, from what was written of them in the last minutes: one statement in 15 s for a process,
 * however many ask. A transaction gets none: it must not wait for another connection.
 */
export async function waitRanges(db: Queryable, now: Date): Promise<WaitRanges> {
  if (!isWholeDatabase(db)) return NOTHING;
  const states = await statesAt(db, now);
  const time = cityTimeReached(now);
  return (queue, asked) => {
    const state = states.get(keyOf(queue));
    if (state === undefined || now.getTime() - state.updated_at.getTime() > OLDEST_MS) return undefined;
    const range = foresee(state, { ...asked, time })?.range ?? undefined;
    if (range === undefined) return undefined;
    const { told, hits } = state;
    return { ...range, ...(told >= LEAST_TOLD && { record: { hits, of: told } }) };
  };
}
