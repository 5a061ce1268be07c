import { statement, type Queryable } from '../../db/db';
import { Refusal } from '../../module-api/refusal';
import type { CodeLimits } from './code-limits';
import { DAY, secondsAgo, secondsBetween, type CodeAsked } from './code-request';

const SENT_TO_NUMBER = statement(
  'code-sent-number',
  `SELECT ip AS asker, network, sent_at FROM sms_code
   WHERE mob_area = $1 AND mob_num = $2 AND sent_at > $3 AND NOT returned ORDER BY sent_at DESC`,
);
const HARDEST_OF_NUMBER = 8;

/**
 * The limits of one number (decisions 118 and 173).
 * @returns the level of the puzzle that the next code to it costs
 * @throws Refusal `codeTooSoon`, `tooManyCodes`
 */
export async function checkNumber(tx: Queryable, limits: CodeLimits, asked: CodeAsked): Promise<number> {
  const { mobile, asker, network, now } = asked;
  const { betweenSeconds, perAsker, perNetworkAndNumber, perNumber } = limits;
  const sent = await tx.query(SENT_TO_NUMBER, [mobile.area, mobile.number, secondsAgo(now, DAY)]);
  const own = sent.filter((code) => code.asker === asker);
  const [last] = own;
  const pause = last === undefined ? 0 : betweenSeconds - secondsBetween(last.sent_at, now);
  if (pause > 0) {
    const seconds = Math.ceil(pause);
    throw new Refusal('codeTooSoon', 429, { seconds }, seconds);
  }
  const ofNetwork = sent.filter((code) => code.network === network);
  for (const [codes, { count, seconds }] of [
    [own, perAsker],
    [ofNetwork, perNetworkAndNumber],
    [sent, perNumber],
  ] as const) {
    // The newest that has to be out of the window before another may go.
    const inTheWay = codes[count - 1];
    const wait = inTheWay === undefined ? 0 : seconds - secondsBetween(inTheWay.sent_at, now);
    if (wait > 0) throw new Refusal('tooManyCodes', 429, {}, Math.ceil(wait));
  }
  // By what this network asked for, never by what others did: that would tell who is logging in.
  const beyond = ofNetwork.length - perNetworkAndNumber.free;
  return beyond < 0 ? 0 : Math.min(HARDEST_OF_NUMBER, 2 ** beyond);
}
