import { renderedPages } from './rendered-pages';

const tagOf = (waitCount: number, updatedAt: string) =>
  renderedPages()({}, '/home', [], () => `<p>${JSON.stringify({ waitCount, updatedAt })}</p>`).tag;

it('tags a page by its figures, whenever they were read', () => {
  const tag = tagOf(48, '2026-12-01T01:31:00.000Z');
  expect(tagOf(48, '2026-12-01T01:31:10.000Z')).toBe(tag);
  expect(tagOf(49, '2026-12-01T01:31:00.000Z')).not.toBe(tag);
});
