import type { Mobile } from '@vez/shared/contracts';
import { statement, type Queryable } from '../../db/db';
import { Refusal } from '../../refusal';
import { pressureOf } from '../puzzle';
import type { CodeLimits } from './code-limits';

/** Who wants a code sent to which number; see `askerOf` and `networkOf`. */
export interface CodeAsked {
  mobile: Mobile;
  asker: string;
  network: string;
  now: Date;
}

const SENT_TO_NUMBER = statement(
  'code-sent-number',
  `SELECT ip AS asker, network, sent_at FROM sms_code
   WHERE mob_area = $1 AND mob_num = $2 AND sent_at > $3 AND NOT returned ORDER BY sent_at DESC`,
);
/** The prefix by range, so that the key of numbers serves. */
const SENT = statement(
  'code-sent',
  `SELECT
     (SELECT count(*) FROM sms_code WHERE ip = $1 AND sent_at > $2 AND NOT returned) AS "address!",
     (SELECT count(*) FROM sms_code WHERE network = $3 AND sent_at > $4 AND NOT returned) AS "network!",
     (SELECT count(*) FROM sms_code
      WHERE mob_area = $5 AND mob_num >= $6 AND mob_num < $6 || ':' AND sent_at > $7 AND NOT returned) AS "prefix!",
     city.minute AS "minute!", city.day AS "day!"
   FROM (SELECT count(*) FILTER (WHERE sent_at > $8) AS minute, count(*) AS day
         FROM sms_code WHERE sent_at > $9 AND NOT returned) AS city`,
);
/** The oldest of the newest `$2`: once it is out of the window, another may go. */
const IN_THE_WAY = statement(
  'code-in-the-way',
  'SELECT sent_at FROM sms_code WHERE sent_at > $1 AND NOT returned ORDER BY sent_at DESC OFFSET $2 - 1 LIMIT 1',
);

const MINUTE = 60;
const DAY = 86_400;
/** Everybody solves it while the city's budget runs out, so it stays bearable. */
const HARDEST_OF_CITY = 4;
const HARDEST_OF_NUMBER = 8;

const secondsBetween = (then: Date, now: Date) => (now.getTime() - then.getTime()) / 1_000;
export const secondsAgo = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1_000);

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

/** When the city's budget has room again. */
async function cityRefusal(tx: Queryable, count: number, seconds: number, now: Date): Promise<Refusal> {
  const [inTheWay] = await tx.query(IN_THE_WAY, [secondsAgo(now, seconds), count]);
  const left = inTheWay === undefined ? 1 : seconds - secondsBetween(inTheWay.sent_at, now);
  const wait = Math.max(1, Math.ceil(left));
  return new Refusal('codesBusy', 429, { minutes: Math.ceil(wait / 60) }, wait);
}

/**
 * The budgets of whoever asks, of numbers that begin alike and of the city: the asker meets the own ones first.
 * @returns the level of the puzzle that the next code costs
 * @throws Refusal `networkBusy`, `tooManyCodes`, `codesBusy`
 */
export async function checkBudgets(tx: Queryable, limits: CodeLimits, asked: CodeAsked): Promise<number> {
  const { mobile, asker, network, now } = asked;
  const { perAddress, perNetwork, perPrefix, overall } = limits;
  const [sent] = await tx.query(SENT, [
    asker,
    secondsAgo(now, perAddress.seconds),
    network,
    secondsAgo(now, perNetwork.seconds),
    mobile.area,
    mobile.number.slice(0, -perPrefix.lastDigits),
    secondsAgo(now, perPrefix.seconds),
    secondsAgo(now, MINUTE),
    secondsAgo(now, DAY),
  ]);
  const { address, network: ofNetwork, prefix, minute, day } = sent!;
  if (address >= perAddress.count || ofNetwork >= perNetwork.count) {
    throw new Refusal('networkBusy', 429, {}, perAddress.seconds);
  }
  if (prefix >= perPrefix.count) throw new Refusal('tooManyCodes', 429, {}, perPrefix.seconds);
  if (minute >= overall.minute) throw await cityRefusal(tx, overall.minute, MINUTE, now);
  if (day >= overall.day) throw await cityRefusal(tx, overall.day, DAY, now);
  return Math.max(
    pressureOf(address, perAddress.count),
    pressureOf(ofNetwork, perNetwork.count),
    pressureOf(prefix, perPrefix.count),
    pressureOf(minute, overall.minute, HARDEST_OF_CITY),
    pressureOf(day, overall.day, HARDEST_OF_CITY),
  );
}
