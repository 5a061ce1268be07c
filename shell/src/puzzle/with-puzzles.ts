import type { CallOptions } from '@vez/shared/contracts/client';
import { isApiError, type ApiError, type createApi } from '@vez/shared/http';

type ApiOfShell = ReturnType<typeof createApi>;

/** Computes the proof for a puzzle. */
export type Solve = (puzzle: object, signal: AbortSignal | undefined) => Promise<string>;

/** The pressure may have grown while the first puzzle was solved. */
const MOST_PUZZLES = 3;

/** Repeats a call that requires a puzzle with the proof; other failures are rethrown. */
const proving = <Call extends (input: never, options?: CallOptions) => Promise<unknown>>(
  call: Call,
  solve: Solve,
) =>
  (async (input: object | undefined, options?: CallOptions) => {
    let proof: { proof?: string } = {};
    for (let solved = 0; ; solved += 1) {
      try {
        return await call({ ...input, ...proof } as never, options);
      } catch (error) {
        if (!isApiError(error, 'puzzleRequired') || error.puzzle === undefined) throw error;
        if (solved === MOST_PUZZLES) throw error;
        proof = { proof: await solve(error.puzzle, options?.signal).catch(unsolved(error)) };
      }
    }
  }) as unknown as Call;

/** If the browser cannot solve the puzzle, the server's refusal is thrown; a cancellation is thrown as such. */
const unsolved = (refusal: ApiError) => (error: unknown) => {
  throw isApiError(error) ? error : refusal;
};

/**
 * Calls without a login that may require a proof of work under load (decisions 120 and 121): sending a code, where a
 * dialog shows the wait, and holding a slot, where the form does not wait.
 */
export const withPuzzles = (
  api: ApiOfShell,
  { solve, solveQuietly }: Record<'solve' | 'solveQuietly', Solve>,
): ApiOfShell => ({
  ...api,
  sendCode: proving(api.sendCode, solve),
  holdSlot: proving(api.holdSlot, solveQuietly),
});
