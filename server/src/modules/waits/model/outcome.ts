/** A wait that was forecast, and its outcome. */
export interface Outcome {
  peopleAhead: number;
  expectedSeconds: number;
  waitedSeconds: number;
  /** The range that was shown, in minutes; null if it was withheld. */
  range: MinuteRange | null;
}
export interface MinuteRange {
  fromMinutes: number;
  toMinutes: number;
}

export const isHit = ({ fromMinutes, toMinutes }: MinuteRange, waitedSeconds: number): boolean =>
  waitedSeconds >= fromMinutes * 60 && waitedSeconds <= toMinutes * 60;
