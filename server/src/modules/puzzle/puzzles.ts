import { createHash, randomInt } from 'node:crypto';
import { createChallenge, verifySolution, type Challenge, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { statement, type Queryable } from '../../db/db';
import { signingKeys, type Secrets } from '../../keys';
import type { Clock } from '../../module';
import { Refusal } from '../../refusal';

/** `always` and `never` are for tests and rehearsals; a production asks under pressure. */
export type PuzzleMode = 'underPressure' | 'always' | 'never';

/** A solved puzzle is good for one call about one thing, such as a code to one number. */
export interface PuzzlePurpose {
  call: string;
  about: string;
}

/**
 * The call is done once a puzzle of this level is solved; level 1 takes a phone about a second, 2 twice as long.
 * Thrown within transactions; the puzzle is made outside of them, where nobody waits for a lock.
 */
export class PuzzleNeeded extends Error {
  constructor(
    readonly purpose: PuzzlePurpose,
    readonly level: number,
  ) {
    super('puzzleRequired');
  }
}

/** The refusal that carries the puzzle. */
export class PuzzleRefusal extends Refusal {
  constructor(readonly puzzle: Challenge) {
    super('puzzleRequired', 428);
  }
}

/** A puzzle that was solved, and not used as far as is known. */
export interface SolvedPuzzle {
  id: string;
  /** The tries that it took at most. */
  most: number;
  endsAt: Date;
}

export interface PuzzleSettings {
  secrets: Secrets;
  clock: Clock;
  mode: PuzzleMode;
  /** Tries of level 1 at most; at least half of them are needed. */
  tries: number;
}

/** Rounds of PBKDF2 a try: 1 ms on a server, 3 to 5 on a phone, in the browser's own code and beside its page. */
const ROUNDS = 5_000;
/** A phone that is ten times slower gets a puzzle of level 32 done in it. */
const VALID_MS = 600_000;
/** Pressure rises while a puzzle is solved; whoever solved one of a quarter of today's level has done enough. */
const LEVEL_TOLERANCE = 4;

const USE = statement(
  'puzzle-use',
  'INSERT INTO used_puzzle (id, ends_at) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING RETURNING id',
);
const DROP_OVER = statement('puzzle-drop', 'DELETE FROM used_puzzle WHERE ends_at < $1');

const digestOf = ({ call, about }: PuzzlePurpose) =>
  createHash('sha256').update(`${call} ${about}`).digest('base64url');

const payloadIn = (proof: string): Payload =>
  JSON.parse(Buffer.from(proof, 'base64').toString('utf8')) as Payload;

/**
 * Proofs of work in the manner of ALTCHA: signed, for one purpose, valid for ten minutes, used once. They need no
 * sight, no cookie and no third party.
 */
export function createPuzzles({ secrets, clock, mode, tries }: PuzzleSettings) {
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

  const levelNow = (level: number) => (mode === 'always' ? Math.max(1, level) : mode === 'never' ? 0 : level);

  function check(purpose: PuzzlePurpose, solved: SolvedPuzzle | undefined, level: number) {
    const needed = levelNow(level);
    const done = solved === undefined ? 0 : solved.most * LEVEL_TOLERANCE;
    if (needed > 0 && done < tries * needed) throw new PuzzleNeeded(purpose, needed);
    return needed;
  }

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

    /** What a proof shows; undefined without one, and for one that is made up, too old or of another purpose. */
    async read(purpose: PuzzlePurpose, proof: string | undefined): Promise<SolvedPuzzle | undefined> {
      if (proof === undefined) return undefined;
      // Whatever cannot be read was not solved.
      const payload = await Promise.resolve(proof)
        .then(payloadIn)
        .catch(() => undefined);
      if (payload === undefined || !(await isGenuine(payload).catch(() => false))) return undefined;
      const { signature, parameters } = payload.challenge;
      const { of, most, endsAt } = parameters.data ?? {};
      if (of !== digestOf(purpose) || Number(endsAt) <= clock.now().getTime()) return undefined;
      return { id: String(signature), most: Number(most), endsAt: new Date(Number(endsAt)) };
    },

    /** @throws PuzzleNeeded where nothing was solved, or something too easy */
    check,

    /**
     * Uses a solved puzzle up, in the call's own transaction: where the call is refused, it is still good.
     * @throws PuzzleNeeded as `check`, and for one that was used
     */
    async spend(tx: Queryable, purpose: PuzzlePurpose, solved: SolvedPuzzle | undefined, level: number) {
      const needed = check(purpose, solved, level);
      if (needed === 0 || solved === undefined) return;
      const used = await tx.query(USE, [solved.id, solved.endsAt]);
      if (used.length === 0) throw new PuzzleNeeded(purpose, needed);
    },

    /** Forgets used puzzles that would be refused by their age alone. */
    async sweep(db: Queryable) {
      await db.query(DROP_OVER, [clock.now()]);
    },
  };
}
export type Puzzles = ReturnType<typeof createPuzzles>;
