import type { Challenge } from 'altcha-lib';
import { Refusal } from '../../module-api/refusal';

/** A solved puzzle is valid for one call about one thing, such as a code to one number. */
export interface PuzzlePurpose {
  call: string;
  about: string;
}

/**
 * The call needs a solved puzzle of this level; level 1 takes a phone about a second, 2 twice as long. Thrown within
 * transactions; the puzzle is made outside of them, where no caller waits for a lock.
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
    super('puzzleRequired');
  }
}

/** A puzzle that was solved, and not used as far as is known. */
export interface SolvedPuzzle {
  id: string;
  /** The maximum tries that it took. */
  most: number;
  endsAt: Date;
}
