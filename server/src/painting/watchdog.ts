import { Worker } from 'node:worker_threads';

const BEAT_MS = 100;
/** A page that blocks without computing is ended as well, after this multiple of the limit. */
const IDLE_FACTOR = 30;

/**
 * Runs beside the event loop that may hang. `Atomics.wait` is its pause: nothing ever wakes it. It measures
 * processor time: on an overloaded machine a healthy page stops for seconds without computing.
 */
const WATCHING = `
const { workerData: { cells, beatMs, stuckMs, idleMs } } = require('node:worker_threads');
const computedMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
let last = -1;
let stillMs = 0;
let since = computedMs();
while (computedMs() - since < stuckMs && stillMs < idleMs) {
  Atomics.wait(cells, 1, 0, beatMs);
  const beats = Atomics.load(cells, 0);
  stillMs = beats === last ? stillMs + beatMs : 0;
  if (beats !== last) since = computedMs();
  last = beats;
}
process.kill(process.pid, 'SIGKILL');`;

/**
 * Ends this process once its event loop has computed for so long without a turn. A page in an endless loop receives
 * no messages, so it would outlive a server that was killed.
 */
export function endWhenStuck(stuckMs: number): void {
  const cells = new Int32Array(new SharedArrayBuffer(8));
  const workerData = { cells, beatMs: BEAT_MS, stuckMs, idleMs: IDLE_FACTOR * stuckMs };
  new Worker(WATCHING, { eval: true, workerData });
  setInterval(() => Atomics.add(cells, 0, 1), BEAT_MS);
}
