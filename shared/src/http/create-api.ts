import type { Api, CallOptions } from '../contracts/bridge';
import type { ShellCalls } from '../contracts/calls';
import { ApiError } from './api-error';
import { read } from './read';
import { routes } from './route';
import { createSend } from './send';
import type { ApiSurroundings } from './surroundings';
import { write } from './write';

type ShellApi = {
  [Name in keyof ShellCalls]: (
    input?: ShellCalls[Name]['input'],
    options?: CallOptions,
  ) => Promise<ShellCalls[Name]['answer']>;
};

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * The calls of the contract over axios. It classifies and never shows: showing is the surroundings' part.
 * Every rejection is an `ApiError`. What a repetition may do is in `read.ts` and `write.ts`.
 */
export function createApi(around: ApiSurroundings): Api & ShellApi {
  const send = createSend(around);
  const wait = around.wait ?? later;
  const functions = routes.map((route) => {
    const run = async (input: Record<string, unknown> = {}, options: CallOptions = {}) => {
      const silent = route.silent || options.silent === true;
      const end = silent ? undefined : around.begin();
      try {
        return route.reads
          ? await read(send, wait, route, input, options.signal)
          : await write(send, { around, wait, silent }, route, input, options);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const told = new ApiError(error, around.describe(error));
        if (!silent && told.kind !== 'cancelled') around.failed?.(told);
        throw told;
      } finally {
        end?.();
      }
    };
    return [route.name, run] as const;
  });
  return Object.fromEntries(functions) as unknown as Api & ShellApi;
}
