import { shortDay } from './short-day';

describe('the head of a column', () => {
  it.each([
    ['zh_hant', /五$/, '12月'],
    ['zh_hans', /五$/, '12月'],
    ['pt_pt', /^Sex$/, 'Dez'],
    ['en_us', /^Fri$/, 'Dec'],
  ] as const)('is short in %s', (language, weekday, month) => {
    const short = shortDay('2026-12-04', language);
    expect(short.weekday).toMatch(weekday);
    expect(short).toMatchObject({ date: '4', month });
  });
});
