import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operatorKeys, sign } from '../lib/keys.mjs';
import { releaseRules } from '../lib/releases.mjs';
import { folderSite } from './folder-site.mjs';
import { giveOrder } from './give-order.mjs';
import { giveAway } from './ownership.mjs';
import { historyOf } from './report.mjs';

const REMOTE = 'mfe-parking';
let folder;
let site;
let operator;

function pair() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { privateKey, publicKey: publicKey.export({ format: 'jwk' }) };
}
const [ana, bot] = [pair(), pair()];

const give = (keys, more = {}, mayLose) =>
  giveAway(
    site,
    [{ remote: REMOTE, team: 'team-parking', paths: ['/parking'], keys, ...more }],
    operator,
    mayLose,
  );
const publish = (keys) =>
  giveOrder({
    ...{ site, remote: REMOTE, keys, author: { by: 'Ana', commit: 'c0ffee' } },
    wishOf: () => {
      const file = { url: `/assets/${REMOTE}/entry.js`, integrity: '' };
      const entry = { name: REMOTE, routes: ['/parking'], contract: '^1.0.0', owner: 'team-parking' };
      const wish = {
        act: 'publish',
        deployments: null,
        entry: { ...entry, entry: file, preload: {}, locales: {} },
      };
      return { wish, files: [] };
    },
  });

/** The releases that pages get: versions that a key of the newest deed has signed. */
async function trusted() {
  const { isTrustedOrder, newestDeed } = await releaseRules();
  const { deeds, log } = await site.read();
  const { deed } = newestDeed(deeds, REMOTE);
  return log.filter((signed) => isTrustedOrder(signed, deed)).map(({ order }) => order.version);
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vez-own-'));
  mkdirSync(join(folder, 'site', 'assets', REMOTE), { recursive: true });
  site = folderSite(join(folder, 'site'));
  operator = await operatorKeys(join(folder, 'keys'));
  await give([ana.publicKey]);
});
afterEach(() => rmSync(folder, { recursive: true }));

it('keeps on pages what a former key has signed, and lets it sign nothing further', async () => {
  await publish(ana);
  const ask = jest.fn();
  await give([bot.publicKey], {}, ask);
  expect(ask).not.toHaveBeenCalled();
  expect(await trusted()).toEqual([1]);
  await expect(publish(ana)).rejects.toMatchObject({ reason: 'releaseKeyWrong' });
  await publish(bot);
  expect(await trusted()).toEqual([1, 2]);
});

it('keeps it without the orders, which a server has in its database', async () => {
  await publish(ana);
  const { isTrustedOrder, newestDeed } = await releaseRules();
  const [order] = (await site.read()).log;
  const elsewhere = folderSite(join(folder, 'elsewhere'));
  mkdirSync(join(folder, 'elsewhere'));
  const gift = { remote: REMOTE, team: 'team-parking', paths: ['/parking'] };
  await giveAway(elsewhere, [{ ...gift, keys: [ana.publicKey] }], operator);
  await giveAway(elsewhere, [{ ...gift, keys: [bot.publicKey] }], operator);
  expect(isTrustedOrder(order, newestDeed((await elsewhere.read()).deeds, REMOTE).deed)).toBe(true);
});

it('refuses what a retired key signs with a later sequence, however it arrives', async () => {
  await publish(ana);
  await give([bot.publicKey]);
  const { isSignedNow, isTrustedOrder, newestDeed } = await releaseRules();
  const { deeds, log } = await site.read();
  const { deed } = newestDeed(deeds, REMOTE);
  const signedAt = (sequence) => {
    const order = { ...log[0].order, sequence };
    return { order, signature: sign(order, ana.privateKey) };
  };
  const [{ until }] = deed.keys.filter((key) => key.until !== undefined);
  expect(isTrustedOrder(signedAt(until), deed)).toBe(true);
  expect(isTrustedOrder(signedAt(until + 1), deed)).toBe(false);
  expect(isSignedNow(signedAt(log[0].order.sequence), deed)).toBe(false);
});

it('asks before a revocation takes releases off all pages', async () => {
  await publish(ana);
  const ask = jest.fn().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  await expect(give([bot.publicKey], { revokes: true }, ask)).rejects.toThrow(
    /^This takes every release of mfe-parking that key [\w-]{8} has signed off all pages\. Nothing was changed; --yes does it\.$/,
  );
  expect(await trusted()).toEqual([1]);
  await give([bot.publicKey], { revokes: true }, ask);
  expect(await trusted()).toEqual([]);
});

it('asks before a path is taken from releases that serve it', async () => {
  const ask = jest.fn().mockResolvedValue(false);
  await expect(give([ana.publicKey], { paths: ['/permits'] }, ask)).rejects.toThrow(
    'This takes every release of mfe-parking that serves /parking off all pages.',
  );
});

it('loses nothing by the command without a terminal, unless told to', async () => {
  const file = join(folder, 'bot.pub');
  writeFileSync(file, JSON.stringify(bot.publicKey));
  const own = (...more) =>
    spawnSync(
      process.execPath,
      [
        ...[join(__dirname, '../vez.mjs'), 'own', REMOTE, '--team', 'team-parking', '--paths', '/parking'],
        ...['--key', `bot=${file}`, '--site', join(folder, 'site'), '--keys', join(folder, 'keys'), ...more],
      ],
      { encoding: 'utf8' },
    );
  expect(own('--revoke').stderr).toContain('Nothing was changed; --yes does it.');
  expect(own('--revoke', '--yes').stdout).toContain("mfe-parking with /parking is team-parking's");
  const { deeds } = await site.read();
  expect(deeds[0].deed.keys).toEqual([expect.objectContaining({ name: 'bot', x: bot.publicKey.x })]);
});

it('names the key of each order in the history', async () => {
  await give([
    { ...ana.publicKey, name: 'ana' },
    { ...bot.publicKey, name: 'bot' },
  ]);
  await publish(bot);
  await publish(ana);
  const [, newest, oldest] = await historyOf(site, REMOTE, ['web']);
  expect(newest).toMatch(/publish 2 .* key ana$/);
  expect(oldest).toMatch(/publish 1 .* key bot$/);
});

it('keeps a deed that would not change', async () => {
  await publish(ana);
  await give([bot.publicKey]);
  const before = await site.read();
  await give([bot.publicKey]);
  expect(await site.read()).toEqual(before);
});
