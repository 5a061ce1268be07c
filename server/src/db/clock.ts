/** The time of the database (`database-clock.ts`), or that of a test. */
export interface Clock {
  now(): Date;
  /** Compares with the database once more; rejects while it is away. */
  measure(): Promise<void>;
  /** By how much the process's own clock is ahead of the database's; negative where it is behind. */
  skewSeconds(): number;
}
