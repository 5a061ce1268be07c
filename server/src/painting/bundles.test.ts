import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleReader } from './bundles';

const CODE = 'module.exports = {};';
const integrity = `sha256-${createHash('sha256').update(CODE).digest('base64')}`;
const url = '/assets/shell/painting.1.js';
let site: string;

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'vez-bundles-'));
  mkdirSync(join(site, 'assets', 'shell'), { recursive: true });
  writeFileSync(join(site, url), CODE);
});
afterEach(() => rmSync(site, { recursive: true }));

it('reads exactly the file that a registry names, once', () => {
  const read = bundleReader(site);
  expect(read({ url, integrity })).toBe(CODE);
  writeFileSync(join(site, url), 'another release');
  expect(read({ url, integrity })).toBe(CODE);
});

it('refuses a changed file, a missing one, and one that is not an asset', () => {
  const read = bundleReader(site);
  writeFileSync(join(site, 'secret'), CODE);
  expect(() => read({ url: '/assets/../secret', integrity })).toThrow('no file of the site');
  expect(() => read({ url: '/assets/shell/none.js', integrity })).toThrow('ENOENT');
  writeFileSync(join(site, url), `${CODE} `);
  expect(() => read({ url, integrity })).toThrow('is not the file that its registry names');
});
