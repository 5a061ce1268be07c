/** The part of a query's result that a screen waits for; earlier data stays when a later read fails. */
export interface Answer<Data = unknown> {
  data: Data | undefined;
  error: Error | null;
  /** How often a read failed. A failed poll is pending again during the next one. */
  errorUpdateCount?: number;
  /** False if the query is disabled. */
  isEnabled?: boolean;
  refetch: () => unknown;
}

export type Answers = Answer | readonly Answer[];

type Given<One> = One extends { data: infer Data } ? Exclude<Data, undefined> : never;
export type DataOf<Of extends Answers> = Of extends readonly Answer[]
  ? { -readonly [At in keyof Of]: Given<Of[At]> }
  : Of extends Answer
    ? [Given<Of>]
    : never;

/** An answer that needs no call. */
export const answered = <Data>(data: Data): Answer<Data> => ({
  data,
  error: null,
  isEnabled: false,
  refetch: () => undefined,
});

/** Combines answers: `data` when all have arrived, else the first `error`; `retry` refetches the missing ones. */
export function answersOf<Of extends Answers>(of: Of) {
  const answers = Array.isArray(of) ? (of as readonly Answer[]) : [of as Answer];
  const missing = answers.filter(({ data }) => data === undefined);
  return {
    data: missing.length === 0 ? (answers.map(({ data }) => data) as DataOf<Of>) : undefined,
    error: missing.find(({ error }) => error !== null)?.error,
    /** For a part that keeps showing its failure during a retry. */
    hasFailed: missing.some(({ error, errorUpdateCount = 0 }) => error !== null || errorUpdateCount > 0),
    retry: () =>
      missing.forEach(({ isEnabled, refetch }) => {
        if (isEnabled !== false) void refetch();
      }),
  };
}
