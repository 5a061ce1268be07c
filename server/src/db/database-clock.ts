import { statement, type Db } from './db';
import { faultOf } from '../diagnostics/fault';
import type { Log } from '../diagnostics/log';
import type { Clock } from './clock';

/** A process that is further off the database deletes nothing that is due by time. */
export const MOST_SKEW_SECONDS = 60;
const MEASURE_MS = 10_000;
/** A slow answer does not show precisely enough when it was given. */
const SLOW_MS = 2_000;

const READ = statement('clock-read', 'SELECT clock_timestamp() AS "at!"');

export interface DatabaseClock extends Clock {
  stop(): void;
}

/**
 * The database's time, the same for all processes of a site, whatever their own clocks say. Between two measurements
 * it advances by the monotonic timer, which cannot be set.
 * @throws Error if the database cannot be reached at the start
 */
export async function startDatabaseClock(db: Db, log: Log): Promise<DatabaseClock> {
  /** Milliseconds to add to the monotonic timer to get the database's time. */
  let offset: number | undefined;
  let isOff = false;

  const now = () => new Date(performance.now() + (offset ?? 0));
  const skewSeconds = () => (Date.now() - now().getTime()) / 1_000;

  async function measure(): Promise<void> {
    const asked = performance.now();
    const [row] = await db.query(READ);
    const answered = performance.now();
    if (offset === undefined || answered - asked < SLOW_MS) {
      offset = row!.at.getTime() - (asked + answered) / 2;
    }
    const wasOff = isOff;
    isOff = Math.abs(skewSeconds()) > MOST_SKEW_SECONDS;
    if (isOff === wasOff) return;
    const facts = { skewSeconds: Math.round(skewSeconds()) };
    if (isOff)
      log.error(facts, 'clock is off the database; this process deletes nothing that is due by time');
    else log.info(facts, 'clock agrees with the database again');
  }

  await measure();
  const timer = setInterval(() => {
    // The last measurement applies until the database is back.
    measure().catch((error: unknown) => log.warn({ fault: faultOf(error) }, 'clock not measured'));
  }, MEASURE_MS);
  timer.unref();
  return { now, measure, skewSeconds, stop: () => clearInterval(timer) };
}
