import { createHash, randomInt } from 'node:crypto';
import { createChallenge, verifySolution, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Clock } from '../../db/clock';
import { signingKeys, type Secrets } from '../../secrets/keys';
import { PuzzleRefusal, type PuzzleNeeded, type PuzzlePurpose, type SolvedPuzzle } from './puzzle';

export interface ProofSettings {
  secrets: Secrets;
  clock: Clock;
  /** Maximum tries at level 1; at least half of them are needed. */
  tries: number;
}

/** Rounds of PBKDF2 per try: 1 ms on a server, 3 to 5 on a phone, in the browser's own code and beside its page. */
const ROUNDS = 5_000;
/** Enough for a phone that is ten times slower to solve a puzzle of level 32. */
const VALID_MS = 600_000;

const digestOf = ({ call, about }: PuzzlePurpose) =>
  createHash('sha256').update(`${call} ${about}`).digest('base64url');

const payloadIn = (proof: string): Payload =>
  JSON.parse(Buffer.from(proof, 'base64').toString('utf8')) as Payload;

/** Makes puzzles, and reads their solutions. Both are signed, so nothing is stored. */
export function createProofs({ secrets, clock, tries }: ProofSettings) {
  const keys = signingKeys(secrets, 'puzzle').map((key) => key.toString('hex'));
  const secretsOf = (key: string) => ({
    hmacSignatureSecret: key,
    hmacKeySignatureSecret: `${key} solution`,
  });

  const isGenuine = async ({ challenge, solution }: Payload): Promise<boolean> => {
    for (const key of keys) {
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secretsOf(key) });
      if (verified) return true;
    }
    return false;
  };

  return {
    /** @returns the answer to a call that needs a puzzle */
    async refusalFor({ purpose, level }: PuzzleNeeded): Promise<PuzzleRefusal> {
      const most = tries * level;
      return new PuzzleRefusal(
        await createChallenge({
          algorithm: 'PBKDF2/SHA-256',
          cost: ROUNDS,
          counter: randomInt(Math.floor(most / 2), most + 1),
          data: { of: digestOf(purpose), most, endsAt: clock.now().getTime() + VALID_MS },
          deriveKey,
          ...secretsOf(keys[0]!),
        }),
      );
    },

    /** The puzzle that a proof solves; undefined without a proof, or for a forged, expired or foreign one. */
    async read(purpose: PuzzlePurpose, proof: string | undefined): Promise<SolvedPuzzle | undefined> {
      if (proof === undefined) return undefined;
      // An unreadable proof counts as unsolved.
      const payload = await Promise.resolve(proof)
        .then(payloadIn)
        .catch(() => undefined);
      if (payload === undefined || !(await isGenuine(payload).catch(() => false))) return undefined;
      const { signature, parameters } = payload.challenge;
      const { of, most, endsAt } = parameters.data ?? {};
      if (of !== digestOf(purpose) || Number(endsAt) <= clock.now().getTime()) return undefined;
      return { id: String(signature), most: Number(most), endsAt: new Date(Number(endsAt)) };
    },
  };
}
