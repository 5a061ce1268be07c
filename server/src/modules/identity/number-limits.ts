import { statement, type Queryable } from '../../db/db';
import { Refusal } from '../../module-api/refusal';
import type { CodeLimits } from './code-limits';
import { DAY, secondsAgo, secondsBetween, type CodeAsked } from './code-request';

/** Used codes do not count towards these limits: they let the owner in. */
const SENT_TO_NUMBER = statement(
  'code-sent-number',
  `SELECT ip AS asker, network, sent_at FROM sms_code
   WHERE mob_area = :area AND mob_num IN (:number, token(:number)) AND sent_at > :since AND NOT returned AND used_at IS NULL
   ORDER BY sent_at DESC`,
);
const HARDEST_OF_NETWORK = 8;
const HARDEST_OF_NUMBER = 32;
/** For one asker, in seconds. */
const LONGEST_PAUSE = 3_600;

/** Seconds that an asker waits between two codes to one number; they double with each code beyond `perAsker`. */
const pauseAfter = (codes: number, { betweenSeconds, perAsker }: CodeLimits) =>
  codes === 0 ? 0 : Math.min(LONGEST_PAUSE, betweenSeconds * 2 ** Math.max(0, codes - perAsker.count));

/** The terms of the next code to a number, for its asker. */
interface NumberTerms {
  /** The level of its puzzle. */
  pressure: number;
  /** How often it may be tried. */
  tries: number;
}

/**
 * The limits of one number (decision 350). An asker without a recent request is never refused: strangers can make the
 * number's codes dearer, but cannot use them up.
 * @throws Refusal `codeTooSoon`, `tooManyCodes` to an asker with a recent request
 */
export async function checkNumber(tx: Queryable, limits: CodeLimits, asked: CodeAsked): Promise<NumberTerms> {
  const { mobile, asker, network, now } = asked;
  const { perAsker, freeForNetwork, perNumber } = limits;
  const sent = await tx.query(SENT_TO_NUMBER, { ...mobile, since: secondsAgo(now, DAY) });
  const own = sent.filter((code) => code.asker === asker);
  const secondsSince = (code: { sent_at: Date } | undefined) =>
    code === undefined ? Infinity : secondsBetween(code.sent_at, now);

  const pause = Math.ceil(pauseAfter(own.length, limits) - secondsSince(own[0]));
  if (pause > 0) throw new Refusal('codeTooSoon', { seconds: pause }, pause);
  const wait = Math.ceil(perAsker.seconds - secondsSince(own[perAsker.count - 1]));
  if (wait > 0) throw new Refusal('tooManyCodes', {}, wait);

  // Counts the requests of this network only: until the number's own limit, those of others would reveal a login.
  const ofNetwork = sent.filter((code) => code.network === network).length - freeForNetwork;
  const ofNumber = sent.length - perNumber.count;
  return {
    pressure: Math.max(
      ofNetwork < 0 ? 0 : Math.min(HARDEST_OF_NETWORK, 2 ** ofNetwork),
      ofNumber < 0 ? 0 : Math.min(HARDEST_OF_NUMBER, HARDEST_OF_NETWORK * 2 ** ofNumber),
    ),
    tries: ofNumber < 0 ? limits.tries : 1,
  };
}
