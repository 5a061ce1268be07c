/** The database's time (`database-clock.ts`), or a test's. */
export interface Clock {
  now(): Date;
  /** Compares with the database again; rejects while it is unreachable. */
  measure(): Promise<void>;
  /** How far the process's own clock is ahead of the database's; negative if it is behind. */
  skewSeconds(): number;
}
