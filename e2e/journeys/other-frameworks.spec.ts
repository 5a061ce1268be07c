import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { registryEntry } from '../../scripts/lib/site.mjs';
import { trialRepository } from '../../scripts/packages/trial-repository.mjs';
import { problemsInBrowser } from '../../scripts/remote/try-in-browser.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
let folder: string;

test.beforeEach(async ({}, testInfo) => {
  test.skip(testInfo.project.name !== 'phone', 'a desk has the same files');
  folder = await mkdtemp(join(tmpdir(), 'vez-kinds-'));
});
test.afterEach(async () => {
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** The repository of a remote of this kind, built, beside the shell of the workspace. */
async function built(kind: string) {
  const { dir, call } = await trialRepository(folder, ['mfe-parking', '/parking', kind]);
  await call('tsc', '--noEmit');
  await call('vez', 'build');
  const site = join(folder, 'site');
  await cp(join(ROOT, 'var', 'site'), site, { recursive: true });
  await cp(join(dir, 'dist', 'assets', 'mfe-parking'), join(site, 'assets', 'mfe-parking'), {
    recursive: true,
  });
  return { entry: await registryEntry(dir, site), builtIn: site };
}

for (const kind of ['--vue', '--plain'])
  test(`mounts, shows, judges by axe and unmounts a remote in the real shell: ${kind}`, async () => {
    test.setTimeout(180_000);
    const place = { root: ROOT, keys: join(ROOT, 'var', 'keys'), say: () => undefined };
    expect(await problemsInBrowser({ ...(await built(kind)), ...place })).toEqual([]);
  });
