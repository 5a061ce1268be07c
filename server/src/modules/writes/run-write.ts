import { mobileName } from '@vez/shared/domain';
import type { Db, Transaction } from '../../db/db';
import type { Outcome } from '../../db/outcome';
import { shareCommits } from '../../db/share-commits';
import type { CallerIdentity } from '../../module-api/module';
import { receiptOf, type KeyedWrite } from './kept-answers';
import { once, onceEach } from './once';

/** An incoming write: its request, and the key under which it is done once. */
export interface IncomingWrite extends KeyedWrite {
  request: { caller: CallerIdentity };
}
export type Write = (write: IncomingWrite) => Promise<unknown>;

/** Runs each write in a transaction of its own. */
export const writeAlone =
  (db: Db, handle: (request: object) => Promise<unknown>): Write =>
  (write) =>
    once(db, write, (tx) => handle({ ...write.request, db: tx }));

/** Several logins may prove the same mobile number; their grants are counted together. */
const ownerOf = ({ request: { caller } }: IncomingWrite) =>
  caller.mobile === undefined ? caller.subject : mobileName(caller.mobile);

/**
 * Runs simultaneous writes in one transaction, with one durable commit.
 * @param handle stores the answers of its writes: see `receiptsAsJson`
 */
export const writeTogether = (
  db: Db,
  handle: (tx: Transaction, requests: object[]) => Promise<Outcome<unknown>[]>,
): Write =>
  shareCommits<IncomingWrite, unknown>({
    db,
    ownerOf,
    work: (tx, writes) =>
      onceEach(tx, writes, (fresh) =>
        handle(
          tx,
          fresh.map((write) => ({ ...write.request, receipt: () => receiptOf(write) })),
        ),
      ),
  });
