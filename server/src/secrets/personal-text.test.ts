import { randomBytes } from 'node:crypto';
import { createPersonalText, SEALED } from './personal-text';

const KEY = randomBytes(32);
const personal = createPersonalText(KEY, () => true);
const NAME = '853-66123834';

it('gives a name the same token each time, by which rows are found, and opens the token', () => {
  const token = personal.token(NAME);
  expect(personal.token(NAME)).toBe(token);
  expect(personal.name(NAME)).toBe(token);
  expect(token.startsWith(SEALED)).toBe(true);
  expect(token).not.toContain('66123834');
  expect(personal.open(token)).toBe(NAME);
  expect(personal.token('853-66123835')).not.toBe(token);
  expect(createPersonalText(randomBytes(32), () => true).token(NAME)).not.toBe(token);
});

it('seals other text differently each time', () => {
  const [one, two] = [personal.text('123456'), personal.text('123456')];
  expect(one).not.toBe(two);
  expect([personal.open(one), personal.open(two)]).toEqual(['123456', '123456']);
});

it('returns text in clear, text of another key and changed text as they are', () => {
  const other = createPersonalText(randomBytes(32), () => true).text('text');
  const sealed = personal.text('text');
  const changed = `${sealed.slice(0, -1)}${sealed.endsWith('A') ? 'B' : 'A'}`;
  for (const text of ['', NAME, SEALED, `${SEALED}short`, other, changed.slice(0, -2)]) {
    expect(personal.open(text)).toBe(text);
  }
});

it('writes in clear until all processes can read sealed text, and finds rows either way', () => {
  const before = createPersonalText(KEY, () => false);
  expect([before.name(NAME), before.text('text')]).toEqual([NAME, 'text']);
  expect(before.token(NAME)).toBe(personal.token(NAME));
  expect(before.open(personal.name(NAME))).toBe(NAME);
});
