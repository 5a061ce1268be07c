import type { Journey, JourneyStore } from '@vez/shared/contracts/client';
import { session } from '../storage';
import { createStore } from '../store';

const KEY = 'vez.journey';

/** Names under which an ID number travels in a request. */
const ID_NUMBERS = ['idCard', 'idNumber', 'identityNo', 'identifyNo'];
/** An answer to a service's question (DAT-28); any of them may be an ID number. */
const ANSWER = /^parameter\d+$/;
const staysInMemory = (key: string) => ID_NUMBERS.includes(key) || ANSWER.test(key);

/** The part that may be stored: an ID number, or a value that may be one, stays in memory only. */
export function withoutIdNumbers<Value>(value: Value): Value {
  return JSON.parse(
    JSON.stringify(value, (key, part: unknown) => (staysInMemory(key) ? undefined : part)),
  ) as Value;
}

function stored(): Journey {
  try {
    const value = JSON.parse(session.get(KEY) ?? '{}') as unknown;
    return typeof value === 'object' && value !== null ? (value as Journey) : {};
  } catch {
    return {};
  }
}

/** The citizen's choices so far (DAT-50); they survive a reload and a login. */
export function createJourney(): JourneyStore {
  const store = createStore<Journey>(stored());
  store.subscribe((journey) => session.set(KEY, JSON.stringify(withoutIdNumbers(journey))));
  return {
    get: store.get,
    subscribe: store.subscribe,
    set(change) {
      const next = { ...store.get(), ...change };
      for (const key of Object.keys(next) as (keyof Journey)[]) if (next[key] === undefined) delete next[key];
      store.set(next);
    },
    clear: () => store.set({}),
  };
}
