import { statement, type Queryable, type Tables } from '../../db/db';
import type { CallerIdentity, Handlers } from '../../module-api/module';
import { Forbidden, Refusal } from '../../module-api/refusal';
import { nameIn } from '../../texts/texts';
import { checkTicket } from '../counters';
import { maskIdNumber } from '../tickets';
import { findToday } from './today';
import type { VisitDeps } from './visit-deps';
import { namesOf } from './visit-wire';

const QUESTIONS = statement(
  'visits-questions',
  'SELECT type, name, description, options FROM reservation_parameter WHERE service_id = $1 ORDER BY position',
);

/**
 * Whoever is called to a counter of the caller: to the very person who called them, or to the department's own counter
 * system.
 * @throws Forbidden for a ticket that somebody else called, Refusal `ticketNotCalled` for one that nobody serves now
 */
async function visitAtOwnCounter(
  db: Queryable,
  caller: CallerIdentity,
  ticketId: string,
  now: Date,
): Promise<Tables['ticket']> {
  await checkTicket(db, caller, ticketId);
  const row = await findToday(db, ticketId, now);
  if (row?.progress !== 'called' || row.parked_at !== null) throw new Refusal('ticketNotCalled');
  if (caller.staff !== undefined && row.called_by !== caller.subject) throw new Forbidden();
  return row;
}

/** What somebody filled in, for the counter that serves them. Who reads it is in the audit (`audited-calls.ts`). */
export function detailCalls({ clock, vault }: VisitDeps) {
  const idNumberOf = ({ identify_cipher }: Tables['ticket']) =>
    identify_cipher === null ? undefined : vault.open(identify_cipher);

  return {
    async visitAnswers({ params, db, caller, language }) {
      const row = await visitAtOwnCounter(db, caller, params.ticketId, clock.now());
      const questions = await db.query(QUESTIONS, [row.service_id]);
      const answers = vault.openAnswers(row);
      const person = (await namesOf(db, vault, [row]))(row);
      return {
        person,
        idNumberMasked: maskIdNumber(idNumberOf(row)),
        answers: questions.flatMap(({ type, name, description, options }) => {
          const given = answers[name] ?? '';
          // The name is told once, as `person`.
          if (given === '' || (type === 'NAME' && given === person)) return [];
          const chosen = options.find(({ value }) => value === given);
          const answer = chosen === undefined ? given : nameIn(chosen.label, language);
          return [{ question: nameIn(description, language) || name, answer }];
        }),
      };
    },

    async visitIdNumber({ params, db, caller }) {
      const row = await visitAtOwnCounter(db, caller, params.ticketId, clock.now());
      return { idNumber: idNumberOf(row) ?? '' };
    },
  } satisfies Handlers;
}
