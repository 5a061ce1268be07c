import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const NOT_PRODUCT = /\.(?:test|spec|stories|gen|d)\.|\/testing\/|^(?:e2e|tools\/(?:bench|workbench))\//;

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !NOT_PRODUCT.test(file))
  .map((file) => ({ file, lines: readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1 }))
  .sort((one, other) => one.lines - other.lines);
const atShare = (share) => files[Math.floor(files.length * share)].lines;

// A lower median would reward files that are split where one reads better.
it('keeps half of the files at 45 lines, nine in ten at 110, and all at 300', () => {
  expect(files.length).toBeGreaterThan(700);
  expect(atShare(0.5)).toBeLessThanOrEqual(45);
  expect(atShare(0.9)).toBeLessThanOrEqual(110);
  expect(files.filter(({ lines }) => lines > 300)).toEqual([]);
});
