import { randomInt, randomUUID } from 'node:crypto';
import type { Language, Mobile } from '@vez/shared/contracts';
import { isValidNumber } from 'libphonenumber-js';
import { statement, type Db, type Queryable, type Statement } from '../../db/db';
import type { smsCode } from '../../db/schema';
import { digestsOf, isSameText, signingKeys, type Secrets } from '../../keys';
import type { Clock, Sms } from '../../module';
import { Refusal } from '../../refusal';
import { smsText } from '../../texts';
import type { CodeLimits } from './code-limits';

const LOCK = statement('code-lock', 'SELECT pg_advisory_xact_lock(hashtextextended($1, 1))');
const SENT_TO_NUMBER = statement(
  'code-sent-number',
  `SELECT challenge_id, sent_at FROM sms_code WHERE mob_area = $1 AND mob_num = $2 AND sent_at > $3
   ORDER BY sent_at DESC`,
);
const SENT_FROM_ADDRESS = statement(
  'code-sent-address',
  'SELECT count(*) AS count FROM sms_code WHERE ip = $1 AND sent_at > $2',
);
/** By range, so that the key of numbers serves. */
const SENT_TO_PREFIX = statement(
  'code-sent-prefix',
  `SELECT count(*) AS count FROM sms_code
   WHERE mob_area = $1 AND mob_num >= $2 AND mob_num < $2 || ':' AND sent_at > $3`,
);
/** The oldest of the newest `$2`: once it is out of the window, another may go. */
const SENT_AT_ALL = statement(
  'code-sent-all',
  'SELECT sent_at FROM sms_code WHERE sent_at > $1 ORDER BY sent_at DESC OFFSET $2 - 1 LIMIT 1',
);
const INSERT = statement(
  'code-insert',
  `INSERT INTO sms_code (challenge_id, mob_area, mob_num, code_hash, ip, sent_at) VALUES ($1, $2, $3, $4, $5, $6)`,
);
const NEWEST = statement(
  'code-newest',
  `SELECT challenge_id, code_hash, tries, sent_at, used_at FROM sms_code
   WHERE mob_area = $1 AND mob_num = $2 ORDER BY sent_at DESC LIMIT 1 FOR UPDATE`,
);
const TRIED = statement('code-tried', 'UPDATE sms_code SET tries = tries + 1 WHERE challenge_id = $1');
const USED = statement('code-used', 'UPDATE sms_code SET used_at = $2 WHERE challenge_id = $1');

type StoredCode = Pick<
  typeof smsCode.$inferSelect,
  'challenge_id' | 'code_hash' | 'tries' | 'sent_at' | 'used_at'
>;

export interface CodesAround {
  db: Db;
  clock: Clock;
  sms: Sms;
  secrets: Secrets;
  limits: CodeLimits;
  areas: readonly string[];
}

const LENGTH: Record<string, RegExp> = { '853': /^\d{8}$/, '852': /^\d{8}$/, '86': /^1\d{10}$/ };

/** @throws Refusal `areaNotSupported`, `mobileInvalid` (decision 45) */
export function checkMobile({ area, number }: Mobile, areas: readonly string[]): void {
  if (!areas.includes(area)) throw new Refusal('areaNotSupported', 422);
  const fits = LENGTH[area]?.test(number) ?? isValidNumber(`+${area}${number}`);
  if (!fits) throw new Refusal('mobileInvalid', 422);
}

const keyOf = (challengeId: string) => `code:${challengeId}`;
const secondsBetween = (then: Date, now: Date) => (now.getTime() - then.getTime()) / 1_000;
const secondsAgo = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1_000);

