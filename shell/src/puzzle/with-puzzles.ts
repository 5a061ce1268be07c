import type { CallOptions } from '@vez/shared/contracts/client';
import { isApiError, type ApiError, type createApi } from '@vez/shared/http';

type ApiOfShell = ReturnType<typeof createApi>;

/** Works out the proof that a puzzle asks for. */
export type Solve = (puzzle: object, signal: AbortSignal | undefined) => Promise<string>;

/** The pressure may have grown while the first puzzle was solved. */
const MOST_PUZZLES = 3;

/** Where a call costs a puzzle, it is made again with the proof; other failures are handed on. */
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

/** A browser that cannot solve it shows the server's message; a cancelled one says so. */
const unsolved = (refusal: ApiError) => (error: unknown) => {
  throw isApiError(error) ? error : refusal;
};

/**
 * Calls without a login that may cost a proof of work under pressure (decisions 120 and 121): a code, which waits for it
 * and says so, and a hold, which the form does not wait for.
 */
export const withPuzzles = (
  api: ApiOfShell,
  { solve, solveQuietly }: Record<'solve' | 'solveQuietly', Solve>,
): ApiOfShell => ({
  ...api,
  sendCode: proving(api.sendCode, solve),
  holdSlot: proving(api.holdSlot, solveQuietly),
});
