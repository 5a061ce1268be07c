import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { freePort, startVez } from '../../tools/scripts/lib/running-vez.mjs';
import { operatorKeys } from '../../tools/scripts/lib/keys.mjs';
import { trialRepository } from '../../tools/scripts/packages/trial-repository.mjs';
import { folderSite } from '../../tools/scripts/remote/folder-site.mjs';
import { giveAway } from '../../tools/scripts/remote/ownership.mjs';
import { logInWithAccount } from '../src/account';
import { textsOf } from '../src/texts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const VAR = join(ROOT, 'var');
const [REMOTE, TEAM, PATH] = ['mfe-parking', 'team-parking', '/parking'];
const PERMIT = `${PATH}/:permit`;

let folder: string;
let vez: Awaited<ReturnType<typeof startVez>>;
let port: number;
let backend: ChildProcess | undefined;

test.beforeAll(async ({}, testInfo) => {
  test.skip(testInfo.project.name !== 'phone', 'a desk has the same files');
  folder = await mkdtemp(join(tmpdir(), 'vez-own-'));
  await cp(join(VAR, 'site'), join(folder, 'site'), { recursive: true });
  // The operator lets the deployment load the remote.
  const web = join(folder, 'deployments', 'web.json');
  await cp(join(ROOT, 'deployments'), join(folder, 'deployments'), { recursive: true });
  const deployment = JSON.parse(await readFile(web, 'utf8'));
  await writeFile(web, JSON.stringify({ ...deployment, remotes: [...deployment.remotes, REMOTE] }));
  // The operator also registers the address of the remote's own service.
  port = await freePort();
  const backends = join(folder, 'backends.json');
  await writeFile(backends, JSON.stringify({ [REMOTE]: { origin: `http://127.0.0.1:${port}` } }));
  const settings = { VEZ_SITE: join(folder, 'site'), VEZ_DEPLOYMENT: web, VEZ_BACKENDS: backends };
  vez = await startVez(settings, { quiet: true });
});
test.afterAll(async () => {
  backend?.kill();
  await vez?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** Builds and starts the service while the page is already open. */
async function usesItsService(page: Page, dir: string, call: (...words: string[]) => Promise<string>) {
  const texts = textsOf('en_us');
  await expect(page.getByText('This department’s service').first()).toBeVisible();
  await call('vez', 'backend');
  backend = spawn(process.execPath, [join(dir, 'dist-backend', 'server.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), VEZ_ISSUER: vez.origin },
  });
  await expect(async () => {
    await page.goto(`${vez.origin}${PATH}?language=en_us`);
    await expect(page.getByRole('status').getByText('0 wishes')).toBeVisible();
  }).toPass();
  await page.goto(`${vez.origin}/login?language=en_us`);
  await logInWithAccount(page, texts, 'personal', 'maria');
  await page.goto(`${vez.origin}${PATH}?language=en_us`);
  await page.getByRole('button', { name: 'Add a wish' }).click();
  await expect(page.getByText('1 wishes, 1 of them yours')).toBeVisible();
}

/** Adds a second screen for permits, with the permit in its address. */
async function addPermits(dir: string) {
  const screens = join(dir, 'src', 'screens');
  await mkdir(join(screens, 'permit'));
  await writeFile(
    join(screens, 'permit', 'permit-screen.tsx'),
    `import { useParams } from '@vez/bridge/router';
import { Page } from '@vez/ui';

export const PermitScreen = () => (
  <Page>
    <h1>Permit {useParams().permit}</h1>
  </Page>
);
`,
  );
  const routes = join(dir, 'src', 'routes.tsx');
  const screen = `const PermitScreen = lazyScreen(
  () => import(/* webpackChunkName: "permit" */ './screens/permit/permit-screen'),
  'PermitScreen',
);

export const routes: RemoteRoute[] = [{ path: '${PERMIT}', screen: PermitScreen }, `;
  const before = await readFile(routes, 'utf8');
  await writeFile(routes, before.replace('export const routes: RemoteRoute[] = [', screen));
  const manifest = join(dir, 'remote.json');
  const own = { ...JSON.parse(await readFile(manifest, 'utf8')), routes: [PATH, PERMIT] };
  await writeFile(manifest, JSON.stringify({ ...own, contract: '^1.6.0' }));
}

test(
  'shows a remote that its own repository publishes to a running server',
  { tag: '@nightly' },
  async ({ page }) => {
    test.setTimeout(1_200_000);
    const { dir, call } = await trialRepository(folder, [REMOTE, PATH, '--backend', '--site', vez.origin]);
    await call('vez', 'key');
    const { publicKey } = JSON.parse(await readFile(join(dir, 'var/keys/teams', `${TEAM}.json`), 'utf8'));
    const gift = { remote: REMOTE, team: TEAM, paths: [PATH, PERMIT], keys: [publicKey] };
    await giveAway(folderSite(join(folder, 'site')), [gift], await operatorKeys(join(VAR, 'keys')));

    // The gate tries it in the published shell.
    const screen = join(dir, 'src', 'screens', 'parking', 'parking-screen.tsx');
    const right = await readFile(screen, 'utf8');
    await writeFile(screen, right.replace('<Page>', '<Page><input />'));
    await expect(call('vez', 'publish')).rejects.toThrow(
      /browser: \/parking is not accessible: Form elements/,
    );
    await writeFile(screen, right);
    expect(await call('vez', 'publish')).toContain('mfe-parking 1 is published in all deployments');
    await expect(async () => {
      await page.goto(`${vez.origin}${PATH}?language=en_us`);
      await expect(page.getByRole('heading', { level: 1, name: 'New page' })).toBeVisible();
    }).toPass();
    await usesItsService(page, dir, call);

    // The remote uses the shell fully: its texts change, and the home button opens another team's remote.
    await page.goto(`${vez.origin}${PATH}?language=pt_pt`);
    await expect(page.getByRole('heading', { level: 1, name: 'Página nova' })).toBeVisible();
    await page.getByRole('button', { name: 'Página inicial' }).click();
    await expect(page).toHaveURL(/\/home/);

    const renamed = ['src/locales/en_us.json', 'src/screens/parking/parking-screen.test.tsx'];
    for (const file of renamed.map((name) => join(dir, name)))
      await writeFile(file, (await readFile(file, 'utf8')).replaceAll('New page', 'Parking permits'));
    await addPermits(dir);
    await call('vez', 'publish');
    await expect(async () => {
      await page.goto(`${vez.origin}${PATH}?language=en_us`);
      await expect(page.getByRole('heading', { level: 1, name: 'Parking permits' })).toBeVisible();
    }).toPass();
    await page.goto(`${vez.origin}${PATH}/7?language=en_us`);
    await expect(page.getByRole('heading', { level: 1, name: 'Permit 7' })).toBeVisible();

    // The operator replaces the key. The server has the orders, and the folder has none.
    await rm(join(dir, 'var/keys'), { recursive: true });
    await call('vez', 'key');
    const pair = JSON.parse(await readFile(join(dir, 'var/keys/teams', `${TEAM}.json`), 'utf8'));
    const site = folderSite(join(folder, 'site'));
    await giveAway(site, [{ ...gift, keys: [pair.publicKey] }], await operatorKeys(join(VAR, 'keys')));
    await expect(async () =>
      expect(await call('vez', 'status')).toContain('mfe-parking: every deployment 2'),
    ).toPass();
    await page.goto(`${vez.origin}${PATH}?language=en_us`);
    await expect(page.getByRole('heading', { level: 1, name: 'Parking permits' })).toBeVisible();
    expect(await call('vez', 'back')).toContain('mfe-parking 1 is current');
  },
);
