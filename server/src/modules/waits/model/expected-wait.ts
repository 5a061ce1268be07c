/** Bookings of today that were not called yet: `[minute of the day, how many of them are expected to come]`. */
export type Bookings = readonly (readonly [minute: number, people: number])[];

/** What a queue is like as somebody asks how long it takes. */
export interface QueueNow {
  peopleAhead: number;
  openCounters: number;
  /** Of the day, in the city. */
  minute: number;
}

/** What is known of a queue besides. */
export interface QueueKnown {
  secondsPerPerson: number;
  bookings: Bookings;
}

/** Bookings are kept for so many minutes after their time. */
export const GRACE_MINUTES = 15;
/** Each round moves the end of the wait, by which more bookings come due; two are enough. */
const ROUNDS = 2;

const dueBetween = (bookings: Bookings, from: number, to: number) =>
  bookings.reduce((sum, [minute, people]) => sum + (minute >= from && minute <= to ? people : 0), 0);

/** Expected seconds until somebody is called: everybody before them, and their own call, over the open counters. */
export function expectedSeconds(queue: QueueNow, known: QueueKnown): number {
  const { peopleAhead, openCounters, minute } = queue;
  let comeFirst = 0;
  let seconds = 0;
  for (let round = 0; round <= ROUNDS; round += 1) {
    seconds = ((peopleAhead + 1 + comeFirst) * known.secondsPerPerson) / openCounters;
    comeFirst = dueBetween(known.bookings, minute - GRACE_MINUTES, minute + seconds / 60);
  }
  return seconds;
}
