import { addDays, type CalendarDay } from './calendar-day';

const MINUTE_MS = 60_000;
/** Clock changes occur only at whole quarters of an hour, so an offset holds for a full quarter. */
const QUARTER_MS = 15 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const MOST_OFFSETS = 5_000;

/** The UTC offset of a zone at an instant, in ms. Cached by quarter, because `Intl` is slow. */
function offsetsOf(timeZone: string): (instant: number) => number {
  const wall = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const offsets = new Map<number, number>();
  return (instant) => {
    const quarter = Math.floor(instant / QUARTER_MS) * QUARTER_MS;
    const known = offsets.get(quarter);
    if (known !== undefined) return known;
    const part = Object.fromEntries(
      wall.formatToParts(quarter).map(({ type, value }) => [type, Number(value)]),
    ) as Record<string, number>;
    const shown = Date.UTC(part.year!, part.month! - 1, part.day, part.hour, part.minute);
    if (offsets.size >= MOST_OFFSETS) offsets.clear();
    offsets.set(quarter, shown - quarter);
    return shown - quarter;
  };
}

/** The clock of a city. All conversions of instants to days and times use it, so that none lacks a zone. */
export interface CityClock {
  /** The day in the city at an instant, whatever the browser's time zone. */
  cityDay(now: Date): CalendarDay;
  /** HH:mm in the city at an instant. */
  cityTime(now: Date): string;
  /** HH:mm in the city of an ISO instant, such as “updated 09:31”. */
  formatClock(instant: string): string;
  /**
   * The instant of a day and HH:mm in the city. A time that occurs twice, when clocks go back, is the first of the two.
   * A time that is skipped, when they go forward, is shifted by the jump.
   */
  cityInstant(day: CalendarDay, time: string): Date;
  /** Whether the time exists on that day in the city: an hour is skipped when clocks go forward. */
  isCityTime(day: CalendarDay, time: string): boolean;
  /** Whether the city's clock changes on that day, which then has 23 or 25 hours. */
  isClockMoved(day: CalendarDay): boolean;
  /**
   * The latest HH:mm reached today. It equals the clock, but never runs backwards: in the repeated hour, it stays the
   * same, because all of its times have been reached already.
   */
  cityTimeReached(now: Date): string;
}

function newClock(timeZone: string): CityClock {
  const offsetAt = offsetsOf(timeZone);
  let lastShown = { minute: NaN, text: '' };

  /** The clock's day and time at an instant, to the minute. Cached, because a request often repeats a minute. */
  function shownAt(instant: number): string {
    const minute = Math.floor(instant / MINUTE_MS);
    if (minute !== lastShown.minute) {
      lastShown = { minute, text: new Date(instant + offsetAt(instant)).toISOString() };
    }
    return lastShown.text;
  }
  const cityDay = (now: Date) => shownAt(now.getTime()).slice(0, 10);
  const cityTime = (now: Date) => shownAt(now.getTime()).slice(11, 16);

  function cityInstant(day: CalendarDay, time: string): Date {
    const shown = Date.parse(`${day}T${time}:00Z`);
    if (Number.isNaN(shown)) return new Date(NaN);
    const before = offsetAt(shown - DAY_MS);
    const after = offsetAt(shown + DAY_MS);
    const isAfter = offsetAt(shown - before) !== before && offsetAt(shown - after) === after;
    return new Date(shown - (isAfter ? after : before));
  }

  function cityTimeReached(now: Date): string {
    const at = now.getTime();
    const time = cityTime(now);
    const offset = offsetAt(at);
    const earlier = offsetAt(at - 3 * HOUR_MS);
    if (earlier <= offset) return time;
    let moved = Math.floor(at / QUARTER_MS) * QUARTER_MS;
    while (offsetAt(moved - QUARTER_MS) === offset) moved -= QUARTER_MS;
    const last = new Date(moved - MINUTE_MS + earlier).toISOString();
    return last.slice(0, 10) === cityDay(now) && last.slice(11, 16) > time ? last.slice(11, 16) : time;
  }

  return {
    cityDay,
    cityTime,
    formatClock: (instant) => cityTime(new Date(instant)),
    cityInstant,
    isCityTime: (day, time) => cityTime(cityInstant(day, time)) === time,
    isClockMoved: (day) =>
      cityInstant(addDays(day, 1), '00:00').getTime() - cityInstant(day, '00:00').getTime() !== DAY_MS,
    cityTimeReached,
  };
}

const clocks = new Map<string, CityClock>();

/**
 * The clock of a time zone, an IANA name such as `Europe/Lisbon`. Cached, because a page or server has one zone.
 * @throws RangeError for a zone that this browser or Node does not know
 */
export function cityClock(timeZone: string): CityClock {
  const clock = clocks.get(timeZone) ?? newClock(timeZone);
  clocks.set(timeZone, clock);
  return clock;
}
