import { keptRoom } from './ticket-room';

const HERE = { width: 375, textSize: 1, language: 'pt-PT' };
const ROOM = { ...HERE, spot: 'now', height: 152, until: 2_000 };

it('is the one stored for the same width, text size and language', () => {
  expect(keptRoom(JSON.stringify(ROOM), 1_000, HERE)).toEqual(ROOM);
});

it.each([
  ['nothing', null],
  ['no room', '{}'],
  ['null', 'null'],
  ['another program', '<html>'],
  ['another text size', JSON.stringify({ ...ROOM, textSize: 2 })],
  ['another width', JSON.stringify({ ...ROOM, width: 1280 })],
  ['another language', JSON.stringify({ ...ROOM, language: 'en' })],
  ['a ticket that has ended by now', JSON.stringify({ ...ROOM, until: 1_000 })],
  ['no spot', JSON.stringify({ ...ROOM, spot: 'x' })],
  ['no height', JSON.stringify({ ...ROOM, height: 0 })],
  ['a height beyond any ticket', JSON.stringify({ ...ROOM, height: 90_000 })],
])('is none after %s', (_, kept) => {
  expect(keptRoom(kept, 1_000, HERE)).toBeUndefined();
});
