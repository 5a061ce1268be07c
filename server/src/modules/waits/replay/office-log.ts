/** The records of an office's queue. Instants are seconds since 00:00 of the first day, in the city. */
export interface OfficeLog {
  name: string;
  tickets: LoggedTicket[];
  /** How many counters are open from an instant on, in order. */
  counters: { at: number; open: number }[];
}

export interface LoggedTicket {
  /** When the ticket becomes callable: a number when it is taken, a booking when its holder arrives. */
  arrivedAt: number;
  /** When it joined the queue that it was called from, if it came from another one or missed a call. */
  queuedAt?: number;
  /** The time of a booking; undefined for a number. */
  bookedFor?: number;
  /** Undefined if the person left, or never came. */
  calledAt?: number;
  counter: string;
  isAbsent: boolean;
}

export const DAY = 86_400;
export const MINUTE = 60;
export const HOUR = 3_600;

export const dayOf = (at: number) => Math.floor(at / DAY);
export const hourOf = (at: number) => Math.floor((at % DAY) / HOUR);

/** How many counters are open at an instant. */
export function openAt({ counters }: OfficeLog, at: number): number {
  let [low, high] = [0, counters.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (counters[middle]!.at <= at) low = middle + 1;
    else high = middle;
  }
  return counters[low - 1]?.open ?? 0;
}
