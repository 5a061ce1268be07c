import type { Db, Queryable, Transaction } from '../../db/db';
import type { Outcome } from '../../db/outcome';
import { Refusal } from '../../module-api/refusal';
import { completed } from './completed';
import { claimKeys, keepAnswer, nameOf, receiptOf, type KeptAnswer, type KeyedWrite } from './kept-answers';
import { GIVEN_UP } from './settle';

function repeated<Answer>({ fingerprints }: KeyedWrite, kept: KeptAnswer): Outcome<Answer> {
  if (kept.fingerprint === GIVEN_UP) return { fault: new Refusal('givenUp') };
  if (!fingerprints.include(kept.fingerprint)) return { fault: new Refusal('keyReused') };
  return { answer: completed(kept.answer as Answer, kept.late) };
}

/**
 * Does writes in one transaction, each once for its key: a repetition gets the first answer, and a crash leaves
 * nothing half done. A key that was given up is refused with `givenUp` (409), one with other content with `keyReused`
 * (422).
 * @param work does the new writes and stores their answers; returns an outcome for each, in order
 * @returns an outcome for each, in their order
 * @throws Refusal `inFlight` (409) if the first attempt of a single write still runs after a second
 */
export async function onceEach<Write extends KeyedWrite, Answer>(
  tx: Transaction,
  writes: Write[],
  work: (fresh: Write[]) => Promise<Outcome<Answer>[]>,
): Promise<Outcome<Answer>[]> {
  const before = await claimKeys(tx, writes);
  const fresh = writes.filter((write) => !before.has(nameOf(write)));
  const done = fresh.length === 0 ? [] : await work(fresh);
  const outcomeOf = new Map(fresh.map((write, at) => [write, done[at]!]));
  return writes.map((write) => {
    const kept = before.get(nameOf(write));
    return kept === undefined ? outcomeOf.get(write)! : repeated(write, kept);
  });
}

/**
 * Does one write once for its key, in a transaction of its own, and stores its answer.
 * @throws Refusal `givenUp` (409), `keyReused` (422), `inFlight` (409)
 */
export const once = <Answer>(
  db: Db,
  write: KeyedWrite,
  work: (db: Queryable) => Promise<Answer>,
): Promise<Answer> =>
  db.tx(async (tx) => {
    const [outcome] = await onceEach(tx, [write], async () => {
      const answer = await work(tx);
      const receipt = receiptOf(write);
      if (receipt !== undefined) await keepAnswer(tx, receipt, answer);
      return [{ answer }];
    });
    if ('fault' in outcome!) throw outcome.fault;
    return outcome!.answer;
  });
