import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { startVez } from '../../tools/scripts/lib/running-vez.mjs';
import { teamKeys } from '../../tools/scripts/lib/keys.mjs';
import { folderSite } from '../../tools/scripts/remote/folder-site.mjs';
import { publishBuilt } from '../../tools/scripts/remote/orders.mjs';
import { textsOf } from '../src/texts';

const VAR = fileURLToPath(new URL('../../var', import.meta.url));
const texts = textsOf('en_us');
const failed = (page: Page) => page.getByText(texts.of('shell', 'remote.failed'));

interface LoggedOrder {
  order: { remote: string; entry: { owner: string; entry: { url: string; integrity: string } } };
  details: { files: { url: string; integrity: string }[] };
}

let site: string;
let vez: Awaited<ReturnType<typeof startVez>>;
test.beforeAll(async ({}, testInfo) => {
  test.skip(testInfo.project.name !== 'phone', 'a desk has the same files');
  site = await mkdtemp(join(tmpdir(), 'vez-site-'));
  await cp(join(VAR, 'site'), site, { recursive: true });
  // Published twice, because a page would fall back to a good previous release.
  await publishForReact18('mfe-queue', 'react18-first.js');
  await publishForReact18('mfe-queue', 'react18.js');
  vez = await startVez({ VEZ_SITE: site }, { quiet: true });
});
test.afterAll(async () => {
  await vez?.stop();
  if (site) await rm(site, { recursive: true, force: true });
});

/** Publishes a remote as if it had been built against React 18, properly signed. */
async function publishForReact18(name: string, fileName: string): Promise<void> {
  const folder = folderSite(site);
  const { log } = (await folder.read()) as { log: LoggedOrder[] };
  const newest = log.filter(({ order }) => order.remote === name).at(-1)!;
  const { entry } = newest.order;
  const { files } = newest.details;
  const file = join(site, 'assets', name, basename(entry.entry.url));
  const built = await readFile(file, 'utf8');
  const changed = `${built.replaceAll('requiredVersion:"^19.0.0"', 'requiredVersion:"^18.0.0"')}\n// ${fileName}`;
  expect(changed).toContain('requiredVersion:"^18.0.0"');
  const url = `/assets/${name}/${fileName}`;
  await writeFile(join(site, url), changed);
  const integrity = `sha256-${createHash('sha256').update(changed).digest('base64')}`;
  const own = { ...entry, entry: { url, integrity } };
  const keys = await teamKeys(join(VAR, 'keys'), own.owner);
  const author = { by: 'journey', commit: 'none' };
  const given = { site: folder, keys, author, deployments: null, builtIn: site, say: () => undefined };
  await publishBuilt({ ...given, entry: own, files: [...files, own.entry] });
}

test('does not run a remote built for another React, and never loads two Reacts [FLT-06]', async ({
  page,
}) => {
  // Each copy of React registers with the developer tools.
  await page.addInitScript(() => {
    const seen: unknown[] = [];
    Object.assign(window, {
      copiesOfReact: seen,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: (copy: unknown) => seen.push(copy),
        onCommitFiberRoot: () => undefined,
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
        checkDCE: () => undefined,
      },
    });
  });
  const copies = () =>
    page.evaluate(() => (window as unknown as { copiesOfReact: unknown[] }).copiesOfReact.length);
  await page.goto(`${vez.origin}/offerNum?service=1&location=5&language=en_us`);
  await expect(failed(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /2855 0100/ })).toBeVisible();
  expect(await copies()).toBe(1);

  await page.getByRole('link', { name: texts.of('shell', 'notFound.home') }).click();
  await expect(page.getByRole('heading', { name: texts.of('mfe-catalogue', 'home.title') })).toBeVisible();
  expect(await copies()).toBe(1);
});