/** SMS codes: six digits, the newest alone, used once, three tries (API-71, API-72, decision 23). */
export function createCodes({ db, clock, sms, secrets, limits, areas }: CodesAround) {
  const hashKeys = signingKeys(secrets, 'sms-code');
  /** As the current secret hashes a code, then as the one before it did. */
  const hashesOf = (challengeId: string, code: string) => digestsOf(hashKeys, `${challengeId}:${code}`);

  const countOf = async (tx: Queryable, counting: Statement, values: unknown[]) =>
    (await tx.query<{ count: number }>(counting, values))[0]!.count;

  /** What a number was sent already. What the gateway did not take is withdrawn, and costs nobody a wait. */
  async function sentTo(tx: Queryable, { area, number }: Mobile, now: Date): Promise<Date[]> {
    const longest = Math.max(limits.betweenSeconds, ...limits.perNumber.map(({ seconds }) => seconds), 0);
    const values = [area, number, secondsAgo(now, longest)];
    const rows = await tx.query<{ challenge_id: string; sent_at: Date }>(SENT_TO_NUMBER, values);
    if (rows.length === 0) return [];
    const lost = await sms.undelivered(
      tx,
      rows.map(({ challenge_id }) => keyOf(challenge_id)),
    );
    await sms.withdraw(tx, lost);
    return rows
      .filter(({ challenge_id }) => !lost.includes(keyOf(challenge_id)))
      .map(({ sent_at }) => sent_at);
  }

  async function checkNumber(tx: Queryable, mobile: Mobile, now: Date) {
    const sent = await sentTo(tx, mobile, now);
    const [last] = sent;
    const pause = last === undefined ? 0 : limits.betweenSeconds - secondsBetween(last, now);
    if (pause > 0) {
      const seconds = Math.ceil(pause);
      throw new Refusal('codeTooSoon', 429, { seconds }, seconds);
    }
    for (const { count, seconds } of limits.perNumber) {
      // The newest that has to be out of the window before another may go.
      const inTheWay = sent[count - 1];
      const wait = inTheWay === undefined ? 0 : seconds - secondsBetween(inTheWay, now);
      if (wait > 0) throw new Refusal('tooManyCodes', 429, {}, Math.ceil(wait));
    }
  }

  /** Whoever has numbers sent to for money has many. */
  async function checkBudgets(tx: Queryable, { area, number }: Mobile, ip: string, now: Date) {
    const { perAddress, perPrefix, overall } = limits;
    const prefix = number.slice(0, -perPrefix.lastDigits);
    const budgets = [
      { ...perAddress, counting: SENT_FROM_ADDRESS, values: [ip] },
      { ...perPrefix, counting: SENT_TO_PREFIX, values: [area, prefix] },
    ];
    for (const { count, seconds, counting, values } of budgets) {
      const sent = await countOf(tx, counting, [...values, secondsAgo(now, seconds)]);
      if (sent >= count) throw new Refusal('tooManyCodes', 429, {}, seconds);
    }
    for (const { count, seconds } of overall) {
      const [inTheWay] = await tx.query<{ sent_at: Date }>(SENT_AT_ALL, [secondsAgo(now, seconds), count]);
      if (inTheWay === undefined) continue;
      const wait = Math.max(1, Math.ceil(seconds - secondsBetween(inTheWay.sent_at, now)));
      throw new Refusal('codesBusy', 429, { minutes: Math.ceil(wait / 60) }, wait);
    }
  }

  return {
    /** @throws Refusal `areaNotSupported`, `mobileInvalid`, `codeTooSoon`, `tooManyCodes`, `codesBusy` */
    async send(mobile: Mobile, ip: string, language: Language) {
      checkMobile(mobile, areas);
      const challengeId = randomUUID();
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      await db.tx(async (tx) => {
        await tx.query(LOCK, [`${mobile.area}-${mobile.number}`]);
        const now = clock.now();
        await checkNumber(tx, mobile, now);
        await checkBudgets(tx, mobile, ip, now);
        await tx.query(INSERT, [
          challengeId,
          mobile.area,
          mobile.number,
          hashesOf(challengeId, code)[0],
          ip,
          now,
        ]);
        await sms.enqueue(tx, {
          key: keyOf(challengeId),
          kind: 'code',
          expiresAt: new Date(now.getTime() + limits.validSeconds * 1_000),
          mobile,
          text: smsText('code', language, { code }),
          code,
        });
      });
      return { challengeId, retryAfterSeconds: limits.betweenSeconds };
    },

    /**
     * Uses the newest code of a number up. A wrong try counts even though the call fails.
     * @throws Refusal `codeExpired`, `codeUsed`, `codeWrong`, `tooManyTries`
     */
    async use(mobile: Mobile, code: string) {
      const outcome = await db.tx(async (tx) => {
        const [stored] = await tx.query<StoredCode>(NEWEST, [mobile.area, mobile.number]);
        const now = clock.now();
        if (stored === undefined || stored.sent_at < secondsAgo(now, limits.validSeconds)) {
          return new Refusal('codeExpired', 422);
        }
        if (stored.used_at !== null) return new Refusal('codeUsed', 422);
        if (stored.tries >= limits.tries) return new Refusal('tooManyTries', 429);
        const right = hashesOf(stored.challenge_id, code.trim()).some((hash) =>
          isSameText(hash, stored.code_hash),
        );
        if (right) {
          await tx.query(USED, [stored.challenge_id, now]);
          return undefined;
        }
        await tx.query(TRIED, [stored.challenge_id]);
        const left = limits.tries - stored.tries - 1;
        return left > 0 ? new Refusal('codeWrong', 422, { count: left }) : new Refusal('tooManyTries', 429);
      });
      if (outcome !== undefined) throw outcome;
    },
  };
}
export type Codes = ReturnType<typeof createCodes>;
