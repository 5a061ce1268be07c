import { batch } from './batch';
import { isOfOneRow } from './database-faults';
import type { Db, Transaction } from './db';
import type { Outcome } from './outcome';

interface SharedWork<Member, Answer> {
  db: Db;
  ownerOf(member: Member): string;
  /** Does the work of all members and returns an outcome for each, in order. */
  work(tx: Transaction, members: Member[]): Promise<Outcome<Answer>[]>;
}

/** While one transaction becomes durable, the next is prepared; more lanes would leave each with fewer members. */
const LANES = 2;

/**
 * Lets many callers share one durable commit. If the database refuses a row of one member, all of them are retried,
 * each in a transaction of its own, so that one failure does not fail the others.
 */
export function shareCommits<Member, Answer>({ db, ownerOf, work }: SharedWork<Member, Answer>) {
  async function together(members: Member[]): Promise<Outcome<Answer>[]> {
    try {
      return await db.tx((tx) => work(tx, members));
    } catch (fault) {
      if (members.length === 1) return [{ fault }];
      if (!isOfOneRow(fault)) throw fault;
      const outcomes: Outcome<Answer>[] = [];
      for (const member of members) outcomes.push(...(await together([member])));
      return outcomes;
    }
  }
  return batch({ together, ownerOf, lanes: LANES });
}
