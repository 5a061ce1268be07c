import type { RecommendedTimes } from '@vez/shared/contracts/client';
import { fromWireDate, type CalendarDay } from '@vez/shared/dates';
import { isSameSlot, type Slot } from './slot';

/** A time of a day: free here, free at other offices only, full everywhere, or not available. */
export type SeekCell =
  { state: 'free' } | { state: 'elsewhere'; officeIds: number[] } | { state: 'full' } | { state: 'none' };

export type DayPart = 'all' | 'morning' | 'afternoon';

/** One column for each recommended day, one row for each time (BOK-53). */
export interface SeekGrid {
  days: CalendarDay[];
  rows: { time: string; cells: SeekCell[] }[];
}

type TimeWire = RecommendedTimes[number]['times'][number];

const isIn: Record<DayPart, (time: string) => boolean> = {
  all: () => true,
  morning: (time) => time < '12:00',
  afternoon: (time) => time >= '12:00',
};

/** BOK-55, BOK-56 @param open ids of the offices that take bookings */
function cellOf(at: TimeWire | undefined, open: ReadonlySet<number>): SeekCell {
  if (at === undefined) return { state: 'none' };
  if (!at.isFull) return { state: 'free' };
  const officeIds = at.otherLocationIds.filter((id) => open.has(id));
  return officeIds.length > 0 ? { state: 'elsewhere', officeIds } : { state: 'full' };
}

export function seekGrid(
  recommended: RecommendedTimes,
  open: ReadonlySet<number>,
  part: DayPart = 'all',
): SeekGrid {
  const columns = recommended.flatMap(({ date, times }) => {
    const day = fromWireDate(date);
    return day === undefined ? [] : [{ day, at: new Map(times.map((time) => [time.time, time])) }];
  });
  const times = [...new Set(columns.flatMap(({ at }) => [...at.keys()]))].filter(isIn[part]).sort();
  return {
    days: columns.map(({ day }) => day),
    rows: times.map((time) => ({ time, cells: columns.map(({ at }) => cellOf(at.get(time), open)) })),
  };
}

/** Marks the citizen's own slot as free: the server counts it as taken. */
export const withOwnSlot = (recommended: RecommendedTimes, own: Slot | undefined): RecommendedTimes =>
  recommended.map(({ date, times }) => ({
    date,
    times: times.map((at) =>
      own && isSameSlot({ day: fromWireDate(date) ?? '', time: at.time }, own)
        ? { ...at, isFull: false }
        : at,
    ),
  }));

/** The times of a day that are full here and free at other offices. */
export function timesElsewhere(
  recommended: RecommendedTimes,
  open: ReadonlySet<number>,
  day: CalendarDay | null,
): string[] {
  const { days, rows } = seekGrid(recommended, open);
  const column = day === null ? -1 : days.indexOf(day);
  return rows.filter(({ cells }) => cells[column]?.state === 'elsewhere').map(({ time }) => time);
}
