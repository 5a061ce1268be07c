import type { PaintedPage } from './messages';
import { createPainter, type Painter, type Painting } from './painter';
import type { StartPainter } from './painter-link';

/** If more pages than this are waiting, further ones are not painted. */
const MOST_WAITING = 50;

export interface PainterPool {
  /** @throws Error if the page cannot be painted, or too many are waiting */
  paint(painting: Painting): Promise<PaintedPage>;
  /** The ids of the running processes. */
  pids(): number[];
  stop(): void;
}

/** A few painters, each started when it is first needed, and replaced when it ends. */
export function createPainterPool(start: StartPainter, size: number, pageMs: number): PainterPool {
  const painters = Array.from({ length: size }, () => createPainter(start, pageMs));
  const waiting: { begin(painter: Painter): void; reject(error: Error): void }[] = [];
  let isStopped = false;
  const free = () => painters.find((painter) => !painter.isBusy());

  function next() {
    const painter = free();
    if (painter !== undefined) waiting.shift()?.begin(painter);
  }
  return {
    paint(painting) {
      if (isStopped || waiting.length >= MOST_WAITING)
        return Promise.reject(new Error('Too many pages wait.'));
      return new Promise((resolve, reject) => {
        waiting.push({
          begin: (painter) => void painter.paint(painting).finally(next).then(resolve, reject),
          reject,
        });
        next();
      });
    },
    pids: () => painters.flatMap((painter) => painter.pid() ?? []),
    stop() {
      isStopped = true;
      waiting.splice(0).forEach(({ reject }) => reject(new Error('The painters were stopped.')));
      painters.forEach((painter) => painter.stop());
    },
  };
}
