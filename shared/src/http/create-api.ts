import type { Api, CallOptions } from '../contracts/bridge';
import type { ShellCalls } from '../contracts/calls';
import { ApiError, type ApiErrorFacts } from './api-error';
import { read } from './read';
import { routes } from './route';
import { createSend } from './send';
import { write } from './write';

type ShellApi = {
  [Name in keyof ShellCalls]: (
    input?: ShellCalls[Name]['input'],
    options?: CallOptions,
  ) => Promise<ShellCalls[Name]['answer']>;
};

/** A write is to be sent once more. */
export interface Retry {
  /** In milliseconds since 1970. */
  at: number;
  /** Does not send it again; the server is asked what became of it. */
  cancel(): void;
}

export interface ApiSurroundings {
  /** Where the booking API is: `/api` (API-01). */
  baseURL: string;
  /** The headers that tell language, platform, source (API-03 to API-05), read at each call. */
  headers(): Record<string, string>;
  /** The short token, renewed if it is about to end; undefined for an anonymous visitor (API-07). */
  token(): Promise<string | undefined>;
  /** After a refused token: true where the one of now is the same citizen's, so that a write may be repeated (ERR-06). */
  refused?(token: string): Promise<boolean>;
  /** Whether who is here now is whose token it was; without it, whoever has the same token. */
  isStillOf?(token: string): boolean;
  online(): boolean;
  /** A call that is not silent has begun; the function handed back ends it (SHL-13, SHL-15). */
  begin(): () => void;
  /** The citizen's text for a failure, in the current language. */
  describe(facts: ApiErrorFacts): string;
  /** A call that is not silent has failed for good (decision 54). */
  failed?(error: ApiError): void;
  /** Parts of an answer did not fit its contract and were left out. */
  misfitted?(misfits: readonly string[]): void;
  /** Status 204 (ERR-14). */
  succeededEmpty?(): void;
  /** A write that is not silent waits for its next attempt; the function handed back ends that. */
  retrying?(retry: Retry): () => void;
  /** Waits between repetitions; tests hand in one that does not wait. */
  wait?(ms: number): Promise<void>;
}

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
