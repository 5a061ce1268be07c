import { cityDay } from '../../city/city';
import { statement, type Queryable, type Tables } from '../../db/db';
import type { CallerIdentity, Handlers } from '../../module-api/module';
import { Refusal } from '../../module-api/refusal';
import { nameIn } from '../../texts/texts';
import { checkReads, checkTicket } from '../counters';
import type { VisitDeps } from './visit-deps';
import { namesOf } from './visit-wire';

const TODAY = statement('visits-find-today', 'SELECT * FROM ticket WHERE id = $1 AND day = $2');
const QUESTIONS = statement(
  'visits-questions',
  'SELECT type, name, description, options FROM reservation_parameter WHERE service_id = $1 ORDER BY position',
);

/**
 * A visit at a counter of the caller: of the member of staff who has the counter, or of the department’s counter
 * system.
 * @throws Refusal `ticketNotCalled` for one that is not served now; those of `checkReads`
 */
async function visitAtOwnCounter(
  db: Queryable,
  caller: CallerIdentity,
  ticketId: string,
  now: Date,
): Promise<Tables['ticket']> {
  await checkTicket(db, caller, ticketId);
  const [row] = await db.query(TODAY, [ticketId, cityDay(now)]);
  if (row?.progress !== 'called' || row.parked_at !== null) throw new Refusal('ticketNotCalled');
  await checkReads(db, caller, row);
  return row;
}

/** A person's answers, for the counter that serves them. The audit records each reading (`audited-calls.ts`). */
export function detailCalls({ clock, vault }: VisitDeps) {
  return {
    async visitAnswers({ params, db, caller, language }) {
      const row = await visitAtOwnCounter(db, caller, params.ticketId, clock.now());
      const questions = await db.query(QUESTIONS, [row.service_id]);
      const answers = vault.openAnswers(row);
      const person = (await namesOf(db, vault, [row]))(row);
      return {
        person,
        idNumberMasked: vault.openMasked(row.identify_cipher),
        answers: questions.flatMap(({ type, name, description, options }) => {
          const given = answers[name] ?? '';
          // The name is returned once, as `person`.
          if (given === '' || (type === 'NAME' && given === person)) return [];
          const chosen = options.find(({ value }) => value === given);
          const answer = chosen === undefined ? given : nameIn(chosen.label, language);
          return [{ question: nameIn(description, language) || name, answer }];
        }),
      };
    },

    async visitIdNumber({ params, db, caller }) {
      const row = await visitAtOwnCounter(db, caller, params.ticketId, clock.now());
      const { identify_cipher: sealed } = row;
      return { idNumber: (sealed && vault.open(sealed)) ?? '' };
    },
  } satisfies Handlers;
}
