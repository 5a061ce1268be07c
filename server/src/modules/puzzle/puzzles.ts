import { statement, type Queryable } from '../../db/db';
import { createProofs, type ProofSettings } from './proofs';
import { PuzzleNeeded, type PuzzlePurpose, type SolvedPuzzle } from './puzzle';

/** `always` and `never` are for tests and rehearsals; production requires puzzles under pressure. */
export type PuzzleMode = 'underPressure' | 'always' | 'never';

export interface PuzzleSettings extends ProofSettings {
  mode: PuzzleMode;
}

/** Pressure may rise while a puzzle is solved: a quarter of the current level is enough. */
const LEVEL_TOLERANCE = 4;

const USE = statement(
  'puzzle-use',
  'INSERT INTO used_puzzle (id, ends_at) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING RETURNING id',
);
const DROP_OVER = statement('puzzle-drop', 'DELETE FROM used_puzzle WHERE ends_at < $1');

/**
 * Proofs of work in the manner of ALTCHA: signed, for one purpose, valid for ten minutes, used once. They need no
 * sight, no cookie and no third party.
 */
export function createPuzzles(settings: PuzzleSettings) {
  const { clock, mode, tries } = settings;
  const levelNow = (level: number) => (mode === 'always' ? Math.max(1, level) : mode === 'never' ? 0 : level);

  function check(purpose: PuzzlePurpose, solved: SolvedPuzzle | undefined, level: number) {
    const needed = levelNow(level);
    const done = solved === undefined ? 0 : solved.most * LEVEL_TOLERANCE;
    if (needed > 0 && done < tries * needed) throw new PuzzleNeeded(purpose, needed);
    return needed;
  }

  return {
    ...createProofs(settings),

    /** @throws PuzzleNeeded if nothing was solved, or something too easy */
    check,

    /**
     * Uses a solved puzzle up, in the call's own transaction: if the call is refused, it stays valid.
     * @throws PuzzleNeeded as `check`, and for a used one
     */
    async spend(tx: Queryable, purpose: PuzzlePurpose, solved: SolvedPuzzle | undefined, level: number) {
      const needed = check(purpose, solved, level);
      if (needed === 0 || solved === undefined) return;
      const used = await tx.query(USE, [solved.id, solved.endsAt]);
      if (used.length === 0) throw new PuzzleNeeded(purpose, needed);
    },

    /** Deletes used puzzles whose age alone would get them refused. */
    async sweep(db: Queryable) {
      await db.query(DROP_OVER, [clock.now()]);
    },
  };
}
export type Puzzles = ReturnType<typeof createPuzzles>;
