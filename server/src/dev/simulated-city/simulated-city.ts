import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../db/clock';
import { personAt } from './browser';
import { citizenWith } from './citizen';
import { departmentOf } from './department';
import { citizenLogin, citizenMobile } from './people';
import { usualServingTime, type ServingTime } from './serving-time';

export interface SimulatedCityDeps {
  /** Origin of the API, such as `http://127.0.0.1:8080`. */
  origin: string;
  /** Codes of the simulated departments. */
  departments: Iterable<string>;
  clock: Pick<Clock, 'now'>;
  servingMs?: ServingTime;
  random?(): number;
}

const CITIZENS = 12;
const BOOKING_EVERY_MS = 60_000;
/** On a busy machine, all of them at once would open their counters late. */
const DEPARTMENTS_AT_ONCE = 3;

/**
 * People who use only the calls of a visit: clerks, receptionists and kiosks with their own sessions, and citizens
 * who book, arrive or stay away. A person who has opened a counter calls its people: see `isTakenOver`.
 */
export function createSimulatedCity(deps: SimulatedCityDeps) {
  const { origin, clock, servingMs = usualServingTime, random = Math.random } = deps;
  const stopping = new AbortController();
  const now = () => clock.now().getTime();
  const all = { origin, signal: stopping.signal, now, random, servingMs };
  const departments = [...deps.departments].map((code) => departmentOf(code, all));
  const citizens = Array.from({ length: CITIZENS }, (_, at) =>
    citizenWith({ ...all, browser: personAt(all, citizenLogin(at + 1)), mobile: citizenMobile(at + 1) }),
  );
  let lastBooking = -Infinity;

  async function goOutside(): Promise<void> {
    const halls = departments.flatMap((department) => department.halls());
    for (const citizen of citizens) await citizen.come(halls).catch(() => undefined);
    if (now() - lastBooking < BOOKING_EVERY_MS) return;
    lastBooking = now();
    const chosen = citizens[Math.floor(random() * citizens.length)]!;
    await chosen.bookOnce(halls).catch(() => undefined);
  }

  return {
    /** Performs the next act of each person. An unreachable department does not hold up the others. */
    async step(): Promise<void> {
      const inTurn = departments.values();
      const stepAll = async () => {
        for (const department of inTurn) await department.step().catch(() => undefined);
      };
      await Promise.all(Array.from({ length: DEPARTMENTS_AT_ONCE }, stepAll));
      await goOutside();
    },
    stop: () => stopping.abort(),
    signal: stopping.signal,
  };
}

/**
 * Runs the simulated city until it is stopped.
 * @param paceMs between two steps
 */
export function startSimulatedCity(deps: SimulatedCityDeps, paceMs: number) {
  const city = createSimulatedCity(deps);
  const countersOpen = city.step();
  async function live() {
    await countersOpen;
    while (!city.signal.aborted) {
      // Rejects early, with an error that means nothing, when the city is stopped.
      await pause(paceMs, undefined, { signal: city.signal }).catch(() => undefined);
      await city.step();
    }
  }
  const living = live();
  return {
    /** Resolves when each clerk has been at their counter once, which opens it. */
    countersOpen,
    async stop() {
      city.stop();
      await living;
    },
  };
}
