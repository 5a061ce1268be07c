import { createSign, generateKeyPairSync, webcrypto } from 'node:crypto';
import type { PageRelease, PublicKey, ReleaseOrder } from '@vez/shared/releases';
import { newestReleases } from './newest-releases';

function pair() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { privateKey, jwk: publicKey.export({ format: 'jwk' }) as unknown as PublicKey };
}
type Pair = ReturnType<typeof pair>;
const [operator, teamA, teamB, stranger] = [pair(), pair(), pair(), pair()];

const sign = (content: object, { privateKey }: Pair) =>
  createSign('sha256')
    .update(JSON.stringify(content))
    .sign({ key: privateKey, dsaEncoding: 'ieee-p1363' }, 'base64');

const deedOf = (remote: string, keys: Pair[], version = 1, by = operator) => {
  const paths = [`/${remote.slice(-1)}`];
  const deed = { remote, version, team: 'team', paths, keys: keys.map(({ jwk }) => jwk) };
  return { deed, signature: sign(deed, by) };
};
const DEEDS = { 'mfe-a': deedOf('mfe-a', [teamA]), 'mfe-b': deedOf('mfe-b', [teamB]) };

function release(remote: 'mfe-a' | 'mfe-b', sequence: number, by: Pair, more: Partial<ReleaseOrder> = {}) {
  const entry = {
    ...{ name: remote, routes: [`/${remote.slice(-1)}`], contract: '^1.0.0', owner: 'team' },
    ...{ entry: { url: `/assets/${remote}/${sequence}.js`, integrity: '' }, preload: {}, locales: {} },
  };
  const rest = { act: 'publish', version: 1, deployments: null, details: '' } as const;
  const order: ReleaseOrder = { remote, sequence, after: null, ...rest, entry, ...more };
  return { deed: DEEDS[remote], order, signature: sign(order, by) };
}

const page = (...releases: PageRelease[]) => releases;
const shown = async (published: PageRelease[] | undefined, seen: PageRelease[] = []) =>
  (await newestReleases('web', published, seen)).map(({ order }) => `${order.remote} ${order.sequence}`);

beforeAll(() => {
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  Object.assign(globalThis, { VEZ_REGISTRY_KEY: operator.jwk });
});
afterAll(() => void Object.assign(globalThis, { VEZ_REGISTRY_KEY: null }));

describe('a retired key', () => {
  const [former, now] = [pair(), pair()];
  const keys = [now.jwk, { ...former.jwk, name: 'ana', until: 5 }];
  const content = { remote: 'mfe-a', version: 2, team: 'team', paths: ['/a'], keys };
  const deed = { deed: content, signature: sign(content, operator) };

  it('still vouches for what it has signed, and for nothing later', async () => {
    expect(await shown(page({ ...release('mfe-a', 5, former), deed }))).toEqual(['mfe-a 5']);
    expect(await shown(page({ ...release('mfe-a', 6, former), deed }))).toEqual([]);
    expect(await shown(page({ ...release('mfe-a', 6, now), deed }))).toEqual(['mfe-a 6']);
  });
});

describe('the releases of a page', () => {
  it('are accepted if the operator and each team have signed their part', async () => {
    expect(await shown(page(release('mfe-a', 1, teamA), release('mfe-b', 2, teamB)))).toEqual([
      'mfe-a 1',
      'mfe-b 2',
    ]);
  });

  it('exclude only the one that was tampered with or signed by another key', async () => {
    const changed = release('mfe-a', 1, teamA);
    changed.order.entry!.entry.url = '/assets/mfe-a/evil.js';
    for (const bad of [changed, release('mfe-a', 1, stranger), release('mfe-a', 1, teamB)])
      expect(await shown(page(bad, release('mfe-b', 2, teamB)))).toEqual(['mfe-b 2']);
  });

  it('exclude remotes that claim foreign paths, or are for another deployment', async () => {
    const entry = { ...release('mfe-a', 1, teamA).order.entry!, routes: ['/a', '/b'] };
    expect(await shown(page(release('mfe-a', 1, teamA, { entry })))).toEqual([]);
    expect(await shown(page(release('mfe-a', 1, teamA, { deployments: ['trial'] })))).toEqual([]);
    expect(await shown(page({ ...release('mfe-b', 1, teamA), deed: DEEDS['mfe-a'] }))).toEqual([]);
  });

  it('are the last seen ones where an older one is replayed, remote by remote', async () => {
    const seen = page(release('mfe-a', 5, teamA), release('mfe-b', 5, teamB));
    const published = page(release('mfe-a', 4, teamA), release('mfe-b', 6, teamB));
    expect(await shown(published, seen)).toEqual(['mfe-a 5', 'mfe-b 6']);
  });

  it('are the last seen ones if nothing published can be trusted', async () => {
    const seen = page(release('mfe-a', 5, teamA));
    const deed = deedOf('mfe-a', [stranger], 2, stranger);
    const forged = page({ ...release('mfe-a', 6, stranger), deed });
    expect(await shown(forged, seen)).toEqual(['mfe-a 5']);
    expect(await shown(undefined, seen)).toEqual(['mfe-a 5']);
    expect(await shown(forged)).toEqual([]);
  });

  it('follow the newest delegation: a revoked key signs nothing any more', async () => {
    const newKey = pair();
    const renewed = page({ ...release('mfe-a', 7, newKey), deed: deedOf('mfe-a', [newKey], 2) });
    expect(await shown(renewed, page(release('mfe-a', 8, teamA)))).toEqual(['mfe-a 7']);
    // Replay the old delegation, with a release signed by the old key.
    expect(await shown(page(release('mfe-a', 9, teamA)), renewed)).toEqual(['mfe-a 7']);
  });

  it('exclude a remote that its team has withdrawn', async () => {
    const out = { act: 'withdraw', version: null, withdrawn: 1, entry: null } as const;
    const releases = await newestReleases('web', page(release('mfe-a', 6, teamA, out)), []);
    expect(releases[0]?.order.entry).toBeNull();
  });

  it('take an older release as stand-in by a signed path alone that withdraws it nowhere [SHL-18]', async () => {
    const order = (version: number, more: Partial<ReleaseOrder> = {}, by = teamA) => {
      const { deed: _, ...signed } = release('mfe-a', version, by, { version, after: version - 1, ...more });
      return signed;
    };
    const standIn = async (...path: ReturnType<typeof order>[]) => {
      const [before, ...between] = [...path].reverse();
      const carried = { ...order(9), deed: DEEDS['mfe-a'], before: before!, between: between.reverse() };
      const [first] = await newestReleases('web', page(carried), []);
      // A browser that has seen it keeps its stand-in, even if a page carries an older release.
      const [again] = await newestReleases('web', page(release('mfe-a', 1, teamA)), [first!]);
      expect(again).toEqual(first);
      return first!.before?.order.version;
    };
    expect(await standIn(order(8))).toBe(8);
    expect(await standIn(order(8), order(7, { deployments: ['trial'] }), order(6))).toBe(6);
    expect(await standIn(order(8), order(6))).toBeUndefined();
    expect(await standIn(order(8), order(7, {}, stranger), order(6))).toBeUndefined();
    expect(await standIn(order(8, { act: 'withdraw', withdrawn: 7 }), order(7))).toBeUndefined();
    expect(await standIn(...[8, 7, 6, 5, 4, 3, 2, 1, 0].map((version) => order(version)))).toBeUndefined();
  });
});
