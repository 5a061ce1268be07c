import { readFile, rm, writeFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { withoutRepeats } from '../src/by-night';
import { startWithSamples, type SampleRemote } from '../src/sample-remotes';
import { textsOf } from '../src/texts';

const texts = textsOf('en_us');
const TOO_NEW = texts.of('shell', 'remote.tooNew');
const FAILED = texts.of('shell', 'remote.failed');

/** A remote whose page shows a heading and then runs `besides`. */
const sample = (
  name: string,
  more: Partial<SampleRemote> = {},
  besides = '',
  unmount = 'async ({ domElement }) => domElement.replaceChildren()',
): SampleRemote => ({
  ...{ name, routes: [`/${name.slice('mfe-'.length)}`], rights: { listens: ['*'], navigates: ['*'] } },
  exports: `{
    bootstrap: async () => {},
    unmount: ${unmount},
    mount: async ({ domElement, bridge }) => {
      const heading = document.createElement('h1');
      heading.textContent = '${name} is here';
      domElement.append(heading);
      ${besides}
    },
  }`,
  ...more,
});
const thrown = (where: string) => `() => { throw new Error('${where}'); }`;

/** Asynchronous errors, by their source. */
const LATER: Record<string, string> = {
  timer: `setTimeout(${thrown('timer')}, 50);`,
  frame: `requestAnimationFrame(${thrown('frame')});`,
  listener: `window.addEventListener('vez-sample', ${thrown('listener')}); window.dispatchEvent(new Event('vez-sample'));`,
  event: `bridge.events.on('language/changed', ${thrown('event')}); bridge.language.set('pt_pt');`,
  promise: `Promise.reject(new Error('promise'));`,
};
const CONTRACTS: Record<string, string> = {
  future: '^9.0.0',
  past: '^0.9.0',
  odd: '>=1.0.0 <2 || latest',
};

let vez: Awaited<ReturnType<typeof startWithSamples>>;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({}, testInfo) => {
  test.skip(testInfo.project.name !== 'phone', 'a desk has the same files');
  vez = await startWithSamples([
    ...Object.entries(CONTRACTS).map(([name, contract]) => sample(`mfe-${name}`, { contract })),
    ...Object.entries(LATER).map(([name, besides]) => sample(`mfe-${name}`, {}, besides)),
    sample('mfe-altered'),
    sample('mfe-hanging', {}, '', '() => new Promise(() => {})'),
    sample('mfe-silent', { rights: {}, contract: '^1.5.0' }, `bridge.navigate('/home');`),
  ]);
  const file = vez.files['mfe-altered']!;
  await writeFile(file, (await readFile(file, 'utf8')).replace('is here', 'is hers'));
  for (const form of ['.br', '.gz']) await rm(`${file}${form}`);
});
test.afterAll(async () => vez?.stop());

const open = (page: Page, path: string) => page.goto(`${vez.origin}${path}?language=en_us`);
const languages = (page: Page) =>
  page.getByRole('combobox', { name: texts.of('shell', 'language') }).filter({ visible: true });
/** Opens another team's page without a page load. */
async function expectRestWorks(page: Page) {
  await page.evaluate(() => window.history.pushState(null, '', '/department'));
  await expect(page).toHaveURL(/\/department/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(FAILED)).toBeHidden();
}

for (const [name, contract] of withoutRepeats(Object.entries(CONTRACTS), ([when]) => when !== 'future')) {
  test(`shows an update in progress for a remote of contract ${contract}`, async ({ page }) => {
    await open(page, `/${name}`);
    await expect(page.getByText(TOO_NEW)).toBeVisible();
    await expectRestWorks(page);
  });
}

/** The window hears of them as it does of a timer. */
const REPEATS = ['frame', 'listener'];
for (const name of withoutRepeats(Object.keys(LATER), (source) => REPEATS.includes(source))) {
  test(`keeps showing a remote that throws later, in its ${name}, and reports the error`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await open(page, `/${name}`);
    await expect(page.getByRole('heading', { name: `mfe-${name} is here` })).toBeVisible();
    await expect.poll(() => errors.join()).toContain(name);
    await expect(page.getByRole('heading', { name: `mfe-${name} is here` })).toBeVisible();
    await expectRestWorks(page);
  });
}

test('runs no code of a remote with one changed byte', async ({ page }) => {
  await open(page, '/altered');
  await expect(page.getByText(FAILED)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/is her/)).toHaveCount(0);
  await expectRestWorks(page);
});

test('refuses an action without a right, warns developers and keeps working', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await open(page, '/silent');
  await expect(page.getByRole('heading', { name: 'mfe-silent is here' })).toBeVisible();
  await expect.poll(() => said.join()).toContain('mfe-silent may not: /home is not in rights.navigates');
  // The page has no bar of its own, so the language menu is in the header of the site.
  await expect(languages(page)).toHaveCount(1);
  await expect(page).toHaveURL(/\/silent/);
  await expectRestWorks(page);
});

test('leaves a remote whose unmount never ends', async ({ page }) => {
  await open(page, '/hanging');
  await expect(page.getByRole('heading', { name: 'mfe-hanging is here' })).toBeVisible();
  await expectRestWorks(page);
  await expect(page.getByRole('heading', { name: 'mfe-hanging is here' })).toHaveCount(0);
  await page.evaluate(() => window.history.pushState(null, '', '/hanging'));
  await expect(page.getByRole('heading', { name: 'mfe-hanging is here' })).toBeVisible();
});
