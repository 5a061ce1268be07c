import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeTeamKeys, operatorKeys, teamKeys } from '../lib/keys.mjs';
import { releaseRules } from '../lib/releases.mjs';
import { folderSite } from './folder-site.mjs';
import { moveTo, publishBuilt, withdraw } from './orders.mjs';
import { giveAway, ownAll } from './ownership.mjs';
import { historyOf, statusOf } from './report.mjs';

let folder;
let site;
let keysFolder;
let operator;
let said;
const NAMES = ['web', 'trial'];
const manifests = ['a', 'b'].map((name) => ({
  name: `mfe-${name}`,
  owner: `team-${name}`,
  routes: [`/${name}`],
}));

/** The output of a remote's build, with these contents. */
async function build(remote, ...contents) {
  const { integrityOf } = await releaseRules();
  const assets = join(folder, 'built', 'assets', remote);
  mkdirSync(assets, { recursive: true });
  const files = contents.map((content) => {
    writeFileSync(join(assets, `${content}.js`), content);
    return { url: `/assets/${remote}/${content}.js`, integrity: integrityOf(content) };
  });
  const own = manifests.find(({ name }) => name === remote);
  const entry = { ...own, contract: '^1.0.0', entry: files[0], preload: {}, locales: {} };
  return { entry, files, builtIn: join(folder, 'built') };
}
const givenFor = async (remote, more = {}) => ({
  site,
  remote,
  keys: await teamKeys(keysFolder, `team-${remote.slice(-1)}`),
  author: { by: 'Ana', commit: 'c0ffee' },
  deployments: null,
  say: (text) => said.push(text),
  ...more,
});
const publish = async (remote, content, more) =>
  publishBuilt({ ...(await givenFor(remote, more)), ...(await build(remote, content)) });
const status = () => statusOf(site, NAMES);
const move = async (act, remote, version, deployments = null) =>
  moveTo({ ...(await givenFor(remote)), act, version, deployments });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vez-orders-'));
  keysFolder = join(folder, 'keys');
  mkdirSync(join(folder, 'site'));
  site = folderSite(join(folder, 'site'));
  operator = await operatorKeys(keysFolder);
  await ownAll(site, manifests, { keysFolder, operator });
  said = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('an order whose answer is lost', () => {
  const losing = () => ({
    ...site,
    async append(signed) {
      await site.append(signed);
      throw new Error('The site cannot be reached.');
    },
  });

  it('is not submitted twice: a step back stays one step', async () => {
    for (const content of ['a1', 'a2', 'a3']) await publish('mfe-a', content);
    const given = await givenFor('mfe-a', { site: losing() });
    await moveTo({ ...given, act: 'back', version: undefined, deployments: null });
    expect(await status()).toEqual(['mfe-a: web 2, trial 2']);
    expect(said.at(-1)).toBe('mfe-a 2 is current in all deployments');
  });

  it('is reported as failed if it never arrived', async () => {
    await publish('mfe-a', 'a1');
    const down = { ...site, append: () => Promise.reject(new Error('The site cannot be reached.')) };
    await expect(publish('mfe-a', 'a2', { site: down })).rejects.toThrow('cannot be reached');
    expect(await status()).toEqual(['mfe-a: web 1, trial 1']);
  });

  it('explains how to check if its arrival is unknown', async () => {
    await publish('mfe-a', 'a1');
    let isDown = false;
    const cut = {
      ...site,
      read: () => (isDown ? Promise.reject(new Error('down')) : site.read()),
      append() {
        isDown = true;
        return Promise.reject(new Error('The site cannot be reached.'));
      },
    };
    await expect(publish('mfe-a', 'a2', { site: cut })).rejects.toThrow(/npm run vez -- history mfe-a/);
  });
});

