/** A wait that was foreseen, and what it came to. */
export interface Outcome {
  peopleAhead: number;
  expectedSeconds: number;
  waitedSeconds: number;
  /** The range that was said, in minutes; null where it was withheld. */
  range: MinuteRange | null;
}
export interface MinuteRange {
  fromMinutes: number;
  toMinutes: number;
}

export const isHit = ({ fromMinutes, toMinutes }: MinuteRange, waitedSeconds: number): boolean =>
  waitedSeconds >= fromMinutes * 60 && waitedSeconds <= toMinutes * 60;
