import type { Queryable, Tables } from '../../db/db';
import type { CallRequest, Handlers } from '../../module-api/module';
import type { Alerts } from '../alerts';
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

/** Marks a called person as absent, and notifies them. @returns whether they were still called */
export async function missVisit(db: Queryable, here: AdmittedTicket, alerts: Alerts, now: Date) {
  const missed = await finish(db, here, 'absent', now);
  if (missed !== undefined) await alerts.tellAbsent(db, missed, now);
  return missed !== undefined;
}

/** How visits end (QUE-03). */
export function finishCalls({ clock, catalogue, alerts }: VisitDeps) {
  async function end(
    act: 'markTreated' | 'markAbsent',
    { db, caller, body }: Pick<CallRequest<'markTreated'>, 'db' | 'caller' | 'body'>,
  ) {
    const now = clock.now();
    const { row } = await admitAct(act, { db, caller, body }, catalogue, now);
    await (act === 'markTreated' ? finishVisit(db, row, now) : missVisit(db, row, alerts, now));
    return { done: true };
  }

  return {
    markAbsent: (request) => end('markAbsent', request),
    markTreated: (request) => end('markTreated', request),
  } satisfies Handlers;
}
