import { seekGrid, timesElsewhere, withOwnSlot } from './seek-grid';

const RECOMMENDED = [
  {
    date: '04/12/2026',
    times: [
      { time: '10:00', isFull: true, otherLocationIds: [3, 9] },
      { time: '10:30', isFull: false, otherLocationIds: [] },
      { time: '14:00', isFull: true, otherLocationIds: [] },
    ],
  },
  { date: '07/12/2026', times: [{ time: '09:30', isFull: false, otherLocationIds: [3] }] },
];
const OPEN = new Set([2, 3]);

describe('the grid of dates and times', () => {
  it('has one column for each recommended date and one row for each time [BOK-53] [DAT-24]', () => {
    const { days, rows } = seekGrid(RECOMMENDED, OPEN);
    expect(days).toEqual(['2026-12-04', '2026-12-07']);
    expect(rows.map(({ time }) => time)).toEqual(['09:30', '10:00', '10:30', '14:00']);
    expect(rows.every(({ cells }) => cells.length === 2)).toBe(true);
  });

  it('marks a full time that another office still has [BOK-55] [BOK-56]', () => {
    const cells = Object.fromEntries(seekGrid(RECOMMENDED, OPEN).rows.map((row) => [row.time, row.cells[0]]));
    expect(cells).toEqual({
      '09:30': { state: 'none' },
      '10:00': { state: 'elsewhere', officeIds: [3] },
      '10:30': { state: 'free' },
      '14:00': { state: 'full' },
    });
  });

  it('ignores an office that takes no bookings [BOK-56]', () => {
    expect(seekGrid(RECOMMENDED, new Set([2])).rows[1]?.cells[0]).toEqual({ state: 'full' });
  });

  it.each([
    ['morning', ['09:30', '10:00', '10:30']],
    ['afternoon', ['14:00']],
  ] as const)('can be limited to the %s', (part, times) => {
    expect(seekGrid(RECOMMENDED, OPEN, part).rows.map(({ time }) => time)).toEqual(times);
  });
});

describe('the full times of a day', () => {
  it('are marked if another office still has them [BOK-55]', () => {
    expect(timesElsewhere(RECOMMENDED, OPEN, '2026-12-04')).toEqual(['10:00']);
    expect(timesElsewhere(RECOMMENDED, OPEN, '2026-12-05')).toEqual([]);
    expect(timesElsewhere(RECOMMENDED, OPEN, null)).toEqual([]);
  });
});

describe('the time of the citizen’s own booking', () => {
  it('counts as free', () => {
    const own = withOwnSlot(RECOMMENDED, { day: '2026-12-04', time: '10:00' });
    expect(seekGrid(own, OPEN).rows[1]).toMatchObject({ time: '10:00', cells: [{ state: 'free' }, {}] });
    expect(withOwnSlot(RECOMMENDED, undefined)).toEqual(RECOMMENDED);
  });
});
