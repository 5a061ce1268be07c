import type { Clock } from '../../db/clock';
import { Refusal } from '../../module-api/refusal';

const FAILURES = 5;
const REST_MS = 10_000;
const MINUTE_MS = 60_000;

interface Limits {
  atOnce: number;
  callsPerMinute: number;
}

/**
 * Lets calls through to one backend: so many at once, so many a minute, and none for 10 s after five failures in a
 * row. Then one call tries it. So a slow or dead backend takes nothing from the rest of the server.
 * @param told hears that it lets calls through again (true) or no longer (false)
 */
export function createBreaker(
  clock: Clock,
  { atOnce, callsPerMinute }: Limits,
  told: (open: boolean) => void,
) {
  let running = 0;
  let failures = 0;
  let restsUntil = 0;
  let minute = 0;
  let calls = 0;
  let isTried = false;

  function check(now: number) {
    if (Math.floor(now / MINUTE_MS) !== minute) [minute, calls] = [Math.floor(now / MINUTE_MS), 0];
    if (calls >= callsPerMinute) throw new Refusal('tooManyRequests', 429, {}, 10);
    const rests = failures >= FAILURES && (now < restsUntil || isTried);
    if (rests) throw new Refusal('backendBusy', 503, {}, Math.max(1, Math.ceil((restsUntil - now) / 1_000)));
    if (running >= atOnce) throw new Refusal('backendBusy', 503, {}, 1);
  }

  function end(isDone: boolean) {
    running -= 1;
    isTried = false;
    const wasOpen = failures < FAILURES;
    failures = isDone ? 0 : failures + 1;
    if (failures >= FAILURES) restsUntil = clock.now().getTime() + REST_MS;
    if (wasOpen !== failures < FAILURES) told(!wasOpen);
  }

  return {
    /**
     * @param call whatever it throws is a failure of the backend
     * @throws Refusal `backendBusy` or `tooManyRequests`: nothing was sent
     */
    async run<Answer>(call: () => Promise<Answer>): Promise<Answer> {
      check(clock.now().getTime());
      running += 1;
      calls += 1;
      isTried = failures >= FAILURES;
      let isDone = false;
      try {
        const answer = await call();
        isDone = true;
        return answer;
      } finally {
        end(isDone);
      }
    },
  };
}
export type Breaker = ReturnType<typeof createBreaker>;
