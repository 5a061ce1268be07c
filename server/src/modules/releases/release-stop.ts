/** A release that failed for too many (decision record 0035). */
export interface ReleaseStop {
  remote: string;
  /** Of the order that brought it. */
  sequence: number;
  /** Voices of networks that reported, and how many of them reported a failure. */
  asked: number;
  failed: number;
  /** How it failed. */
  kinds: readonly string[];
  at: Date;
}

/** A release that only a share of visits gets, since reports say that it fails (decision record 0058). */
export interface ReleaseHold extends Omit<ReleaseStop, 'kinds' | 'at'> {
  /** Percent of visits that still get it. */
  share: number;
}
