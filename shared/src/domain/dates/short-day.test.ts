import { dayInLine, shortDay } from './short-day';

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

it.each([
  ['zh_hant', '12月4日'],
  ['zh_hans', '12月4日'],
  ['pt_pt', 'Sex 4 Dez'],
  ['en_us', 'Fri 4 Dec'],
] as const)('fits a narrow line in %s', (language, words) => {
  expect(dayInLine('2026-12-04', language)).toBe(words);
  expect(dayInLine('', language)).toBe('');
});
