import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

interface Options {
  signal: AbortSignal;
  /** From 0 to 1; the work may end before 1, never after. */
  report(done: number): void;
}

/**
 * Tries numbers until one fits the puzzle. Each try is the browser's PBKDF2, which runs in another thread, so
 * that the page stays responsive.
 * @returns the proof for the call, base64 of JSON
 * @throws DOMException `AbortError`
 */
export async function workOut(puzzle: object, { signal, report }: Options): Promise<string> {
  const challenge = puzzle as Challenge;
  const most = Number(challenge.parameters.data?.most);
  const controller = new AbortController();
  if (signal.aborted) controller.abort();
  signal.addEventListener('abort', () => controller.abort());
  let tries = 0;
  const solution = await solveChallenge({
    challenge,
    controller,
    timeout: 0,
    deriveKey(...parts) {
      tries += 1;
      report(Math.min(1, tries / most));
      return deriveKey(...parts);
    },
  });
  if (solution === null) throw new DOMException('The puzzle was given up.', 'AbortError');
  return btoa(JSON.stringify({ challenge, solution }));
}
