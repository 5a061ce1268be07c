import { bestTime, isIn, lengthOf, weekdaysOf, type UsualHour } from './best-time';

const hour = (weekday: number, at: number, middleMinutes: number): UsualHour => ({
  ...{ weekday, hour: at, middleMinutes },
  fromMinutes: Math.max(0, middleMinutes - 5),
  toMinutes: middleMinutes + 5,
});
/** Monday to Friday, 9:00 to 17:00, half an hour each. */
const WEEK = [1, 2, 3, 4, 5].flatMap((weekday) =>
  Array.from({ length: 8 }, (_, at) => hour(weekday, 9 + at, 30)),
);
const withShort = (...short: UsualHour[]) => [
  ...WEEK.filter((one) => !short.some(({ weekday, hour: at }) => weekday === one.weekday && at === one.hour)),
  ...short,
];

describe('the best time of a usual week', () => {
  it('is the longest run of the shortest waits, with the whole range of its hours', () => {
    const best = bestTime(
      withShort(hour(2, 9, 10), hour(4, 16, 10), { ...hour(4, 15, 10), toMinutes: 25 }, hour(5, 10, 15)),
    );
    expect(best).toEqual({ weekday: 4, from: 15, until: 17, fromMinutes: 5, toMinutes: 25 });
    expect([14, 15, 16, 17].map((at) => isIn(best, 4, at))).toEqual([false, true, true, false]);
    expect(isIn(best, 3, 15)).toBe(false);
  });

  it('is the earliest in the week among equals, and Monday comes first', () => {
    const sunday = hour(0, 9, 10);
    expect(bestTime(withShort(hour(3, 11, 10), hour(2, 14, 10), sunday))).toMatchObject({
      weekday: 2,
      from: 14,
    });
    expect(weekdaysOf([sunday, ...WEEK])).toEqual([1, 2, 3, 4, 5, 0]);
  });

  it('is unknown with a few hours only, or if it hardly differs', () => {
    expect(bestTime([])).toBeUndefined();
    expect(bestTime(WEEK)).toBeUndefined();
    expect(bestTime(withShort(hour(2, 9, 25)))).toBeUndefined();
    expect(bestTime(withShort(hour(2, 9, 20)))).toMatchObject({ weekday: 2 });
    expect(bestTime([...WEEK.slice(0, 6), hour(1, 16, 5)])).toBeUndefined();
  });
});

it('shades hours by their share of the longest wait', () => {
  const hours = [hour(1, 9, 0), hour(1, 10, 15), hour(1, 11, 30), hour(1, 12, 40)];
  expect(hours.map(lengthOf(hours))).toEqual([0, 1, 3, 3]);
  expect(lengthOf([hour(1, 9, 0)])(hour(1, 9, 0))).toBe(0);
});
