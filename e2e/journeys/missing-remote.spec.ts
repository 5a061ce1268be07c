import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { startVez } from '../../tools/scripts/lib/running-vez.mjs';
import { textsOf } from '../src/texts';

/** Each remote with one of its addresses. */
const REMOTES = {
  'mfe-catalogue': '/department',
  'mfe-booking': '/reserve?service=1&location=5',
  'mfe-queue': '/offerNum?service=1&location=5',
  'mfe-tickets': '/myBooking',
  'mfe-account': '/PrivacyClausePage',
};
const texts = textsOf('en_us');
/** The message in place of the remote, or above a painted page. */
const failed = new RegExp(
  ['remote.failed', 'remote.standing'].map((key) => texts.of('shell', key)).join('|'),
);
const TITLE = texts.of('mfe-catalogue', 'home.title');

test.describe.configure({ mode: 'serial' });

let site: string;
let vez: Awaited<ReturnType<typeof startVez>>;
const inEnglish = (path: string) => `${vez.origin}${path}${path.includes('?') ? '&' : '?'}language=en_us`;

test.beforeAll(async ({}, testInfo) => {
  test.skip(testInfo.project.name !== 'phone', 'what is missing is missing at a desk as well');
  site = await mkdtemp(join(tmpdir(), 'vez-site-'));
  await cp(fileURLToPath(new URL('../../var/site', import.meta.url)), site, { recursive: true });
  vez = await startVez({ VEZ_SITE: site }, { quiet: true });
});
test.afterAll(async () => {
  await vez?.stop();
  if (site) await rm(site, { recursive: true, force: true });
});

for (const [remote, address] of Object.entries(REMOTES)) {
  test(`works without ${remote}, reports it as missing and loads it on a retry [FLT-01]`, async ({
    page,
  }) => {
    const folder = join(site, 'assets', remote);
    await rename(folder, `${folder}.away`);
    try {
      await page.goto(inEnglish('/home'));
      const home = page.getByRole('heading', { level: 1, name: TITLE });
      if (remote === 'mfe-catalogue') await expect(page.getByText(failed)).toBeVisible();
      else await expect(home).toBeVisible();

      await page.goto(inEnglish(address));
      await expect(page.getByText(failed)).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: /2855 0100/ })).toBeVisible();
      if (remote !== 'mfe-tickets') {
        // The other remotes work, also when opened from this page.
        await page.goto(inEnglish('/myBooking'));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText(failed)).toBeHidden();
        await page.goto(inEnglish(address));
        await expect(page.getByText(failed)).toBeVisible();
      }
    } finally {
      await rename(`${folder}.away`, folder);
    }
    await page.getByRole('button', { name: texts.ui('retry') }).click();
    await expect(page.getByText(failed)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
