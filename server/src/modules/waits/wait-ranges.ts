import type { WaitingInfo } from '@vez/shared/contracts';
import { isWholeDatabase, type Queryable } from '../../db/db';
import { foresee, foreseeTypical, type WaitQuestion } from './foresee';
import { keyOf, type QueueKey } from './queue-reads';
import { OLDEST_MS, statesAt } from './shared-states';
import type { WaitState } from './wait-states';

/** The wait as shown: a range, or when there will be one; neither for an unknown queue. */
export type ToldWait = Pick<WaitingInfo, 'waitRange' | 'waitUnknown'>;

/** The wait with this many people ahead. `isOpenAt`: whether the office is open at an instant. */
export type WaitRanges = (
  queue: QueueKey,
  asked: Omit<WaitQuestion, 'now'> & { isOpenAt(instant: Date): boolean },
) => ToldWait;

/** With fewer ranges a share of hits means little. */
const LEAST_TOLD = 50;

const NOTHING: WaitRanges = () => ({});

function ownRange(state: WaitState, question: WaitQuestion): ToldWait | undefined {
  const range = foresee(state, question)?.range ?? undefined;
  if (range === undefined) return undefined;
  const { told, hits } = state;
  return { waitRange: { ...range, ...(told >= LEAST_TOLD && { record: { hits, of: told } }) } };
}

function typicalRange(state: WaitState, question: WaitQuestion): ToldWait | undefined {
  const range = foreseeTypical(state, question)?.range ?? undefined;
  return range && { waitRange: { ...range, isTypical: true } };
}

/**
 * The ranges of all queues, from the states of the last minutes: one statement in 15 s per process, however many
 * callers. A transaction gets none, since it must not wait for another connection.
 */
export async function waitRanges(db: Queryable, now: Date): Promise<WaitRanges> {
  if (!isWholeDatabase(db)) return NOTHING;
  const states = await statesAt(db, now);
  return (queue, { isOpenAt, ...asked }) => {
    const state = states.get(keyOf(queue));
    const isOld = state === undefined || now.getTime() - state.updated_at.getTime() > OLDEST_MS;
    if (isOld || asked.openCounters === 0) return {};
    const question = { ...asked, now };
    const told = ownRange(state, question) ?? typicalRange(state, question);
    if (told !== undefined) return told;
    const from = state.known_from;
    return {
      waitUnknown: from !== null && from > now && isOpenAt(from) ? { until: from.toISOString() } : {},
    };
  };
}
