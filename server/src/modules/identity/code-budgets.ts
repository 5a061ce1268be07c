import type { Mobile } from '@vez/shared/contracts';
import { statement, type Queryable } from '../../db/db';
import { Refusal } from '../../module-api/refusal';
import { pressureOf } from '../puzzle';
import type { CodeLimits } from './code-limits';
import type { CodesUnderWay } from './codes-under-way';
import { DAY, MINUTE, secondsAgo, secondsBetween, type CodeAsked } from './code-request';

/** Sealed numbers carry their prefix in a column. Numbers in clear are matched by range, which uses their index. */
const SENT = statement(
  'code-sent',
  `SELECT
     (SELECT count(*) FROM sms_code WHERE ip = :asker AND sent_at > :sinceOfAddress AND NOT returned) AS "address!",
     (SELECT count(*) FROM sms_code WHERE network = :network AND sent_at > :sinceOfNetwork AND NOT returned) AS "network!",
     (SELECT count(*) FROM sms_code
      WHERE mob_area = :area AND mob_prefix = token(:prefix) AND mob_prefix <> '' AND sent_at > :sinceOfPrefix
        AND NOT returned)
     + (SELECT count(*) FROM sms_code
      WHERE mob_area = :area AND mob_num >= :prefix AND mob_num < :prefix || ':'
        AND sent_at > :sinceOfPrefix AND NOT returned) AS "prefix!",
     city.minute AS "minute!", city.day AS "day!"
   FROM (SELECT count(*) FILTER (WHERE sent_at > :minuteAgo) AS minute, count(*) AS day
         FROM sms_code WHERE sent_at > :dayAgo AND NOT returned) AS city`,
);
/** The oldest of the newest `:count` codes: once it leaves the window, another code may be sent. */
const IN_THE_WAY = statement(
  'code-in-the-way',
  'SELECT sent_at FROM sms_code WHERE sent_at > :since AND NOT returned ORDER BY sent_at DESC OFFSET :count - 1 LIMIT 1',
);

/** The leading digits that numbers of one operator share. */
export const prefixOf = ({ number }: Mobile, { perPrefix }: CodeLimits): string =>
  number.slice(0, -perPrefix.lastDigits);

/** Every asker solves it while the city's budget runs low, so it stays bearable. */
const HARDEST_OF_CITY = 4;

/** The rest of the city's budget is reserved for askers without a request in the last hour. */
const SHARE_OF_REPEATED = 0.8;

/** When the city's budget has room again. */
async function cityRefusal(tx: Queryable, count: number, seconds: number, now: Date): Promise<Refusal> {
  const [inTheWay] = await tx.query(IN_THE_WAY, { since: secondsAgo(now, seconds), count });
  const left = inTheWay === undefined ? 1 : seconds - secondsBetween(inTheWay.sent_at, now);
  const wait = Math.max(1, Math.ceil(left));
  return new Refusal('codesBusy', { minutes: Math.ceil(wait / 60) }, wait);
}

const NONE_UNDER_WAY: CodesUnderWay = { network: 0, prefix: 0, city: 0 };

/**
 * Checks the budgets of the asker, of the number's prefix and of the city, in this order. Only the city's budget
 * refuses a new asker, since it caps the cost of codes.
 * @returns the level of the puzzle that the next code costs
 * @throws Refusal `networkBusy`, `tooManyCodes`, `codesBusy`
 */
export async function checkBudgets(
  tx: Queryable,
  limits: CodeLimits,
  asked: CodeAsked,
  underWay = NONE_UNDER_WAY,
): Promise<number> {
  const { mobile, asker, network, now } = asked;
  const { perAddress, perNetwork, perPrefix, overall } = limits;
  const [sent] = await tx.query(SENT, {
    asker,
    sinceOfAddress: secondsAgo(now, perAddress.seconds),
    network,
    sinceOfNetwork: secondsAgo(now, perNetwork.seconds),
    area: mobile.area,
    prefix: prefixOf(mobile, limits),
    sinceOfPrefix: secondsAgo(now, perPrefix.seconds),
    minuteAgo: secondsAgo(now, MINUTE),
    dayAgo: secondsAgo(now, DAY),
  });
  const { address } = sent!;
  const ofNetwork = sent!.network + underWay.network;
  const prefix = sent!.prefix + underWay.prefix;
  const [minute, day] = [sent!.minute + underWay.city, sent!.day + underWay.city];
  // A stranger who has used up a budget leaves a way in for new askers, at the price of the hardest puzzle.
  const isNew = address === 0;
  if (address >= perAddress.count || (ofNetwork >= perNetwork.count && !isNew)) {
    throw new Refusal('networkBusy', {}, perAddress.seconds);
  }
  if (prefix >= perPrefix.count && !isNew) throw new Refusal('tooManyCodes', {}, perAddress.seconds);
  for (const [sentThen, budget, seconds] of [
    [minute, overall.minute, MINUTE],
    [day, overall.day, DAY],
  ] as const) {
    const share = isNew ? budget : Math.ceil(budget * SHARE_OF_REPEATED);
    if (sentThen >= share) throw await cityRefusal(tx, share, seconds, now);
  }
  return Math.max(
    pressureOf(address, perAddress.count),
    pressureOf(ofNetwork, perNetwork.count),
    pressureOf(prefix, perPrefix.count),
    pressureOf(minute, overall.minute, HARDEST_OF_CITY),
    pressureOf(day, overall.day, HARDEST_OF_CITY),
  );
}
