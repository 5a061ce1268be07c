import type { Pace } from './model';

/** The columns of a statement that sums gaps. */
export interface PaceSums {
  served: number;
  servedSeconds: number;
  absent: number;
  absentSeconds: number;
}
export const paceOf = ({ served, servedSeconds, absent, absentSeconds }: PaceSums): Pace => ({
  served: { count: served, seconds: servedSeconds },
  absent: { count: absent, seconds: absentSeconds },
});

export const together = (one: Pace, other: Pace): Pace => ({
  served: {
    count: one.served.count + other.served.count,
    seconds: one.served.seconds + other.served.seconds,
  },
  absent: {
    count: one.absent.count + other.absent.count,
    seconds: one.absent.seconds + other.absent.seconds,
  },
});
