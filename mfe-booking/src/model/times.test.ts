import { firstByDay, firstPage, noneIsFree, pagesOf, partsOf, timesOf, withOwnTime } from './times';

const taken = (time: string) => ({ time, isFree: false });
const free = (time: string) => ({ time, isFree: true });

describe('the times of a day', () => {
  it('are the default ones if the server sends none [BOK-52]', () => {
    const hours = ['09', '10', '11', '12', '13', '14', '15', '16', '17'];
    const halfHours = hours.flatMap((hour) => [`${hour}:00`, `${hour}:30`]);
    const expected = [...halfHours.filter((time) => time !== '13:30'), '18:00'];
    expect(timesOf({ totalTimeSlot: [] })).toEqual(expected.map(free));
  });

  it('are those of the server [DAT-23]', () => {
    expect(timesOf({ totalTimeSlot: [{ timeSlot: '08:15', enabled: false }] })).toEqual([taken('08:15')]);
  });

  it('can all be full [BOK-26]', () => {
    expect(noneIsFree([taken('09:00')])).toBe(true);
    expect(noneIsFree([taken('09:00'), free('09:30')])).toBe(false);
  });

  it('are free for their holder', () => {
    expect(withOwnTime([taken('09:00'), taken('09:30')], (time) => time === '09:30')).toEqual([
      taken('09:00'),
      free('09:30'),
    ]);
  });

  it('are shown fifteen to a page [BOK-51]', () => {
    const pages = pagesOf(timesOf({ totalTimeSlot: [] }));
    expect(pages.map(({ length }) => length)).toEqual([15, 3]);
    expect(pagesOf(pages[0]!)).toHaveLength(1);
  });

  it('open on the page of the chosen time, or of the first free one', () => {
    const pages = [[taken('09:00')], [free('14:00')], [free('15:00')]];
    expect(firstPage(pages, '15:00')).toBe(2);
    expect(firstPage(pages, null)).toBe(1);
    expect(firstPage([[taken('09:00')]], null)).toBe(0);
  });

  it('are proposed by day at an office that never closes', () => {
    const times = ['00:00', '07:30', '08:00', '21:00'].map(free);
    expect(firstByDay(times)).toBe('08:00');
    expect(firstByDay(times, ['08:00'])).toBe('00:00');
    expect(firstByDay([taken('09:00')])).toBeUndefined();
    expect(firstPage([[free('00:00')], [taken('08:00'), free('09:00')]], null)).toBe(1);
  });

  it('are grouped by parts of the day', () => {
    const parts = partsOf(['05:59', '06:00', '12:00', '17:30', '18:00'].map(free));
    expect(parts.map(({ part, times }) => [part, times.length])).toEqual([
      ['night', 1],
      ['morning', 1],
      ['afternoon', 2],
      ['evening', 1],
    ]);
  });
});
