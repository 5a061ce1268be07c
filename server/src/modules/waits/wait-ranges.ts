import type { WaitRange } from '@vez/shared/contracts';
import { cityTimeReached } from '../../city/city';
import { isWholeDatabase, type Queryable } from '../../db/db';
import { foresee } from './foresee';
import { keyOf, type QueueKey } from './queue-reads';
import { OLDEST_MS, statesAt } from './shared-states';

/** The wait with so many people ahead, told as a range; undefined where it cannot be known. */
export type WaitRanges = (
  queue: QueueKey,
  asked: { peopleAhead: number; openCounters: number },
) => WaitRange | undefined;

/** Below this many ranges a share of hits says little. */
const LEAST_TOLD = 20;

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
