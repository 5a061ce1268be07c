import { randomInt, randomUUID } from 'node:crypto';
import type { Language, Mobile } from '@vez/shared/contracts';
import { mobileName } from '@vez/shared/domain';
import type { Clock } from '../../db/clock';
import { statement, type Queryable } from '../../db/db';
import { askerOf, networkOf } from '../../module-api/network';
import type { Sms } from '../../module-api/sms';
import { smsText } from '../../texts/texts';
import type { Puzzles } from '../puzzle';
import { checkMobile } from './check-mobile';
import { checkBudgets, prefixOf } from './code-budgets';
import type { HashesOfCode } from './code-hashes';
import type { CodeLimits } from './code-limits';
import type { CodeAsked } from './code-request';
import { beginCode } from './codes-under-way';
import { checkNumber } from './number-limits';
import { messageKeyOf, takeBackUnsent } from './take-back-codes';

/** Serialises requests about one number or from one asker; others do not wait. */
const LOCK = statement('code-lock', 'SELECT pg_advisory_xact_lock(hashtextextended($1, 1))');
const INSERT = statement(
  'code-insert',
  `INSERT INTO sms_code (challenge_id, mob_area, mob_num, mob_prefix, code_hash, ip, network, sent_at, by_id, most_tries)
   VALUES (:challengeId, :area, kept_name(:number), kept_name(:prefix), :hash, :asker, :network, :now, :keepsId, :tries)`,
);
export interface SendCodeDeps {
  clock: Clock;
  sms: Sms;
  limits: CodeLimits;
  puzzles: Puzzles;
  /** The dial codes that codes are sent to. */
  areas: readonly string[];
}

export interface CodeRequest {
  mobile: Mobile;
  ip: string;
  language: Language;
  /** The call that a proof is bound to. */
  call: string;
  proof: string | undefined;
  /** A proof is needed even without pressure. */
  isProofNeeded: boolean;
  /** The asker keeps the challenge's id: the code works only with it, from any address. */
  keepsId: boolean;
}

/** Writes the code and its message, in the caller's transaction. @returns the id of the challenge */
async function store(
  tx: Queryable,
  { sms, limits }: SendCodeDeps,
  hashesOf: HashesOfCode,
  { mobile, asker, network, now }: CodeAsked,
  { language, keepsId, tries }: CodeRequest & { tries: number },
): Promise<string> {
  const challengeId = randomUUID();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const [hash] = hashesOf(challengeId, code);
  const { area, number } = mobile;
  const prefix = prefixOf(mobile, limits);
  await tx.query(INSERT, { challengeId, area, number, prefix, hash, asker, network, now, keepsId, tries });
  await sms.enqueue(tx, {
    key: messageKeyOf(challengeId),
    kind: 'code',
    expiresAt: new Date(now.getTime() + limits.validSeconds * 1_000),
    mobile,
    text: smsText('code', language, { code }),
    code,
  });
  return challengeId;
}

/** Sends codes by SMS, within the limits. */
export function createCodeSender(deps: SendCodeDeps, hashesOf: HashesOfCode) {
  const { clock, limits, puzzles, areas } = deps;

  /**
   * Sends a code in the caller's transaction, so that it counts before the gateway receives it.
   * @throws Refusal `areaNotSupported`, `mobileInvalid`, `codeTooSoon`, `tooManyCodes`, `networkBusy`, `codesBusy`
   * @throws PuzzleNeeded
   */
  return async (tx: Queryable, request: CodeRequest) => {
    const { mobile, ip, call, proof, isProofNeeded } = request;
    checkMobile(mobile, areas);
    const about = mobileName(mobile);
    const purpose = { call, about };
    const solved = await puzzles.read(purpose, proof);
    await tx.query(LOCK, [`number ${about}`]);
    const now = clock.now();
    const asked = { mobile, asker: askerOf(ip), network: networkOf(ip), now };
    await takeBackUnsent(tx, deps, mobile, now);
    const terms = await checkNumber(tx, limits, asked);
    const pressure = Math.max(terms.pressure, await checkBudgets(tx, limits, asked), isProofNeeded ? 1 : 0);
    // Checked before the code counts as under way, so that a refusal or a puzzle takes nothing from others.
    puzzles.check(purpose, solved, pressure);
    await tx.query(LOCK, [`asker ${asked.asker}`]);
    const risen = await checkBudgets(tx, limits, asked, await beginCode(tx, limits, asked));
    await puzzles.spend(tx, purpose, solved, Math.max(pressure, risen));
    const challengeId = await store(tx, deps, hashesOf, asked, { ...request, tries: terms.tries });
    return { challengeId, retryAfterSeconds: limits.betweenSeconds };
  };
}
