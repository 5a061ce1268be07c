// Fetches pnpm once, in the version of `packageManager` in package.json, if possible from npm's cache. Verifies the
// package by the SHA-512 there, without trusting npm.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const digestOf = (file) => createHash('sha512').update(readFileSync(file)).digest('hex');

/** @throws Error if npm gives a package with another content, or none */
function verifiedPackage() {
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const [, name, hash] = /^(pnpm@[\d.]+)\+sha512\.([0-9a-f]{128})$/.exec(packageManager);
  const folder = join(ROOT, 'var', 'pnpm');
  const file = join(folder, `${hash.slice(0, 16)}.tgz`);
  if (existsSync(file) && digestOf(file) === hash) return file;
  mkdirSync(folder, { recursive: true });
  const work = mkdtempSync(join(folder, 'get-'));
  try {
    execFileSync('npm', ['pack', name, '--prefer-offline', '--silent', '--pack-destination', work], {
      cwd: work,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    const got = readdirSync(work).map((each) => join(work, each))[0];
    if (digestOf(got) !== hash)
      throw new Error(`The ${name} that npm gives is not the one that package.json names (packageManager).`);
    renameSync(got, file);
  } finally {
    rmSync(work, { recursive: true });
  }
  return file;
}

/** The arguments of npx before those of pnpm. */
export const pnpmWords = () => [
  ...['--yes', '--prefer-offline', '--package', verifiedPackage()],
  ...['--', 'pnpm'],
];
