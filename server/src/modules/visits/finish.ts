import type { Queryable, Tables } from '../../db/db';
import type { CallRequest, Handlers } from '../../module-api/module';
import { admitAct, ticketStatement, type AdmittedTicket } from '../counters';
import type { VisitDeps } from './visit-deps';

const FINISH = ticketStatement(
  'visits-finish',
  `UPDATE ticket SET progress = :progress, ended_at = :now, parked_at = NULL
   WHERE id = :ticket AND progress = 'called' RETURNING *`,
);

const finish = async (
  db: Queryable,
  { id }: AdmittedTicket,
  progress: 'treated' | 'absent',
  now: Date,
): Promise<Tables['ticket'] | undefined> => (await db.query(FINISH, { ticket: id, progress, now }))[0];

/** Ends the current visit, if any. @returns whether it did */
export const finishVisit = async (db: Queryable, here: AdmittedTicket | undefined, now: Date) =>
  here !== undefined && (await finish(db, here, 'treated', now)) !== undefined;

/** How visits end (QUE-03). */
export function finishCalls({ clock, catalogue, alerts }: VisitDeps) {
  async function end(
    act: 'markTreated' | 'markAbsent',
    { db, caller, body }: Pick<CallRequest<'markTreated'>, 'db' | 'caller' | 'body'>,
  ) {
    const now = clock.now();
    const { row } = await admitAct(act, { db, caller, body }, catalogue, now);
    const ended = await finish(db, row, act === 'markTreated' ? 'treated' : 'absent', now);
    if (act === 'markAbsent') await alerts.tellAbsent(db, ended!, now);
    return { done: true };
  }

  return {
    markAbsent: (request) => end('markAbsent', request),
    markTreated: (request) => end('markTreated', request),
  } satisfies Handlers;
}
