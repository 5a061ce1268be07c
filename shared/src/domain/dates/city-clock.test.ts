import fc from 'fast-check';
import { cityClock } from './index';

const at = (utc: string) => new Date(`${utc}Z`);

describe('the clock of a city with summer time', () => {
  const { cityDay, cityInstant, cityTime, cityTimeReached, formatClock, isCityTime, isClockMoved } =
    cityClock('Europe/Lisbon');

  it('is an hour ahead in summer, whatever the browser’s time zone', () => {
    expect(cityDay(at('2026-07-14T23:30:00'))).toBe('2026-07-15');
    expect(cityTime(at('2026-07-14T23:30:00'))).toBe('00:30');
    expect(formatClock('2026-01-14T23:30:00Z')).toBe('23:30');
    expect(cityInstant('2026-07-15', '09:00')).toEqual(at('2026-07-15T08:00:00'));
    expect(cityInstant('2026-01-15', '09:00')).toEqual(at('2026-01-15T09:00:00'));
  });

  it('shifts a time that a 23-hour day skips, and marks it as missing', () => {
    expect(isClockMoved('2026-03-29')).toBe(true);
    expect(isCityTime('2026-03-29', '01:30')).toBe(false);
    expect(isCityTime('2026-03-29', '02:00')).toBe(true);
    expect(cityTime(cityInstant('2026-03-29', '01:30'))).toBe('02:30');
    expect(cityInstant('2026-03-29', '00:59')).toEqual(at('2026-03-29T00:59:00'));
    expect(cityInstant('2026-03-29', '02:00')).toEqual(at('2026-03-29T01:00:00'));
  });

  it('takes the first of two equal times on a 25-hour day', () => {
    expect(isClockMoved('2026-10-25')).toBe(true);
    expect(isClockMoved('2026-10-24')).toBe(false);
    expect(cityInstant('2026-10-25', '01:30')).toEqual(at('2026-10-25T00:30:00'));
    expect(cityInstant('2026-10-25', '02:00')).toEqual(at('2026-10-25T02:00:00'));
    expect(isCityTime('2026-10-25', '01:30')).toBe(true);
  });

  it('stands still in the repeated hour, whose times have passed already', () => {
    expect(cityTimeReached(at('2026-10-25T00:15:00'))).toBe('01:15');
    expect(cityTime(at('2026-10-25T01:15:00'))).toBe('01:15');
    expect(cityTimeReached(at('2026-10-25T01:15:00'))).toBe('01:59');
    expect(cityTimeReached(at('2026-10-25T02:00:00'))).toBe('02:00');
    expect(cityTimeReached(at('2026-10-25T03:59:00'))).toBe('03:59');
  });

  it('never runs backwards within a day', () => {
    const minutes = fc.integer({ min: 0, max: 365 * 1_440 });
    fc.assert(
      fc.property(minutes, fc.integer({ min: 1, max: 90 }), (minute, later) => {
        const first = new Date(Date.UTC(2026, 0, 1) + minute * 60_000);
        const second = new Date(first.getTime() + later * 60_000);
        if (cityDay(first) === cityDay(second)) {
          expect(cityTimeReached(second) >= cityTimeReached(first)).toBe(true);
        }
        expect(cityInstant(cityDay(first), cityTimeReached(first)) <= first).toBe(true);
      }),
      { numRuns: 2_000, seed: 1 },
    );
  });
});

it.each(['America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Chatham', 'UTC'])(
  'converts a local time back to its instant in %s',
  (zone) => {
    const { cityDay, cityInstant, cityTime } = cityClock(zone);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5 * 365 * 1_440 }), (minute) => {
        const instant = new Date(Date.UTC(2025, 0, 1) + minute * 60_000);
        const found = cityInstant(cityDay(instant), cityTime(instant));
        expect(`${cityDay(found)} ${cityTime(found)}`).toBe(`${cityDay(instant)} ${cityTime(instant)}`);
        expect(found <= instant).toBe(true);
      }),
      { numRuns: 500, seed: 1 },
    );
  },
);

it('rejects an unknown time zone', () => {
  expect(() => cityClock('Europe/Atlantis')).toThrow(RangeError);
});

it('keeps the clocks of two cities apart', () => {
  const [macao, lisbon] = [cityClock('Asia/Macau'), cityClock('Europe/Lisbon')];
  expect([macao, lisbon, macao].map(({ cityTime }) => cityTime(at('2026-07-14T00:00:00')))).toEqual([
    '08:00',
    '01:00',
    '08:00',
  ]);
});

it('returns an invalid date for an invalid instant', () => {
  const { cityInstant } = cityClock('Asia/Macau');
  expect(Number.isNaN(cityInstant('2026-13-45', '10:00').getTime())).toBe(true);
  expect(Number.isNaN(cityInstant('2026-07-14', '').getTime())).toBe(true);
});
