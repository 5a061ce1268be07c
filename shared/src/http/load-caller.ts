import { retryImport } from '../chunks/retry-import';
import { ApiError } from './api-error';
import type { Caller } from './caller';
import { withinReadBudget } from './read-budget';
import type { Route } from './route';
import type { ApiDeps } from './api-deps';

// eslint-disable-next-line no-restricted-syntax -- one function, so that `retryImport` shares its requests
const importCaller = () => import(/* webpackChunkName: "http" */ './caller');

/**
 * Fetches the code of calls (axios and the retry rules) before the first call needs it. A painted page makes none at
 * first.
 */
export const loadCaller = () => retryImport(importCaller);

/**
 * Makes calls with code that the first call fetches. If it cannot be loaded, a read fails as if the server was not
 * reached, within the budget of reads, and a write fails as certainly not done.
 */
export function deferredCaller(deps: ApiDeps, load: typeof loadCaller = loadCaller): Caller {
  let caller: Caller | undefined;
  const loaded = async (route: Route) => {
    try {
      return (caller ??= (await load()).createCaller(deps));
    } catch {
      if (!deps.online()) throw new ApiError({ kind: 'offline' });
      throw new ApiError({ kind: route.reads ? 'unreachable' : 'notDone' });
    }
  };
  return (route, input, options) => {
    if (caller) return caller(route, input, options);
    // Waiting for the file would delay the failure until after its retries.
    if (!route.reads && !deps.online()) return Promise.reject(new ApiError({ kind: 'offline' }));
    if (!route.reads) return loaded(route).then((call) => call(route, input, options));
    return withinReadBudget(
      async (signal) => (await loaded(route))(route, input, { ...options, signal }),
      () => new ApiError({ kind: 'timeout' }),
      options.signal,
    );
  };
}
