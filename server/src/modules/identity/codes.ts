import { randomInt, randomUUID } from 'node:crypto';
import type { Language, Mobile } from '@vez/shared/contracts';
import { isValidNumber } from 'libphonenumber-js';
import { mobileName } from '@vez/shared/domain';
import { statement, type Db, type Queryable } from '../../db/db';
import { digestsOf, isSameText, signingKeys, type Secrets } from '../../keys';
import type { Clock } from '../../module';
import type { Sms } from '../../sms';
import { askerOf, networkOf } from '../../network';
import { Refusal } from '../../refusal';
import { smsText } from '../../texts';
import type { Puzzles } from '../puzzle';
import { checkBudgets, checkNumber, secondsAgo, type CodeAsked } from './code-budgets';
import type { CodeLimits } from './code-limits';

/** Each name ends after its kind's, so that two processes take the locks of all kinds in one order. */
const LOCK = statement('code-lock', 'SELECT pg_advisory_xact_lock(hashtextextended($1, 1))');
const UNTRIED = statement(
  'code-untried',
  `SELECT challenge_id FROM sms_code
   WHERE mob_area = $1 AND mob_num = $2 AND sent_at > $3 AND tries = 0 AND NOT returned`,
);
const RETURN = statement(
  'code-return',
  'UPDATE sms_code SET returned = true WHERE challenge_id = ANY($1) AND tries = 0',
);
const INSERT = statement(
  'code-insert',
  `INSERT INTO sms_code (challenge_id, mob_area, mob_num, code_hash, ip, network, sent_at, by_id)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
);
const BY_ID = statement(
  'code-by-id',
  `SELECT challenge_id, code_hash, tries, sent_at, used_at FROM sms_code
   WHERE challenge_id = $1 AND mob_area = $2 AND mob_num = $3 AND NOT returned FOR UPDATE`,
);
const NEWEST_OF_ASKER = statement(
  'code-newest-of-asker',
  `SELECT challenge_id, code_hash, tries, sent_at, used_at FROM sms_code
   WHERE mob_area = $1 AND mob_num = $2 AND ip = $3 AND NOT by_id AND NOT returned
   ORDER BY sent_at DESC LIMIT 1 FOR UPDATE`,
);
const TRIED = statement('code-tried', 'UPDATE sms_code SET tries = tries + 1 WHERE challenge_id = $1');
const USED = statement('code-used', 'UPDATE sms_code SET used_at = $2 WHERE challenge_id = $1');

export interface CodesDeps {
  db: Db;
  clock: Clock;
  sms: Sms;
  secrets: Secrets;
  limits: CodeLimits;
  puzzles: Puzzles;
  areas: readonly string[];
}

export interface CodeRequest {
  mobile: Mobile;
  ip: string;
  language: Language;
  /** The call, which a proof is bound to. */
  call: string;
  proof: string | undefined;
  /** A proof is needed even without pressure. */
  isProofNeeded: boolean;
  /** Whoever asks keeps the challenge's id: it alone opens, from any address. */
  keepsId: boolean;
}

export interface CodeTry {
  mobile: Mobile;
  code: string;
  challengeId: string | undefined;
  ip: string;
}

const LENGTH: Record<string, RegExp> = { '853': /^\d{8}$/, '852': /^\d{8}$/, '86': /^1\d{10}$/ };

/** @throws Refusal `areaNotSupported`, `mobileInvalid` (decision 45) */
export function checkMobile({ area, number }: Mobile, areas: readonly string[]): void {
  if (!areas.includes(area)) throw new Refusal('areaNotSupported', 422);
  const fits = LENGTH[area]?.test(number) ?? isValidNumber(`+${area}${number}`);
  if (!fits) throw new Refusal('mobileInvalid', 422);
}

const keyOf = (challengeId: string) => `code:${challengeId}`;

/**
 * What the gateway surely did not send costs nobody a wait, unless somebody guessed at it meanwhile. The same
 * statements whether there is such a code or not: their time would tell a stranger (decision 173).
 */
async function takeBackUnsent(
  tx: Queryable,
  { sms, limits }: CodesDeps,
  { area, number }: Mobile,
  now: Date,
) {
  const values = [area, number, secondsAgo(now, limits.perNumber.seconds)] as const;
  const untried = await tx.query(UNTRIED, values);
  const unsent = await sms.takeBack(
    tx,
    untried.map(({ challenge_id }) => keyOf(challenge_id)),
  );
  const ids = untried.map(({ challenge_id }) => challenge_id);
  await tx.query(RETURN, [ids.filter((id) => unsent.includes(keyOf(id)))]);
}

/** From here to the end of the transaction nobody else counts what this one counts, in any process. */
async function lockBudgets(tx: Queryable, limits: CodeLimits, { mobile, asker, network }: CodeAsked) {
  const prefix = mobile.number.slice(0, -limits.perPrefix.lastDigits);
  const names = [`asker ${asker}`, `network ${network}`, `prefix ${mobile.area} ${prefix}`, 'city'];
  for (const name of names) await tx.query(LOCK, [name]);
}

async function findTried(tx: Queryable, { mobile, challengeId, ip }: CodeTry) {
  const { area, number } = mobile;
  const [stored] =
    challengeId === undefined
      ? await tx.query(NEWEST_OF_ASKER, [area, number, askerOf(ip)])
      : await tx.query(BY_ID, [challengeId, area, number]);
  return stored;
}

/** SMS codes: six digits, used once, three tries of whoever asked for one (API-71, API-72, decisions 23 and 118). */
export function createCodes(deps: CodesDeps) {
  const { db, clock, sms, secrets, limits, puzzles, areas } = deps;
  const hashKeys = signingKeys(secrets, 'sms-code');
  /** As the current secret hashes a code, then as the one before it did. */
  const hashesOf = (challengeId: string, code: string) => digestsOf(hashKeys, `${challengeId}:${code}`);

  return {
    /**
     * Sends a code, in the caller's transaction: it counts before the gateway hears of it.
     * @throws Refusal `areaNotSupported`, `mobileInvalid`, `codeTooSoon`, `tooManyCodes`, `networkBusy`, `codesBusy`
     * @throws PuzzleNeeded
     */
    async send(tx: Queryable, request: CodeRequest) {
      const { mobile, ip, language, call, proof, isProofNeeded, keepsId } = request;
      checkMobile(mobile, areas);
      const challengeId = randomUUID();
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const about = mobileName(mobile);
      const purpose = { call, about };
      const solved = await puzzles.read(purpose, proof);
      await tx.query(LOCK, [`number ${about}`]);
      const now = clock.now();
      const asked = { mobile, asker: askerOf(ip), network: networkOf(ip), now };
      await takeBackUnsent(tx, deps, mobile, now);
      const pressure = Math.max(
        await checkNumber(tx, limits, asked),
        await checkBudgets(tx, limits, asked),
        isProofNeeded ? 1 : 0,
      );
      // Whoever is refused or has a puzzle to solve yet has held up nobody but those who ask for the same number.
      puzzles.check(purpose, solved, pressure);
      await lockBudgets(tx, limits, asked);
      const risen = await checkBudgets(tx, limits, asked);
      await puzzles.spend(tx, purpose, solved, Math.max(pressure, risen));
      await tx.query(INSERT, [
        challengeId,
        mobile.area,
        mobile.number,
        hashesOf(challengeId, code)[0],
        asked.asker,
        asked.network,
        now,
        keepsId,
      ]);
      await sms.enqueue(tx, {
        key: keyOf(challengeId),
        kind: 'code',
        expiresAt: new Date(now.getTime() + limits.validSeconds * 1_000),
        mobile,
        text: smsText('code', language, { code }),
        code,
      });
      return { challengeId, retryAfterSeconds: limits.betweenSeconds };
    },

    /**
     * Uses a code up: that of the challenge, or without one the newest that was sent for the same asker
     * and has no keeper. A wrong try counts even though the call fails.
     * @throws Refusal `codeExpired`, `codeUsed`, `codeWrong`, `tooManyTries`
     */
    async use(attempt: CodeTry) {
      const outcome = await db.tx(async (tx) => {
        const stored = await findTried(tx, attempt);
        const now = clock.now();
        if (stored === undefined || stored.sent_at < secondsAgo(now, limits.validSeconds)) {
          return new Refusal('codeExpired', 422);
        }
        if (stored.used_at !== null) return new Refusal('codeUsed', 422);
        if (stored.tries >= limits.tries) return new Refusal('tooManyTries', 429);
        const right = hashesOf(stored.challenge_id, attempt.code.trim()).some((hash) =>
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
