// Every event needs a publisher and a listener. An event without a listener changes nothing.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PACKAGES = readdirSync(ROOT).filter((name) => /^(shell|shared|mfe-.+)$/.test(name));
const sources = PACKAGES.flatMap((name) =>
  readdirSync(join(ROOT, name, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath ?? entry.path, entry.name), 'utf8')),
);

const NAME = String.raw`'([a-z]+/[a-zA-Z]+)'`;
const found = (pattern) =>
  new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1])));

const declared = readFileSync(join(ROOT, 'shared/src/contracts/events.ts'), 'utf8').match(
  /interface EventMap \{.*?\n\}/s,
)[0];
const names = [...declared.matchAll(new RegExp(`^ {2}${NAME}:`, 'gm'))].map((match) => match[1]).sort();
const published = found(new RegExp(`\\bpublish\\(\\s*${NAME}`, 'g'));
/** Events with a listener in code, or after which the remotes refetch data. */
const lists = sources.filter((text) => text.includes(': StaleAfter = {')).join('\n');
const heard = new Set([
  ...found(new RegExp(`\\bevents\\.on\\(\\s*${NAME}`, 'g')),
  ...[...lists.matchAll(new RegExp(`^ {2}${NAME}: `, 'gm'))].map((match) => match[1]),
]);

describe('the events between the parts of the page', () => {
  it('each have a publisher', () => {
    expect(names.length).toBeGreaterThan(5);
    expect([...published].sort()).toEqual(names);
  });

  it('each have a listener', () => {
    expect([...heard].sort()).toEqual(names);
  });
});
