import { keysOf } from './jest-selector-keys.mjs';

const any = { tag: undefined, classes: [] };

it.each([
  ['.a', [{ classes: ['a'] }]],
  ['.a:hover:not(.b, .c)', [{ classes: ['a'] }]],
  ['.a > svg', [{ tag: 'svg' }]],
  ['.x .y.z::before,\n h1 ', [{ classes: ['y', 'z'] }, { tag: 'h1' }]],
  ['.a, .b[title="],"] + P', [{ classes: ['a'] }, { tag: 'p' }]],
  ['input[type=text]', [{ tag: 'input' }]],
  ['*.a#b', [{ classes: ['a'] }]],
])('tells what an element needs so that %s can match it', (selector, keys) => {
  expect(keysOf(selector)).toEqual(keys.map((key) => ({ ...any, ...key })));
});

it.each(['*', '[hidden]', ':root', '', '.a\\:b', '.naïve', 'svg|a', ':is(.a, .b)'])(
  'asks nothing of an element for %s',
  (selector) => expect(keysOf(selector)).toEqual([any]),
);
