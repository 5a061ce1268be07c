import { addDays, type CalendarDay } from './calendar-day';

const MINUTE_MS = 60_000;
/** Clocks are moved at whole quarters of an hour, so that an offset holds for all of one. */
const QUARTER_MS = 15 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const MOST_OFFSETS = 5_000;

let zone = 'UTC';
let wall: Intl.DateTimeFormat | undefined;
const offsets = new Map<number, number>();
let lastShown = { minute: NaN, text: '' };

/**
 * Sets the city's time zone, an IANA name such as `Europe/Lisbon`; until then it is UTC. Called once at start by the
 * server and by each remote.
 * @throws RangeError for a zone that this browser or Node does not know
 */
export function setCityTimeZone(name: string): void {
  if (name === zone) return;
  wall = wallClock(name);
  zone = name;
  offsets.clear();
  lastShown = { minute: NaN, text: '' };
}

const wallClock = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });

/** How far the city's clock is ahead of UTC at an instant, in ms. Kept by quarter, as asking `Intl` is slow. */
function offsetAt(instant: number): number {
  const quarter = Math.floor(instant / QUARTER_MS) * QUARTER_MS;
  const known = offsets.get(quarter);
  if (known !== undefined) return known;
  wall ??= wallClock(zone);
  const part = Object.fromEntries(
    wall.formatToParts(quarter).map(({ type, value }) => [type, Number(value)]),
  ) as Record<string, number>;
  const shown = Date.UTC(part.year!, part.month! - 1, part.day, part.hour, part.minute);
  if (offsets.size >= MOST_OFFSETS) offsets.clear();
  offsets.set(quarter, shown - quarter);
  return shown - quarter;
}

/** What the city's clock shows at an instant, to the minute. Kept, as one request asks many times for the same. */
function shownAt(instant: number): string {
  const minute = Math.floor(instant / MINUTE_MS);
  if (minute !== lastShown.minute) {
    lastShown = { minute, text: new Date(instant + offsetAt(instant)).toISOString() };
  }
  return lastShown.text;
}

/** The day in the city at an instant, whatever the browser's time zone. */
export const cityDay = (now: Date): CalendarDay => shownAt(now.getTime()).slice(0, 10);

/** HH:mm in the city at an instant. */
export const cityTime = (now: Date): string => shownAt(now.getTime()).slice(11, 16);

/**
 * The instant at which a day and HH:mm fall in the city. A time that comes twice, as clocks go back, is the first of
 * the two; one that is left out, as they go forward, is as much later as the clock jumps.
 */
export function cityInstant(day: CalendarDay, time: string): Date {
  const shown = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(shown)) return new Date(NaN);
  const before = offsetAt(shown - DAY_MS);
  const after = offsetAt(shown + DAY_MS);
  const isAfter = offsetAt(shown - before) !== before && offsetAt(shown - after) === after;
  return new Date(shown - (isAfter ? after : before));
}

/** Whether the city's clock shows the time on that day: as clocks go forward, an hour is left out. */
export const isCityTime = (day: CalendarDay, time: string): boolean =>
  cityTime(cityInstant(day, time)) === time;

/** Whether the city's clock is moved on that day, which then has 23 or 25 hours. */
export const isClockMoved = (day: CalendarDay): boolean =>
  cityInstant(addDays(day, 1), '00:00').getTime() - cityInstant(day, '00:00').getTime() !== DAY_MS;

/**
 * The latest HH:mm that has begun today. It is what the clock shows, but never runs backwards: in the hour that comes
 * twice it stands still, as each of its times has begun already.
 */
export function cityTimeReached(now: Date): string {
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
