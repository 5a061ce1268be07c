import { Worker } from 'node:worker_threads';

const BEAT_MS = 100;

/** Runs beside whatever holds the event loop up. `Atomics.wait` is its pause: nothing ever wakes it. */
const WATCHING = `
const { workerData: { cells, beatMs, stuckMs } } = require('node:worker_threads');
let last = -1;
let stillMs = 0;
while (stillMs < stuckMs) {
  Atomics.wait(cells, 1, 0, beatMs);
  const beats = Atomics.load(cells, 0);
  stillMs = beats === last ? stillMs + beatMs : 0;
  last = beats;
}
process.kill(process.pid, 'SIGKILL');`;

/**
 * Ends this process once its event loop has not turned for so long. An endless loop of a page hears of nothing, so
 * it would outlive a server that was killed.
 */
export function endWhenStuck(stuckMs: number): void {
  const cells = new Int32Array(new SharedArrayBuffer(8));
  new Worker(WATCHING, { eval: true, workerData: { cells, beatMs: BEAT_MS, stuckMs } });
  setInterval(() => Atomics.add(cells, 0, 1), BEAT_MS);
}
