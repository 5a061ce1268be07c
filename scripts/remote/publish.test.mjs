import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createVerify, createPublicKey } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registryKeys } from '../lib/site.mjs';
import { takeBack, withEntry, withRemote } from './publish.mjs';

const one = (name, file = 'entry.1.js', routes = [`/${name}`]) => ({ name, routes, entry: { url: file } });
const registry = (...remotes) => ({ deployment: 'web', publishedAt: '2026-11-20T09:00:00Z', remotes });

describe('one remote’s entry in a registry', () => {
  it('takes the place of its own, and leaves all others', () => {
    const after = withEntry(registry(one('a'), one('b'), one('c')), 'b', one('b', 'entry.2.js'));
    expect(after.remotes).toEqual([one('a'), one('b', 'entry.2.js'), one('c')]);
  });

  it('comes last where it is new, and goes where there was none before', () => {
    expect(withEntry(registry(one('a')), 'b', one('b')).remotes).toEqual([one('a'), one('b')]);
    expect(withEntry(registry(one('a'), one('b')), 'b', undefined).remotes).toEqual([one('a')]);
  });

  it('is refused where another remote serves its path', () => {
    expect(() => withEntry(registry(one('a')), 'b', one('b', 'entry.1.js', ['/a']))).toThrow(
      '/a is served by a; two remotes never share a path.',
    );
  });
});

describe('taking a remote back', () => {
  let site;
  let keys;
  const publish = (...remotes) => {
    for (const deployment of ['web', 'remote-counter']) {
      const signed = { registry: { ...registry(...remotes), deployment }, signature: '' };
      writeFileSync(join(site, `registry.${deployment}.json`), JSON.stringify(signed));
    }
  };
  const published = (deployment = 'web') =>
    JSON.parse(readFileSync(join(site, `registry.${deployment}.json`), 'utf8'));
  const back = () => takeBack({ site, remote: 'b', keys, say: () => undefined });
  beforeEach(async () => {
    site = mkdtempSync(join(tmpdir(), 'vez-site-'));
    keys = await registryKeys(join(site, 'keys'));
    mkdirSync(join(site, 'before'));
    const before = { web: one('b'), 'remote-counter': one('b') };
    writeFileSync(join(site, 'before', 'b.json'), JSON.stringify(before));
  });
  afterEach(() => rmSync(site, { recursive: true }));

  it('names its files from before, keeps what others published since, and can go forward again', async () => {
    publish(one('a', 'entry.9.js'), one('b', 'entry.2.js'));
    await back();
    for (const deployment of ['web', 'remote-counter']) {
      const { registry: now } = published(deployment);
      expect(now.remotes).toEqual([one('a', 'entry.9.js'), one('b', 'entry.1.js')]);
      expect(now.publishedAt > '2026-11-20T09:00:00Z').toBe(true);
    }
    await back();
    expect(published().registry.remotes[1]).toEqual(one('b', 'entry.2.js'));
  });

  it('signs what it publishes', async () => {
    publish(one('b', 'entry.2.js'));
    await back();
    const { registry: now, signature } = published();
    const key = createPublicKey({ key: JSON.parse(readFileSync(keys.publicFile, 'utf8')), format: 'jwk' });
    const check = createVerify('sha256').update(JSON.stringify(now));
    expect(check.verify({ key, dsaEncoding: 'ieee-p1363' }, signature, 'base64')).toBe(true);
  });

  it('leaves a deployment alone that did not load it', async () => {
    publish(one('b', 'entry.2.js'));
    writeFileSync(join(site, 'before', 'b.json'), JSON.stringify({ web: one('b') }));
    const before = published('remote-counter');
    await back();
    expect(published().registry.remotes).toEqual([one('b')]);
    expect(published('remote-counter')).toEqual(before);
  });

  it('gives each registry a higher version than the one before, though the clock goes back', async () => {
    const ahead = Date.now() + 3_600_000;
    for (const deployment of ['web', 'remote-counter']) {
      const content = { ...registry(one('b', 'entry.2.js')), deployment, version: ahead };
      writeFileSync(join(site, `registry.${deployment}.json`), JSON.stringify({ registry: content }));
    }
    await back();
    expect(published().registry.version).toBe(ahead + 1);
    await back();
    expect(published().registry.version).toBe(ahead + 2);
    expect(published().registry.back).toBe(ahead + 2 - 14 * 86_400_000);
  });

  it('waits for nobody, and says so, where somebody publishes right now', async () => {
    publish(one('b', 'entry.2.js'));
    writeFileSync(join(site, 'publishing.lock'), '');
    await expect(back()).rejects.toThrow('Somebody publishes to this site right now.');
    expect(published().registry.remotes).toEqual([one('b', 'entry.2.js')]);
    rmSync(join(site, 'publishing.lock'));
    await back();
    await expect(back()).resolves.toBeUndefined();
  });

  it('says where there is nothing to go back to', async () => {
    publish(one('b'));
    rmSync(join(site, 'before'), { recursive: true });
    await expect(back()).rejects.toThrow('b was not published here before.');
  });
});

describe('publishing a remote', () => {
  let site;
  const write = (deployment, ...remotes) =>
    writeFileSync(
      join(site, `registry.${deployment}.json`),
      JSON.stringify({ registry: { deployment, publishedAt: 'r1', remotes }, signature: '' }),
    );
  const publishing = async (deployments, entry) => {
    const changes = await withRemote({ site, deployments, remote: entry.name, entry });
    return Object.fromEntries(
      changes.map(({ after }) => [after.deployment, after.remotes.map(({ entry }) => entry.url)]),
    );
  };
  beforeEach(() => {
    site = mkdtempSync(join(tmpdir(), 'vez-site-'));
    write('web', one('a', 'a.1.js'), one('b', 'b.1.js'));
    write('video', one('a', 'a.1.js'));
  });
  afterEach(() => rmSync(site, { recursive: true }));
  const web = { name: 'web', home: '/a' };
  const video = { name: 'video', home: '/a', remotes: ['a'] };

  it('changes only the deployments that load it', async () => {
    expect(await publishing([web, video], one('b', 'b.2.js'))).toEqual({ web: ['a.1.js', 'b.2.js'] });
    expect(await publishing([web, video], one('a', 'a.2.js'))).toEqual({
      web: ['a.2.js', 'b.1.js'],
      video: ['a.2.js'],
    });
    expect(await publishing([web, video], one('a', 'a.1.js'))).toEqual({});
  });

  it('adds it where the file names it by one word more, and takes it out by one less', async () => {
    const more = { ...video, remotes: ['a', 'b'] };
    expect(await publishing([web, more], one('b', 'b.1.js'))).toEqual({ video: ['a.1.js', 'b.1.js'] });
    write('video', one('a', 'a.1.js'), one('b', 'b.1.js'));
    expect(await publishing([web, video], one('b', 'b.1.js'))).toEqual({ video: ['a.1.js'] });
  });

  it('makes the first registry of a deployment, of what the others have', async () => {
    const parking = { name: 'parking', home: '/c', remotes: ['b', 'c'] };
    expect(await publishing([web, parking], one('c', 'c.1.js'))).toMatchObject({
      parking: ['c.1.js', 'b.1.js'],
    });
    const faulty = { ...parking, remotes: ['c', 'd'] };
    await expect(publishing([faulty], one('c', 'c.1.js'))).rejects.toThrow(
      'parking.json: remotes has d, which is not built.',
    );
  });
});
