import { shortName } from './short-name';

it.each([
  ['陳大文', '陳○○'],
  ['Chan Tai Man', 'Chan T. M.'],
  ['Maria da Silva', 'Maria d. S.'],
  ['Ana', 'Ana'],
  ['', ''],
])('shortens %s for a list', (name, short) => {
  expect(shortName(name)).toBe(short);
});
