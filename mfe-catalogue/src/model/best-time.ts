import type { Api } from '@vez/shared/contracts/client';

export type UsualHour = Awaited<ReturnType<Api['usualWeek']>>['hours'][number];

/** Weekdays as calls number them, Monday first. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];
/** Fewer hours are no week to choose from. */
const LEAST_HOURS = 8;
/** Fewer minutes than most of the week are not worth another day. */
const CLEARLY_SHORTER = 10;

/** Hours of one weekday in a row; `until` is the hour at their end. */
export interface BestTime {
  weekday: number;
  from: number;
  until: number;
  fromMinutes: number;
  toMinutes: number;
}

/** The weekdays of a usual week, Monday first. */
export const weekdaysOf = (hours: readonly UsualHour[]): number[] =>
  WEEK.filter((weekday) => hours.some((one) => one.weekday === weekday));

/** Runs of hours that follow each other on one weekday. */
function runsOf(hours: readonly UsualHour[]): UsualHour[][] {
  const runs: UsualHour[][] = [];
  for (const weekday of weekdaysOf(hours)) {
    const ofDay = hours.filter((one) => one.weekday === weekday).sort((a, b) => a.hour - b.hour);
    for (const one of ofDay) {
      const last = runs.at(-1);
      const before = last?.at(-1);
      if (last !== undefined && before?.weekday === weekday && before.hour === one.hour - 1) last.push(one);
      else runs.push([one]);
    }
  }
  return runs;
}

/**
 * When the usual wait is the shortest: the longest run of such hours, the earliest in the week. Undefined if too few
 * hours are known, or if it is never clearly shorter than in most of the week.
 */
export function bestTime(hours: readonly UsualHour[]): BestTime | undefined {
  if (hours.length < LEAST_HOURS) return undefined;
  const middles = hours.map(({ middleMinutes }) => middleMinutes).sort((a, b) => a - b);
  const [least, usual] = [middles[0]!, middles[Math.floor(middles.length / 2)]!];
  if (usual - least < CLEARLY_SHORTER) return undefined;
  const runs = runsOf(hours.filter(({ middleMinutes }) => middleMinutes === least));
  const best = runs.reduce((longest, run) => (run.length > longest.length ? run : longest));
  const [first, last] = [best[0]!, best.at(-1)!];
  return {
    ...{ weekday: first.weekday, from: first.hour, until: last.hour + 1 },
    fromMinutes: Math.min(...best.map(({ fromMinutes }) => fromMinutes)),
    toMinutes: Math.max(...best.map(({ toMinutes }) => toMinutes)),
  };
}

export const isIn = (best: BestTime | undefined, weekday: number, hour: number): boolean =>
  best?.weekday === weekday && hour >= best.from && hour < best.until;

/** How long the wait of an hour is among those of the week: 0 for a short one, 3 for a long one. */
export function lengthOf(hours: readonly UsualHour[]): (hour: UsualHour) => 0 | 1 | 2 | 3 {
  const most = Math.max(...hours.map(({ middleMinutes }) => middleMinutes), 1);
  return ({ middleMinutes }) => Math.min(3, Math.floor((middleMinutes / most) * 4)) as 0 | 1 | 2 | 3;
}
