import { DEFAULT_TIMES, noneIsFree, timesOf } from './times';

describe('the times of a day', () => {
  it('are the default ones where the server sends none [BOK-52]', () => {
    const times = timesOf({ totalTimeSlot: [] }).map(({ time }) => time);
    expect(times).toEqual([...DEFAULT_TIMES]);
    expect(times).toContain('13:00');
    expect(times).not.toContain('13:30');
    expect([times[0], times.at(-1)]).toEqual(['09:00', '18:00']);
  });

  it('are those of the server otherwise [DAT-23]', () => {
    expect(timesOf({ totalTimeSlot: [{ timeSlot: '08:15', enabled: false }] })).toEqual([
      { time: '08:15', isFree: false },
    ]);
  });

  it('can all be taken [BOK-26]', () => {
    expect(noneIsFree([{ time: '09:00', isFree: false }])).toBe(true);
    expect(
      noneIsFree([
        { time: '09:00', isFree: false },
        { time: '09:30', isFree: true },
      ]),
    ).toBe(false);
  });
});
