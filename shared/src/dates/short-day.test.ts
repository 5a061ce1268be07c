import { shortDay } from './short-day';

describe('the head of a column', () => {
  it.each([
    ['zh_hant', /五$/, '12月4日'],
    ['zh_hans', /五$/, '12月4日'],
    ['pt_pt', /^Sex$/, '4 Dez'],
    ['en_us', /^Fri$/, '4 Dec'],
  ] as const)('is short in %s', (language, weekday, date) => {
    const short = shortDay('2026-12-04', language);
    expect(short.weekday).toMatch(weekday);
    expect(short.date).toBe(date);
  });
});
