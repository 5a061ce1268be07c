import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoggedOrder } from '@vez/shared/releases';
import { integrityOf } from '../../registry/published-releases';
import { signedBy, signedSite } from '../../testing/signed-site';
import { teamCaller } from '../../testing/team-caller';
import type { Log } from '../../diagnostics/log';
import type { Deps } from '../../module-api/module';
import { createSiteReleases } from '../../registry/site-releases';
import { createReleases } from './releases';
import { startTestServer, type TestCaller, type TestServer } from '../../testing/test-server';

let vez: TestServer;
let folder: string;
let site: ReturnType<typeof signedSite>;

const CODE = 'remote 2';
const FILE = { url: '/assets/mfe-catalogue/entry.2.js', integrity: integrityOf(CODE) };
const asFile = (code = CODE) => ({ ...FILE, content: Buffer.from(code).toString('base64') });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vez-releases-'));
  site = signedSite(folder);
  site.publish(['mfe-catalogue']);
  vez = await startTestServer({ env: { VEZ_SITE: folder } });
});
afterAll(async () => {
  await vez.stop();
  rmSync(folder, { recursive: true });
});

/** The credential that a command makes with a key of the team. */
function team(key = site.team.privateKey, at = vez.clock.now().getTime()): TestCaller {
  return teamCaller(key, at);
}
const send = (order: LoggedOrder, as = team(), key: string = randomUUID()) =>
  vez.send(
    'giveOrder',
    { remote: order.order.remote, act: order.order.act, content: JSON.stringify(order) },
    { as, key },
  );
const reasonOf = ({ body }: { body: string }) => (JSON.parse(body) as { reason?: string }).reason;
async function logged() {
  const { content } = await vez.call('releases', {}, { as: team() });
  return (JSON.parse(content) as { log: LoggedOrder[] }).log;
}
const entry = {
  ...{ name: 'mfe-catalogue', routes: ['/home'], contract: '^1.0.0', owner: 'team' },
  ...{ entry: FILE, preload: {}, locales: {} },
};

it('accepts a key of the team, for as long as the clocks may differ', async () => {
  const at = vez.clock.now().getTime();
  expect((await vez.send('releases', {}, { as: team() })).statusCode).toBe(200);
  for (const as of [
    team(site.operator.privateKey),
    team(undefined, at - 700_000),
    { ...vez.anonymous, token: 'vezteam_x.y' },
  ])
    expect((await vez.send('releases', {}, { as })).statusCode).toBe(401);
  expect((await vez.send('tickets', {}, { as: team() })).statusCode).toBe(403);
});

it('accepts only files of the team, with the content that they declare', async () => {
  const missing = async () => (await vez.call('missingFiles', { files: [FILE] }, { as: team() })).missing;
  expect(await missing()).toEqual([FILE]);
  expect(reasonOf(await vez.send('sendFile', asFile('other'), { as: team() }))).toBe('releaseInvalid');
  const elsewhere = { ...asFile(), url: '/assets/shell/shell.js' };
  expect(reasonOf(await vez.send('sendFile', elsewhere, { as: team() }))).toBe('releaseNotOwned');
  expect(reasonOf(await send(site.publication(entry, null, undefined, [FILE])))).toBe('releaseFilesMissing');
  await vez.call('sendFile', asFile(), { as: team() });
  await vez.call('sendFile', asFile(), { as: team() });
  expect(await missing()).toEqual([]);
  const other = { url: FILE.url, integrity: integrityOf('other') };
  const again = await vez.send('sendFile', { ...asFile('other'), ...other }, { as: team() });
  expect(reasonOf(again)).toBe('releaseInvalid');
});

it('adds an order once, after those of the folder, and refuses all others', async () => {
  const order = site.publication(entry, null, undefined, [FILE]);
  const wrongKey = site.publication(entry, null, site.operator.privateKey, [FILE]);
  expect(reasonOf(await send(wrongKey))).toBe('releaseKeyWrong');
  expect((await logged()).map(({ order: { version } }) => version)).toEqual([1]);

  const key = randomUUID();
  for (let time = 0; time < 2; time += 1) expect((await send(order, team(), key)).statusCode).toBe(200);
  expect((await logged()).map(({ order: { version } }) => version)).toEqual([1, 2]);
  expect(reasonOf(await send(order))).toBe('releaseStale');
  const audited = await vez.db.query<{ facts: object }>("SELECT facts FROM audit WHERE kind = 'release'");
  expect(audited.map(({ facts }) => facts)).toEqual([{ remote: 'mfe-catalogue', act: 'publish' }]);
});

