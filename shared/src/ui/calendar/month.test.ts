import fc from 'fast-check';
import { addDays, weekdayOf } from '../../domain/dates/calendar-day';
import { addMonths, dayByKey, lastOf, monthOf, weeksOf, within } from './month';

const anyDay = fc.integer({ min: -10_000, max: 40_000 }).map((count) => addDays('2000-01-01', count));

describe('a month', () => {
  it('has its days in weeks from Sunday on, each once and in order [VAL-28]', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const weeks = weeksOf(monthOf(day));
        const days = weeks.flat().filter((each) => each !== undefined);
        expect(days[0]).toBe(`${monthOf(day)}-01`);
        expect(days.at(-1)).toBe(lastOf(monthOf(day)));
        expect(monthOf(addDays(days.at(-1)!, 1))).not.toBe(monthOf(day));
        days.slice(1).forEach((each, before) => expect(each).toBe(addDays(days[before]!, 1)));
        for (const week of weeks) {
          expect(week).toHaveLength(7);
          expect(week.some((each) => each !== undefined)).toBe(true);
          week.forEach((each, weekday) =>
            expect(each === undefined || weekdayOf(each) === weekday).toBe(true),
          );
        }
      }),
    );
  });

  it.each([
    ['2027-02', 5, '28 days from a Monday on'],
    ['2026-02', 4, '28 days from a Sunday on'],
    ['2026-08', 6, '31 days from a Saturday on'],
  ])('%s takes %i weeks: %s', (month, count) => {
    expect(weeksOf(month)).toHaveLength(count);
  });

  it.each([
    ['2026-12-04', 1, '2027-01-04'],
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-03-31', -1, '2026-02-28'],
  ])('after %s and %i months comes %s', (day, count, expected) => {
    expect(addMonths(day, count)).toBe(expected);
  });
});

describe('a range', () => {
  it('clamps days outside to the nearest day', () => {
    expect(within('2026-12-01', '2026-12-02', '2026-12-20')).toBe('2026-12-02');
    expect(within('2026-12-21', '2026-12-02', '2026-12-20')).toBe('2026-12-20');
    expect(within('2026-12-09', '2026-12-02', '2026-12-20')).toBe('2026-12-09');
  });
});

describe('a key', () => {
  it.each([
    ['ArrowLeft', false, '2026-12-30'],
    ['ArrowRight', false, '2027-01-01'],
    ['ArrowUp', false, '2026-12-24'],
    ['ArrowDown', false, '2027-01-07'],
    ['Home', false, '2026-12-01'],
    ['End', false, '2026-12-31'],
    ['PageUp', false, '2026-11-30'],
    ['PageDown', false, '2027-01-31'],
    ['PageUp', true, '2025-12-31'],
    ['PageDown', true, '2027-12-31'],
    ['a', false, undefined],
    ['Enter', false, undefined],
  ])('%s, with Shift %s, leads from 31 December to %s', (key, shift, expected) => {
    expect(dayByKey('2026-12-31', key, shift)).toBe(expected);
  });
});
