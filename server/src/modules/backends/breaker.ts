import type { Clock } from '../../db/clock';
import { createPlaces } from '../../module-api/places';
import { Refusal } from '../../module-api/refusal';
import { sharesOf, type Asker } from './asker';
import { createCircuit, type Circuit } from './circuit';
import { createMinuteQuota } from './minute-quota';

const FAILURES = 5;
/** With fewer lines, the cause may be the callers' own; one line can have many sessions. */
const LINES = 3;

interface Limits {
  atOnce: number;
  callsPerMinute: number;
}

/**
 * Limits the calls to one backend: at once and per minute, with a share for each asker, and none for 10 s after five
 * failures in a row. Failures of one person block only that person, those of three lines block all. So a slow or dead
 * backend takes nothing from the rest of the server, and no asker closes it for the others.
 * @param told receives true when calls pass again, and false when they no longer do
 */
export function createBreaker(
  clock: Clock,
  { atOnce, callsPerMinute }: Limits,
  told: (open: boolean) => void,
) {
  const places = createPlaces(atOnce);
  const failing = new Set<string>();
  const ofAll = createCircuit((failures) => failures >= FAILURES && failing.size >= LINES);
  const ofPerson = new Map<string, Circuit>();
  const calls = createMinuteQuota(callsPerMinute);

  /** @throws Refusal */
  function admit(asker: Asker, now: number) {
    for (const [known, circuit] of ofPerson) if (circuit.isIdle(now)) ofPerson.delete(known);
    const own = ofPerson.get(asker.person) ?? createCircuit((failures) => failures >= FAILURES);
    const circuits = [ofAll, own];
    const ofMinute = sharesOf(asker, callsPerMinute, 10);
    if (!calls.hasRoom(ofMinute, now)) throw new Refusal('tooManyRequests', {}, 10);
    const rest = Math.max(...circuits.map((circuit) => circuit.rest(now)));
    if (rest > 0) throw new Refusal('backendBusy', {}, Math.ceil(rest / 1_000));
    const leave = places.take(sharesOf(asker, atOnce, 4));
    if (leave === undefined) throw new Refusal('backendBusy', {}, 1);
    calls.count(ofMinute);
    ofPerson.set(asker.person, own);
    circuits.forEach((circuit) => circuit.begin(now));
    return { circuits, leave };
  }

  function end({ line }: Asker, circuits: Circuit[], isDone: boolean) {
    const now = clock.now().getTime();
    const wasOpen = ofAll.isOpen();
    if (isDone) failing.clear();
    else failing.add(line);
    circuits.forEach((circuit) => circuit.end(isDone, now));
    if (wasOpen !== ofAll.isOpen()) told(wasOpen);
  }

  return {
    /**
     * @param call counts as a failure of the backend if it rejects
     * @throws Refusal `backendBusy` or `tooManyRequests`, without a call
     */
    async run<Answer>(asker: Asker, call: () => Promise<Answer>): Promise<Answer> {
      const { circuits, leave } = admit(asker, clock.now().getTime());
      let isDone = false;
      try {
        const answer = await call();
        isDone = true;
        return answer;
      } finally {
        leave();
        end(asker, circuits, isDone);
      }
    },
  };
}
export type Breaker = ReturnType<typeof createBreaker>;
