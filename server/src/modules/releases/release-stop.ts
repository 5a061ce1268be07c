/** A release that failed for too many (decision record 0035). */
export interface ReleaseStop {
  remote: string;
  /** Of the order that brought it. */
  sequence: number;
  /** Networks that told of it, and those of them where it failed. */
  asked: number;
  failed: number;
  /** How it failed. */
  kinds: readonly string[];
  at: Date;
}
