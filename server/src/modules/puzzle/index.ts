import { faultOf } from '../../diagnostics/fault';
import type { Deps, ServerModule } from '../../module-api/module';
import type { Puzzles } from './puzzles';

export { pressureOf } from './pressure';
export { PuzzleNeeded, PuzzleRefusal } from './puzzle';
export { createPuzzles, type PuzzleMode, type Puzzles } from './puzzles';

const SWEEP_MS = 600_000;

/** Deletes used puzzles that are no longer needed to detect a second use. */
export const puzzleModule = ({ db, log }: Deps, puzzles: Puzzles): ServerModule => ({
  name: 'puzzle',
  handlers: {},
  start() {
    const timer = setInterval(
      () =>
        void puzzles
          .sweep(db)
          .catch((error: unknown) => log.warn({ fault: faultOf(error) }, 'used puzzles not forgotten')),
      SWEEP_MS,
    );
    return () => clearInterval(timer);
  },
});