it('accepts one of two simultaneous orders', async () => {
  site.append((await logged()).at(-1)!);
  const orders = ['one', 'two'].map((by) => site.publication(entry, null, undefined, [FILE], by));
  const answers = await Promise.all(orders.map((order) => send(order)));
  expect(answers.map(reasonOf).sort()).toEqual(['releaseStale', undefined]);
  expect(await logged()).toHaveLength(3);
});

it('rejects SQL that changes what was released', async () => {
  for (const sql of [
    "UPDATE release_order SET content = ''",
    'DELETE FROM release_file',
    'TRUNCATE release_order',
  ])
    await expect(vez.db.query(sql)).rejects.toThrow('What was released stays.');
});

it('serves an order from another process, with its files, while the database is there', async () => {
  const other = await startTestServer({ env: { VEZ_SITE: folder }, beside: vez });
  const { content } = await other.call('releases', {}, { as: team() });
  expect((JSON.parse(content) as { log: unknown[] }).log).toHaveLength(3);
  await other.stop();
});

it('serves a release whose files reach the folder of this machine later', async () => {
  const late = { url: '/assets/mfe-catalogue/entry.late.js', integrity: integrityOf('late') };
  mkdirSync(join(folder, 'assets', 'mfe-catalogue'), { recursive: true });
  const path = join(folder, late.url);
  writeFileSync(path, 'late');
  site.append((await logged()).at(-1)!);
  const order = site.publication({ ...entry, entry: late }, null, undefined, [late]);
  expect((await send(order)).statusCode).toBe(200);
  // The folder of another machine receives it some minutes later.
  rmSync(path);
  const other = await startTestServer({ env: { VEZ_SITE: folder }, beside: vez });
  const newest = async () => {
    const { content } = await other.call('releases', {}, { as: team() });
    return (JSON.parse(content) as { log: LoggedOrder[] }).log.at(-1)!.order.entry?.entry.url;
  };
  expect(await newest()).not.toBe(late.url);
  writeFileSync(path, 'late');
  expect(await newest()).toBe(late.url);
  await other.stop();
});

it('serves after a restart what a deployment uses, however old it is', async () => {
  const oldest = { url: '/assets/mfe-catalogue/entry.old.js', integrity: integrityOf('old') };
  const content = Buffer.from('old').toString('base64');
  await vez.call('sendFile', { ...oldest, content }, { as: team() });
  const publish = async (file: typeof oldest, deployments: string[] | null) => {
    site.append((await logged()).at(-1)!);
    const order = site.publication({ ...entry, entry: file }, deployments, undefined, [file]);
    expect((await send(order)).statusCode).toBe(200);
  };
  await publish(oldest, ['remote-counter']);
  for (let more = 0; more < 4; more += 1) await publish(FILE, ['web']);
  const log: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const started = createReleases(
    { ...vez, log } as unknown as Deps,
    createSiteReleases({ siteDir: folder, operatorKey: undefined, log, secrets: vez.config.secrets }),
  );
  await started.refresh();
  expect(started.fileAt(oldest.url)?.toString()).toBe('old');
});

it('loads the files of an old release that has become the stand-in [SHL-18]', async () => {
  const last = { url: '/assets/mfe-catalogue/entry.last.js', integrity: integrityOf('last') };
  const content = Buffer.from('last').toString('base64');
  await vez.call('sendFile', { ...last, content }, { as: team() });
  for (const file of [last, FILE, FILE, FILE, FILE]) {
    site.append((await logged()).at(-1)!);
    const order = site.publication({ ...entry, entry: file }, null, undefined, [file]);
    expect((await send(order)).statusCode).toBe(200);
  }
  const log: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const releases = createSiteReleases({
    ...{ siteDir: folder, operatorKey: undefined, log },
    secrets: vez.config.secrets,
  });
  const started = createReleases({ ...vez, log } as unknown as Deps, releases);
  await started.refresh();
  expect(started.fileAt(last.url)).toBeUndefined();
  for (const { order } of (await logged()).slice(-4, -1)) {
    const values = [order.remote, order.sequence, vez.clock.now()];
    await vez.db.query(
      "INSERT INTO release_stop (remote, sequence, asked, failed, kinds, at) VALUES ($1, $2, 9, 9, '{}', $3)",
      values,
    );
  }
  await started.refresh();
  expect(started.fileAt(last.url)?.toString()).toBe('last');
});

it('refuses an order that was marked as one that must stay after it was signed', async () => {
  site.append((await logged()).at(-1)!);
  const { order, details, signature } = site.publication(entry, null, undefined, [FILE]);
  const marked = { ...order, mustStay: true } as const;
  expect(reasonOf(await send({ order: marked, details, signature }))).toBe('releaseKeyWrong');
  const signed = { order: marked, details, signature: signedBy(site.team.privateKey, marked) };
  expect((await send(signed)).statusCode).toBe(200);
  expect((await logged()).at(-1)!.order.mustStay).toBe(true);
});
