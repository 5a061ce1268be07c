import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** The proof for the puzzle of a refusal, as a page computes it. */
export async function solvePuzzle(puzzle: object): Promise<string> {
  const challenge = puzzle as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
