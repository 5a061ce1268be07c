import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Clock } from '../../db/clock';
import type { Db } from '../../db/db';
import { faultOf } from '../../diagnostics/fault';
import type { Log } from '../../diagnostics/log';
import type { Config } from '../../config/config';
import { queueReads } from '../../modules/queue';
import { createWaitJob } from '../../modules/waits';

const RETRY_MS = 500;

/** The message that starts the process, which answers once ranges can be learned. */
export interface PastWeeksData {
  connectionString: string;
  city: Config['deployment']['city'];
  logLevel: Config['log'];
}

interface StartDeps {
  db: Db;
  clock: Clock;
  log: Log;
  /** Resolves when the counters of the city are open. */
  countersOpen: Promise<void>;
}

/**
 * Records the past weeks in the background, and makes the server learn from them once the counters are open.
 * @returns a function that stops it; an unfinished transaction leaves nothing
 */
export function startPastWeeks(
  connectionString: string,
  { deployment: { city }, log: logLevel }: Pick<Config, 'deployment' | 'log'>,
  { db, clock, log, countersOpen }: StartDeps,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const data: PastWeeksData = { connectionString, city, logLevel };
  // eslint-disable-next-line boundaries/no-unknown-dependencies -- the build puts it beside this program
  const child = fork(fileURLToPath(new URL('./past-weeks.mjs', import.meta.url)));
  const ended = once(child, 'exit') as Promise<[code: number | null]>;
  const waits = once(child, 'message');
  child.send(data);
  const learn = createWaitJob({ db, clock }, queueReads);
  async function run() {
    await Promise.all([Promise.race([waits, ended]), countersOpen]);
    signal.throwIfAborted();
    // False while the server's own job is learning.
    while (!(await learn())) await pause(RETRY_MS, undefined, { signal });
    const [exitCode] = await ended;
    if (exitCode !== 0) throw new Error(`the process ended with ${String(exitCode)}`);
  }
  const running = run().catch((error: unknown) => {
    if (!signal.aborted) log.warn({ fault: faultOf(error) }, 'past weeks not recorded');
  });
  return async () => {
    stopping.abort();
    child.kill();
    await Promise.allSettled([ended, running]);
  };
}
