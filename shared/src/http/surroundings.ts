import type { ApiError, ApiErrorFacts } from './api-error';

/** A write is to be sent once more. */
export interface Retry {
  /** In milliseconds since 1970. */
  at: number;
  /** Stops the retries; the server is asked for the result. */
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
  /** Whether a token belongs to the current login; by default, whether the token is unchanged. */
  isStillOf?(token: string): boolean;
  /** Answers of reads that were sent before their screen could ask: each is good for one call, none after a write. */
  early?: {
    /** Undefined where the call has to be made. */
    take(call: string, input: object): Promise<unknown>;
    forget(): void;
  };
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
