import type { ApiError, ApiErrorFacts } from './api-error';

/** A scheduled retry of a write. */
export interface Retry {
  /** In milliseconds since 1970. */
  at: number;
  /** Stops the retries, and queries the server for the result. */
  cancel(): void;
}

export interface ApiDeps {
  /** The base URL of the booking API: `/api` (API-01). */
  baseURL: string;
  /** The headers for language, platform and source (API-03 to API-05), read for each call. */
  headers(): Record<string, string>;
  /** The short token, renewed if it is about to end; undefined for an anonymous visitor (API-07). */
  token(): Promise<string | undefined>;
  /** Called after a refused token; true if the new one is the same citizen's, so writes may be retried (ERR-06). */
  refused?(token: string): Promise<boolean>;
  /** Whether a token belongs to the current login; by default, whether the token is unchanged. */
  isStillOf?(token: string): boolean;
  /** Answers of reads that were sent ahead of their screen: each serves one call, and none after a write. */
  early?: {
    /** Resolves to undefined if the call has to be made. */
    take(call: string, input: object): Promise<unknown>;
    forget(): void;
  };
  online(): boolean;
  /** Called when a non-silent call starts; the returned function ends it (SHL-13, SHL-15). */
  begin(): () => void;
  /** The citizen's text for a failure, in the current language. */
  describe(facts: ApiErrorFacts): string;
  /** Called when a non-silent call has finally failed (decision 54). */
  failed?(error: ApiError): void;
  /** Called when parts of an answer did not fit its contract and were dropped. */
  misfitted?(misfits: readonly string[]): void;
  /** Status 204 (ERR-14). */
  succeededEmpty?(): void;
  /** Called when a non-silent write waits for its next attempt; the returned function ends it. */
  retrying?(retry: Retry): () => void;
  /** Waits between retries; tests pass one that does not wait. */
  wait?(ms: number): Promise<void>;
}