describe('publishing to a folder', () => {
  it('makes one release of a build and uploads its files', async () => {
    await publish('mfe-a', 'a1');
    await publish('mfe-a', 'a1');
    expect(await status()).toEqual(['mfe-a: web 1, trial 1']);
    expect(readFileSync(join(folder, 'site', 'assets', 'mfe-a', 'a1.js'), 'utf8')).toBe('a1');
    expect(existsSync(join(folder, 'site', 'assets', 'mfe-a', 'a1.js.br'))).toBe(true);
    expect(said).toContain('mfe-a is what is published already');
    expect(await historyOf(site, 'mfe-a', NAMES)).toEqual([
      'mfe-a: web 1, trial 1',
      expect.stringMatching(/publish 1 {2}in all {2}c0ffee {2}Ana {2}key [\w-]{8}$/),
    ]);
  });

  it('uploads only missing or broken files', async () => {
    const given = { ...(await givenFor('mfe-a')), ...(await build('mfe-a', 'a1', 'a2')) };
    await site.upload(given.files[0], 'cut of');
    await site.upload(given.files[1], 'a2');
    expect((await site.missing(given.files)).map(({ url }) => url)).toEqual(['/assets/mfe-a/a1.js']);
    await publishBuilt(given);
    expect(said[0]).toBe('1 of 2 files sent');
  });

  it('keeps the releases of two teams that publish at once', async () => {
    const teams = ['mfe-a', 'mfe-b'].map(async (remote) => {
      for (const at of [1, 2, 3]) await publish(remote, `${remote}-${at}`);
    });
    await Promise.all(teams);
    expect(await status()).toEqual(['mfe-a: web 3, trial 3', 'mfe-b: web 3, trial 3']);
  });

  it('is refused with a new key or another team’s key, and changes nothing', async () => {
    await publish('mfe-a', 'a1');
    const before = JSON.stringify(await site.read());
    const clone = join(folder, 'clone');
    await expect(teamKeys(clone, 'team-a')).rejects.toThrow('There is no key of team-a');
    await makeTeamKeys(clone, 'team-a');
    for (const keys of [await teamKeys(clone, 'team-a'), await teamKeys(keysFolder, 'team-b')])
      await expect(publish('mfe-a', 'a2', { keys })).rejects.toThrow(
        'It is not signed by the key of the team',
      );
    expect(JSON.stringify(await site.read())).toBe(before);
    // The folder itself also refuses an order with a wrong signature.
    const { order, details } = (await site.read()).log[0];
    const next = { ...order, after: order.sequence, sequence: order.sequence + 1, version: 2 };
    await expect(site.append({ order: next, signature: 'AAAA', details })).rejects.toThrow(
      'It is not signed',
    );
  });

  it('is refused if a file is missing or has another content', async () => {
    const signer = { ...site, upload: async () => undefined };
    const given = { ...(await givenFor('mfe-a')), ...(await build('mfe-a', 'a1')), site: signer };
    await expect(publishBuilt(given)).rejects.toThrow('Not all files have arrived. Publish again');
    expect((await site.read()).log).toEqual([]);
  });

  it('takes over the lock of an ended process, and releases its own', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    const { hostname } = await import('node:os');
    const lock = join(folder, 'site', 'publishing.lock');
    writeFileSync(lock, `${hostname()} ${pid}`);
    await publish('mfe-a', 'a1');
    expect(existsSync(lock)).toBe(false);
  });
});

describe('a release', () => {
  beforeEach(async () => {
    await publish('mfe-a', 'a1');
    await publish('mfe-a', 'a2');
    await publish('mfe-b', 'b1');
  });

  it('is rolled back to the previous or any one, and stays so when another team publishes', async () => {
    await move('back', 'mfe-a');
    await publish('mfe-b', 'b2');
    expect(await status()).toEqual(['mfe-a: web 1, trial 1', 'mfe-b: web 2, trial 2']);
    await move('back', 'mfe-a', 2);
    expect((await status())[0]).toBe('mfe-a: web 2, trial 2');
    await expect(move('back', 'mfe-a', 7)).rejects.toThrow('mfe-a has no release to go to');
  });

  it('is tried in one deployment, then promoted to the others', async () => {
    await publish('mfe-a', 'a3', { deployments: ['trial'] });
    expect((await status())[0]).toBe('mfe-a: web 2, trial 3');
    await move('promote', 'mfe-a', undefined, ['web']);
    expect((await status())[0]).toBe('mfe-a: web 3, trial 3');
  });

  it('is withdrawn for good from all deployments', async () => {
    const draw = async (version) => withdraw({ ...(await givenFor('mfe-a')), version, names: NAMES });
    await draw(2);
    expect((await status())[0]).toBe('mfe-a: web 1, trial 1');
    await expect(move('back', 'mfe-a', 2)).rejects.toThrow('mfe-a has no release to go to');
    await expect(draw(2)).rejects.toThrow('mfe-a has no release 2 that is not withdrawn.');
    await draw(1);
    expect((await status())[0]).toBe('mfe-a: web none, trial none');
  });
});

