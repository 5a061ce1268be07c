import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { builtFiles, registryEntry } from '../../tools/scripts/lib/site.mjs';
import { trialRepository } from '../../tools/scripts/packages/trial-repository.mjs';
import { serveShell } from '../../tools/scripts/remote/shell-page.mjs';
import { problemsInBrowser } from '../../tools/scripts/remote/try-in-browser.mjs';
import { startWithSamples, type SampleRemote } from '../src/sample-remotes';

const SLOT = 'settings';
const TEXT = 'What this page tells.';
/** A remote whose file is missing. */
const DEAD: SampleRemote = {
  ...{ name: 'mfe-dead', slots: [SLOT] },
  exports: `{ slots: { ${SLOT}: async () => ({
    mount: async ({ domElement }) => domElement.append('mfe-dead'), unmount: async () => {} }) } }`,
};

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
let folder: string;

test.beforeEach(async ({}, testInfo) => {
  test.skip(testInfo.project.name !== 'phone', 'a desk has the same files');
  folder = await mkdtemp(join(tmpdir(), 'vez-kinds-'));
});
test.afterEach(async () => {
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** Creates and builds a repository of a remote of this kind. */
async function repository(kind: string) {
  const { dir, call } = await trialRepository(folder, ['mfe-parking', '/parking', kind, '--slot', SLOT]);
  await call('tsc', '--noEmit');
  await call('vez', 'build');
  return dir;
}

/** Copies the built remote into the site of the workspace. */
async function beside(dir: string) {
  const site = join(folder, 'site');
  await cp(join(ROOT, 'var', 'site'), site, { recursive: true });
  await cp(join(dir, 'dist', 'assets', 'mfe-parking'), join(site, 'assets', 'mfe-parking'), {
    recursive: true,
  });
  return { entry: await registryEntry(dir, site), builtIn: site };
}

/** Parts below the first screen load when they scroll into view. */
const untilInSight = (page: Page, part: Locator) =>
  expect(async () => {
    await page.mouse.wheel(0, 4_000);
    await expect(part).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });

for (const kind of ['--vue', '--plain'])
  test(
    `mounts, shows, checks by axe and unmounts a remote in the shell and in a slot: ${kind}`,
    { tag: '@nightly' },
    async ({ page }) => {
      test.setTimeout(1_200_000);
      const dir = await repository(kind);
      const { entry, builtIn } = await beside(dir);
      const openShell = () => serveShell({ entry, builtIn, root: ROOT, keys: join(ROOT, 'var', 'keys') });
      expect(await problemsInBrowser({ entry, say: () => undefined }, openShell)).toEqual([]);

      const files = await builtFiles(join(dir, 'dist'), entry.name);
      const built = { entry, files, builtIn: join(dir, 'dist') };
      const vez = await startWithSamples([DEAD], { slots: { [SLOT]: [DEAD.name, entry.name] } }, [built]);
      try {
        for (const form of ['', '.br', '.gz']) await rm(`${vez.files[DEAD.name]}${form}`);
        const broken: string[] = [];
        page.on('pageerror', ({ message }) => broken.push(message));
        await page.goto(`${vez.origin}/app?language=en_us`);
        const part = page.locator('p[data-place]');
        await untilInSight(page, part);
        await expect(part).toHaveText(TEXT);
        await expect(page.getByText(DEAD.name)).toHaveCount(0);
        // Leave the page and return.
        await page.evaluate(() => window.history.pushState(null, '', '/AboutPage'));
        await expect(part).toHaveCount(0);
        await page.evaluate(() => window.history.pushState(null, '', '/app'));
        await untilInSight(page, part);
        expect(broken).toEqual([]);
      } finally {
        await vez.stop();
      }
    },
  );
