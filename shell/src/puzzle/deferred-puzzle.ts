import { retryImport } from '@vez/shared/chunks';
import type { Telling } from './solve-aloud';
import type { Solve } from './with-puzzles';

const load = () => retryImport(() => import(/* webpackChunkName: "puzzle" */ './solve-aloud'));

/** Puzzles are rare: their code and texts are fetched with the first one. */
export const deferredPuzzles = (telling: () => Telling): Record<'solve' | 'solveQuietly', Solve> => ({
  solve: async (puzzle) => (await load()).solveAloud(puzzle, telling()),
  solveQuietly: async (puzzle, signal) => (await load()).solveQuietly(puzzle, signal),
});
