import { ownPath } from './own-path';

it('accepts a return address only within this site', () => {
  expect(ownPath('/reserve?service=7&location=2')).toBe('/reserve?service=7&location=2');
  for (const text of [
    null,
    '',
    'home',
    '//evil.test',
    '/\\evil.test',
    'https://evil.test',
    'javascript:alert(1)',
  ]) {
    expect(ownPath(text)).toBeUndefined();
  }
});
