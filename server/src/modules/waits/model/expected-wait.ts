/** Today's bookings that were not called yet: `[minute of the day, how many of them are expected to come]`. */
export type Bookings = readonly (readonly [minute: number, people: number])[];

/** Which bookings may still be called before a person who waits. */
export interface Passing {
  most: number;
  /** Only those for this minute of the day, or earlier. */
  untilMinute: number;
}
export const NOT_LIMITED: Passing = { most: Infinity, untilMinute: Infinity };

/** The state of a queue at the time of the question. */
export interface QueueNow {
  peopleAhead: number;
  openCounters: number;
  /** Of the day, in the city. */
  minute: number;
  /** Without a rule that says otherwise, every booking that comes due. */
  passing?: Passing | undefined;
}

/** Other known figures of a queue. */
export interface QueueKnown {
  secondsPerPerson: number;
  bookings: Bookings;
}

/** Minutes for which bookings are kept after their time. */
export const GRACE_MINUTES = 15;
/** Each round moves the end of the wait, so more bookings come due; two are enough. */
const ROUNDS = 2;

const dueBetween = (bookings: Bookings, from: number, to: number) =>
  bookings.reduce((sum, [minute, people]) => sum + (minute >= from && minute <= to ? people : 0), 0);

/** Expected seconds until a person is called: all people before them, and their own call, over the open counters. */
export function expectedSeconds(queue: QueueNow, known: QueueKnown): number {
  const { peopleAhead, openCounters, minute, passing = NOT_LIMITED } = queue;
  let comeFirst = 0;
  let seconds = 0;
  for (let round = 0; round <= ROUNDS; round += 1) {
    seconds = ((peopleAhead + 1 + comeFirst) * known.secondsPerPerson) / openCounters;
    const until = Math.min(passing.untilMinute, minute + seconds / 60);
    comeFirst = Math.min(passing.most, dueBetween(known.bookings, minute - GRACE_MINUTES, until));
  }
  return seconds;
}
