import { randomInt } from 'node:crypto';
import type { Mobile } from '@vez/shared/contracts';
import { mobileName, OFFICE_CODE_DIGITS } from '@vez/shared/domain';
import type { Clock } from '../../db/clock';
import { statement, type Queryable } from '../../db/db';
import { Refusal } from '../../module-api/refusal';
import { digestsOf, signingKeys, type Secrets } from '../../secrets/keys';
import { checkMobile } from './check-mobile';
import type { Budget, CodeLimits } from './code-limits';
import { secondsAgo, secondsBetween } from './code-request';

const LOCK = statement('office-code-lock', 'SELECT pg_advisory_xact_lock(hashtextextended($1, 6))');
const OF_NUMBER = statement(
  'office-codes-of-number',
  'SELECT made_at FROM office_code WHERE owner = ANY($1) AND made_at > $2 ORDER BY made_at DESC',
);
const OF_STAFF = statement(
  'office-codes-of-staff',
  'SELECT made_at FROM office_code WHERE handed_by = ANY($1) AND made_at > $2 ORDER BY made_at DESC',
);
const INSERT = statement(
  'office-code-insert',
  'INSERT INTO office_code (code_hash, owner, handed_by, made_at) VALUES (:hash, :owner, :handedBy, :now)',
);
const USE = statement(
  'office-code-use',
  `UPDATE office_code SET used_at = :now
   WHERE code_hash = ANY(:hashes) AND used_at IS NULL AND made_at > :since RETURNING owner`,
);

const WHOLE = new RegExp(`^\\d{${OFFICE_CODE_DIGITS}}$`);
/** Whether the input has the form of an office's code; a code by SMS is shorter. */
export const isOfficeCode = (typed: string): boolean => WHOLE.test(typed.trim());

/** The digests that the codes of a number are stored under, by the current and the previous secret. */
export const officeCodeOwners = (secrets: Secrets, mobile: Mobile) =>
  digestsOf(signingKeys(secrets, 'office-code'), `number ${mobileName(mobile)}`);

interface OfficeCodesDeps {
  clock: Clock;
  secrets: Secrets;
  limits: CodeLimits;
  areas: readonly string[];
}

/** Seconds until one more may be made; 0 means at once. */
function waitFor(made: readonly { made_at: Date }[], { count, seconds }: Budget, now: Date): number {
  const inTheWay = made[count - 1];
  return inTheWay === undefined ? 0 : Math.max(1, Math.ceil(seconds - secondsBetween(inTheWay.made_at, now)));
}

/**
 * Login codes handed out by an office (decision 360). Ten digits make guessing hopeless, so wrong guesses need no
 * limit, and strangers can use up neither the code nor its owner's tries.
 */
export function createOfficeCodes({ clock, secrets, limits: { office }, areas }: OfficeCodesDeps) {
  const keys = signingKeys(secrets, 'office-code');
  const hashesOf = (mobile: Mobile, code: string) => digestsOf(keys, `code ${mobileName(mobile)} ${code}`);

  async function checkLimits(tx: Queryable, owners: [string, ...string[]], staff: [string, ...string[]]) {
    // The same order in all processes, so that they cannot deadlock.
    for (const name of [`staff ${staff[0]}`, `number ${owners[0]}`]) await tx.query(LOCK, [name]);
    const now = clock.now();
    const ofNumber = await tx.query(OF_NUMBER, [owners, secondsAgo(now, office.perNumber.seconds)]);
    const ofStaff = await tx.query(OF_STAFF, [staff, secondsAgo(now, office.perStaff.seconds)]);
    const wait = Math.max(waitFor(ofNumber, office.perNumber, now), waitFor(ofStaff, office.perStaff, now));
    if (wait > 0) throw new Refusal('tooManyHandedOut', { minutes: Math.ceil(wait / 60) }, wait);
  }

  return {
    /**
     * Makes a code, in the caller's transaction.
     * @param staff the subject of the member of staff
     * @throws Refusal `areaNotSupported`, `mobileInvalid`, `tooManyHandedOut`
     */
    async handOut(tx: Queryable, { mobile, staff }: { mobile: Mobile; staff: string }) {
      checkMobile(mobile, areas);
      const owners = officeCodeOwners(secrets, mobile);
      const handedBy = digestsOf(keys, `staff ${staff}`);
      await checkLimits(tx, owners, handedBy);
      const now = clock.now();
      const code = String(randomInt(10 ** OFFICE_CODE_DIGITS)).padStart(OFFICE_CODE_DIGITS, '0');
      const [hash] = hashesOf(mobile, code);
      await tx.query(INSERT, { hash, owner: owners[0], handedBy: handedBy[0], now });
      return { code, expiresAt: new Date(now.getTime() + office.validSeconds * 1_000) };
    },

    /**
     * Uses a code up. A wrong, expired, used or missing code takes the same statement and gets the same refusal, so
     * that a stranger cannot learn whether an office has handed one out.
     * @throws Refusal `officeCodeWrong`
     */
    async use(tx: Queryable, mobile: Mobile, typed: string): Promise<void> {
      const now = clock.now();
      const used = await tx.query(USE, {
        hashes: hashesOf(mobile, typed.trim()),
        now,
        since: secondsAgo(now, office.validSeconds),
      });
      if (used.length === 0) throw new Refusal('officeCodeWrong');
    },
  };
}