describe('who owns which remote', () => {
  const gift = async (remote, paths) => {
    const { publicKey } = await teamKeys(keysFolder, 'team-b');
    return [{ remote, team: 'team-b', paths, keys: [publicKey] }];
  };

  it('is decided only by the operator, and versioned', async () => {
    const versionNow = async () =>
      (await site.read()).deeds.find(({ deed }) => deed.remote === 'mfe-c')?.deed.version;
    expect(await versionNow()).toBeUndefined();
    for (const paths of [['/c'], ['/c'], ['/c', '/c/more']])
      await giveAway(site, await gift('mfe-c', paths), operator);
    expect(await versionNow()).toBe(2);
    const stranger = await operatorKeys(join(folder, 'clone'));
    await expect(giveAway(site, await gift('mfe-d', ['/d']), stranger)).rejects.toThrow(
      'Another operator has signed who owns what',
    );
    expect((await site.read()).deeds).toHaveLength(3);
  });

  it.each(['/a', '/app'])('assigns %s to no other remote', async (path) => {
    await expect(giveAway(site, await gift('mfe-c', [path]), operator)).rejects.toThrow(
      `${path} cannot be given away`,
    );
  });
});

describe('a release that fails', () => {
  /** The site as a server reports it, with the results of visits for these versions. */
  async function serverOf({ stopped = [], held = [], proved = [] }) {
    const { read } = site;
    const readAll = async () => {
      const content = await read();
      const reported = (versions, more = {}) =>
        versions.map((version) => {
          const { order } = content.log.find((one) => one.order.version === version);
          return { remote: 'mfe-a', sequence: order.sequence, asked: 12, failed: 11, ...more };
        });
      const stops = reported(stopped, { kinds: ['throw'], at: '2026-12-01T09:31:00.000Z' });
      return { ...content, stops, held: reported(held, { share: 30 }), proved: reported(proved) };
    };
    return { ...site, read: readAll };
  }
  /** The release that both commands report for pages. */
  async function said(reports) {
    const server = await serverOf(reports);
    const [status] = await statusOf(server, NAMES);
    const history = await historyOf(server, 'mfe-a', NAMES);
    expect(history[0]).toBe(status);
    return status;
  }
  beforeEach(async () => {
    for (const content of ['one', 'two']) await publish('mfe-a', content);
  });

  it('is held back from a share of visits, which get the previous one', async () => {
    expect(await said({ held: [2] })).toBe(
      'mfe-a: web 2, held back: 70 % of visits get 1, trial 2, held back: 70 % of visits get 1',
    );
  });

  it('is listed as stopped, with its figures', async () => {
    const history = await historyOf(await serverOf({ stopped: [2] }), 'mfe-a', NAMES);
    expect(history[1]).toBe('2026-12-01 09:31  stopped 2: it failed for 11 of 12 who reported (throw)');
  });

  it('may be followed by others: both commands name the last good one [SHL-18]', async () => {
    const line = (version, shown) =>
      `mfe-a: web ${version}, stopped: ${shown} is shown, trial ${version}, stopped: ${shown} is shown`;
    expect(await said({ stopped: [2] })).toBe(line(2, 1));
    for (const content of ['three', 'four']) await publish('mfe-a', content);
    expect(await said({ stopped: [2, 3, 4] })).toBe(line(4, 1));
    expect(await said({ stopped: [4], proved: [2] })).toBe(line(4, 2));
    expect(await said({ stopped: [2, 4] })).toBe(line(4, 3));
    expect(await said({ stopped: [1, 2, 3, 4] })).toContain('web 4, fails, and no other can be shown');
  });

  it('is skipped by a step back and by a withdrawal, unless named', async () => {
    await publish('mfe-a', 'three');
    site = await serverOf({ stopped: [2, 3] });
    await withdraw({ ...(await givenFor('mfe-a')), version: 3, names: NAMES });
    expect(await status()).toEqual(['mfe-a: web 1, trial 1']);
    await publish('mfe-a', 'four');
    await move('back', 'mfe-a');
    expect(await status()).toEqual(['mfe-a: web 1, trial 1']);
    await move('back', 'mfe-a', 2);
    expect(await status()).toEqual(['mfe-a: web 2, trial 2']);
  });

  it('stays if only a person may stop it, which publishing again can set', async () => {
    await publish('mfe-a', 'two', { mustStay: true });
    await publish('mfe-a', 'two', { mustStay: true });
    expect((await site.read()).log.at(-1).order).toMatchObject({ version: 3, mustStay: true });
    expect(await said({ stopped: [3] })).toBe(
      'mfe-a: web 3, fails but must stay, trial 3, fails but must stay',
    );
  });
});
