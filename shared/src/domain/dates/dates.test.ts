import fc from 'fast-check';
import { addDays, cityClock, formatDay, fromWireDate, toWireDate, weekdayOf } from './index';

describe('a day on the wire', () => {
  it('is written DD/MM/YYYY [VAL-27] [VAL-29]', () => {
    expect(toWireDate('2026-12-04')).toBe('04/12/2026');
    expect(fromWireDate('04/12/2026')).toBe('2026-12-04');
  });

  it('is read back unchanged, whatever the day [VAL-29]', () => {
    fc.assert(
      fc.property(fc.integer({ min: -25_000, max: 40_000 }), (offset) => {
        const day = addDays('2000-01-01', offset);
        expect(fromWireDate(toWireDate(day))).toBe(day);
      }),
    );
  });

  it.each(['31/02/2026', '2026-12-04', '4/12/2026', '', '00/00/0000'])(
    'is rejected when invalid: %s',
    (text) => {
      expect(fromWireDate(text)).toBeUndefined();
    },
  );

  it('counts weekdays from Sunday [DAT-19] [VAL-28]', () => {
    expect(weekdayOf('2026-12-06')).toBe(0);
    expect(weekdayOf('2026-12-05')).toBe(6);
  });
});

describe('the clock of the city', () => {
  it('is eight hours ahead of UTC, whatever the browser’s time zone', () => {
    const { cityDay, cityInstant, cityTime, formatClock } = cityClock('Asia/Macau');
    const lateEvening = new Date('2026-11-30T16:30:00Z');
    expect(cityDay(lateEvening)).toBe('2026-12-01');
    expect(cityTime(lateEvening)).toBe('00:30');
    expect(cityInstant('2026-12-01', '00:30')).toEqual(lateEvening);
    expect(formatClock('2026-12-01T01:31:00Z')).toBe('09:31');
  });
});

describe('a day for people', () => {
  it.each([
    ['zh_hant', '2026年12月4日（星期五）', '12月4日（星期五）', '2026年12月', '星期五'],
    ['zh_hans', '2026年12月4日（星期五）', '12月4日（星期五）', '2026年12月', '星期五'],
    [
      'pt_pt',
      // The hyphen is non-breaking, so a weekday stays on one line.
      'Sexta\u2011feira, 4 de Dezembro de 2026',
      'Sexta\u2011feira, 4 de Dezembro',
      'Dezembro de 2026',
      'Sexta\u2011feira',
    ],
    ['en_us', 'Friday 4 December 2026', 'Friday 4 December', 'December 2026', 'Friday'],
  ] as const)('is written in %s as its readers write it', (language, full, withoutYear, month, weekday) => {
    expect(formatDay('2026-12-04', language)).toBe(full);
    expect(formatDay('2026-12-04', language, 'withoutYear')).toBe(withoutYear);
    expect(formatDay('2026-12-04', language, 'month')).toBe(month);
    expect(formatDay('2026-12-04', language, 'weekday')).toBe(weekday);
  });
});
