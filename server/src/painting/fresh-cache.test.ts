import { createFreshCache } from './fresh-cache';

let now = 0;
let made = 0;
const make = () => Promise.resolve((made += 1));
const cacheOf = (most = 10) =>
  createFreshCache<number>(most, { freshMs: 3_000, keptMs: 20_000, oldestMs: 120_000 }, () => now);
beforeEach(() => {
  now = 0;
  made = 0;
});

it('makes an entry once for simultaneous requests, and keeps it', async () => {
  const cache = cacheOf();
  expect(await Promise.all([cache.get('a', make), cache.get('a', make)])).toEqual([1, 1]);
  now = 2_999;
  expect(await cache.get('a', make)).toBe(1);
  expect(await cache.get('b', make)).toBe(2);
});

it('returns the old entry while it makes the new one, unless the old one is too old', async () => {
  const cache = cacheOf();
  await cache.get('a', make);
  now = 3_000;
  expect(await cache.get('a', make)).toBe(1);
  expect(await cache.get('a', make)).toBe(2);
  now = 23_001;
  expect(await cache.get('a', make)).toBe(3);
});

it('fails only if it has no entry, and tries again after a while', async () => {
  const cache = cacheOf();
  const fail = () => Promise.reject(new Error('failed'));
  await expect(cache.get('a', fail)).rejects.toThrow('failed');
  await expect(cache.get('a', make)).rejects.toThrow('failed');
  expect(made).toBe(0);
  now = 3_000;
  expect(await cache.get('a', make)).toBe(1);
  now = 8_000;
  expect(await cache.get('a', fail)).toBe(1);
});

it('still has the last entry if making the next one fails', async () => {
  const cache = cacheOf();
  await cache.get('a', make);
  now = 60_000;
  await expect(cache.get('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(cache.last('a')).toBe(1);
});

it('drops the least recently used entry when it is full', async () => {
  const cache = cacheOf(2);
  for (const key of ['a', 'b', 'a', 'c']) await cache.get(key, make);
  expect(await cache.get('a', make)).toBe(1);
  expect(await cache.get('b', make)).toBe(4);
});

it('still has an entry too old to be returned at once, until it expires', async () => {
  const cache = cacheOf();
  await cache.get('a', make);
  now = 119_999;
  expect(cache.last('a')).toBe(1);
  now = 120_000;
  expect(cache.last('a')).toBeUndefined();
  expect(cache.last('b')).toBeUndefined();
});
