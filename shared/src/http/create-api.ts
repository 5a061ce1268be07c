import type { Api, CallOptions } from '../contracts/bridge';
import type { ShellCalls } from '../contracts/calls';
import { ApiError } from './api-error';
import { deferredCaller } from './load-caller';
import { routes, routesOf, type Route } from './route';
import type { ApiDeps } from './api-deps';

type ShellApi = {
  [Name in keyof ShellCalls]: (
    input?: ShellCalls[Name]['input'],
    options?: CallOptions,
  ) => Promise<ShellCalls[Name]['answer']>;
};

/**
 * The calls of the contract. It classifies failures, but leaves showing them to the surroundings. Every rejection is an
 * `ApiError`.
 */
export function createApi(deps: ApiDeps): Api & ShellApi {
  const call = deferredCaller(deps);
  const functionOf = (route: Route) => {
    const run = async (input: Record<string, unknown> = {}, options: CallOptions = {}) => {
      const isInBackground = route.silent || options.silent === true;
      const silent = isInBackground || route.toldByScreen;
      const end = isInBackground ? undefined : deps.begin();
      try {
        return await call(route, input, { ...options, silent });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const told = new ApiError(error, deps.describe(error));
        if (!silent && told.kind !== 'cancelled') deps.failed?.(told);
        throw told;
      } finally {
        end?.();
      }
    };
    return [route.name, run] as const;
  };
  const functionsOf = (all: readonly Route[]) => Object.fromEntries(all.map(functionOf));
  const extend = (...given: Parameters<typeof routesOf>) => functionsOf(routesOf(...given)) as never;
  return { ...functionsOf(routes), extend } as unknown as Api & ShellApi;
}
