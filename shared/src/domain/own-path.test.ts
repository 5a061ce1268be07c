import { ownPath } from './own-path';

it('takes an address to come back to only where it is one of this site', () => {
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
