import type { Mobile } from '@vez/shared/contracts';
import { statement, type Queryable } from '../../db/db';
import type { Sms } from '../../module-api/sms';
import { secondsAgo } from './code-request';
import type { CodeLimits } from './code-limits';

const UNTRIED = statement(
  'code-untried',
  `SELECT challenge_id FROM sms_code
   WHERE mob_area = :area AND mob_num IN (:number, token(:number)) AND sent_at > :since AND tries = 0 AND NOT returned`,
);
const RETURN = statement(
  'code-return',
  'UPDATE sms_code SET returned = true WHERE challenge_id = ANY($1) AND tries = 0',
);
/** The key that a code's message is enqueued under. */
export const messageKeyOf = (challengeId: string) => `code:${challengeId}`;

/**
 * A code that the gateway certainly did not send does not count, unless it was tried meanwhile. The statements are
 * the same with and without such a code, since a difference in time would help a stranger (decision 173).
 */
export async function takeBackUnsent(
  tx: Queryable,
  { sms, limits }: { sms: Sms; limits: CodeLimits },
  { area, number }: Mobile,
  now: Date,
) {
  const values = { area, number, since: secondsAgo(now, limits.perNumber.seconds) };
  const untried = await tx.query(UNTRIED, values);
  const unsent = await sms.takeBack(
    tx,
    untried.map(({ challenge_id }) => messageKeyOf(challenge_id)),
  );
  const ids = untried.map(({ challenge_id }) => challenge_id);
  await tx.query(RETURN, [ids.filter((id) => unsent.includes(messageKeyOf(id)))]);
}
