import fc from 'fast-check';
import { match, placeKey, suits, type Wish } from './match';

const WISH: Wish = {
  ticketId: 'a',
  locationId: 1,
  day: '2026-12-09',
  time: '15:00',
  notBefore: '2026-12-02',
  weekdays: [1, 2, 3, 4, 5],
  from: '09:00',
  until: '17:00',
  locationIds: [1],
  bookedDays: [],
  refused: new Set(),
};
const place = (day: string, time: string, locationId = 1) => ({ locationId, day, time });

describe('a place suits a wish', () => {
  it.each([
    ['earlier on another day', place('2026-12-04', '09:00'), {}, true],
    ['earlier on the same day', place('2026-12-09', '14:30'), {}, true],
    ['at the same time', place('2026-12-09', '15:00'), {}, false],
    ['later', place('2026-12-10', '09:00'), {}, false],
    ['before the first day', place('2026-12-01', '09:00'), {}, false],
    ['on another weekday', place('2026-12-05', '09:00'), {}, false],
    ['before the hours', place('2026-12-04', '08:30'), {}, false],
    ['at the end of the hours', place('2026-12-04', '17:00'), {}, false],
    ['at another office', place('2026-12-04', '09:00', 2), {}, false],
    ['at one of several offices', place('2026-12-04', '09:00', 2), { locationIds: [1, 2] }, true],
    ['on a day with another booking', place('2026-12-04', '09:00'), { bookedDays: ['2026-12-04'] }, false],
    ['on its own day', place('2026-12-09', '09:00'), { bookedDays: ['2026-12-04', '2026-12-09'] }, true],
    [
      'offered before',
      place('2026-12-04', '09:00'),
      { refused: new Set([placeKey(place('2026-12-04', '09:00'))]) },
      false,
    ],
  ])('%s', (_when, at, more, expected) => {
    expect(suits({ ...WISH, ...more }, at)).toBe(expected);
  });
});

describe('free places', () => {
  const one = (at: ReturnType<typeof place>, free = 1) => ({ ...at, free });

  it('go to the first wish, the earliest first, and each only once', () => {
    const wishes = ['a', 'b', 'c'].map((ticketId) => ({ ...WISH, ticketId }));
    const places = [one(place('2026-12-07', '09:00')), one(place('2026-12-03', '10:00'))];
    expect(match(wishes, places).map(({ wish, place: { day } }) => [wish.ticketId, day])).toEqual([
      ['a', '2026-12-03'],
      ['b', '2026-12-07'],
    ]);
  });

  it('are taken at the preferred office of those with the same time', () => {
    const wish = { ...WISH, locationIds: [2, 1] };
    const places = [one(place('2026-12-03', '10:00', 1)), one(place('2026-12-03', '10:00', 2))];
    expect(match([wish], places)[0]!.place.locationId).toBe(2);
  });

  it('never go to a later wish while an earlier one wants them, for any wishes', () => {
    const day = fc.integer({ min: 2, max: 9 }).map((at) => `2026-12-0${at}`);
    const time = fc.constantFrom('09:00', '11:00', '13:00', '15:00');
    const office = fc.constantFrom(1, 2);
    const wish = fc.record({ day, time, notBefore: day, from: time, until: time, locationId: office });
    const free = fc.record({ day, time, locationId: office, free: fc.integer({ min: 1, max: 2 }) });
    const unique = fc.uniqueArray(free, { selector: placeKey, maxLength: 12 });
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 15 }), unique, (asked, places) => {
        const wishes = asked.map((each, at) => ({
          ...WISH,
          ...each,
          ticketId: String(at),
          locationIds: [each.locationId],
        }));
        const given = new Map(match(wishes, places).map((each) => [each.wish.ticketId, each.place]));
        const left = new Map(places.map((each) => [placeKey(each), each.free]));
        for (const {
          wish: { ticketId },
          place: at,
        } of match(wishes, places)) {
          expect(suits(wishes[Number(ticketId)]!, at)).toBe(true);
          left.set(placeKey(at), left.get(placeKey(at))! - 1);
        }
        expect([...left.values()].every((count) => count >= 0)).toBe(true);
        wishes.forEach((mine, at) => {
          const got = given.get(mine.ticketId);
          const laters = wishes.slice(at + 1).flatMap(({ ticketId }) => given.get(ticketId) ?? []);
          const unwanted = places.filter((each) => left.get(placeKey(each))! > 0);
          const better = [...laters, ...unwanted].filter((each) => suits(mine, each));
          const isBetter = (other: { day: string; time: string }) =>
            got === undefined || `${other.day}${other.time}` < `${got.day}${got.time}`;
          expect(better.filter(isBetter)).toEqual([]);
        });
      }),
    );
  });
});
