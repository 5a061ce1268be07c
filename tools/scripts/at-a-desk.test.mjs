import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const E2E = fileURLToPath(new URL('../../e2e/', import.meta.url));
const read = (file) => readFileSync(`${E2E}${file}`, 'utf8');

const [, list] = /const AT_A_DESK = \[(.*?)\]/s.exec(read('playwright.config.ts'));
const patterns = [...list.matchAll(/'([\w*-]+)'/g)].map(
  ([, name]) => new RegExp(`^${name.replace('*', '.*')}$`),
);

/** Matches journeys with a test that skips phones. */
const LEAVES_PHONES = /skip\(isMobile === true|project\.name !== 'desktop'/;
const files = readdirSync(`${E2E}journeys`).filter((file) => LEAVES_PHONES.test(read(`journeys/${file}`)));

it('runs each journey that skips phones on a desktop', () => {
  expect(files.length).toBeGreaterThan(10);
  const names = files.map((file) => file.replace('.spec.ts', ''));
  expect(names.filter((name) => !patterns.some((pattern) => pattern.test(name)))).toEqual([]);
});
