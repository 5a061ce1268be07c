// Whether a page trusts the release before, which stands in where a young one fails (decision record 0035).
import { createSign, generateKeyPairSync, webcrypto } from 'node:crypto';
import type { PageRelease, PublicKey, ReleaseOrder } from '@vez/shared/releases';
import { newestReleases } from './newest-releases';

function pair() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { privateKey, jwk: publicKey.export({ format: 'jwk' }) as unknown as PublicKey };
}
type Pair = ReturnType<typeof pair>;
const [operator, team, stranger] = [pair(), pair(), pair()];

const sign = (content: object, { privateKey }: Pair) =>
  createSign('sha256')
    .update(JSON.stringify(content))
    .sign({ key: privateKey, dsaEncoding: 'ieee-p1363' }, 'base64');

/** The order of a version; each is signed after the one before. */
function orderOf(version: number, more: Partial<ReleaseOrder> = {}): ReleaseOrder {
  const entry = {
    ...{ name: 'mfe-a', routes: ['/a'], contract: '^1.0.0', owner: 'team' },
    ...{ entry: { url: `/assets/mfe-a/${version}.js`, integrity: '' }, preload: {}, locales: {} },
  };
  const rest = { act: 'publish', deployments: null, details: '' } as const;
  return { remote: 'mfe-a', sequence: version, after: version - 1, version, ...rest, entry, ...more };
}
const signed = (order: ReleaseOrder, by: Pair) => ({ order, signature: sign(order, by) });

/** The version that stands in for version 2 on a page that carries this as the release before. */
async function standIn(before: PageRelease['before']): Promise<number | null | undefined> {
  const deed = { remote: 'mfe-a', version: 1, team: 'team', paths: ['/a'], keys: [team.jwk] };
  const young = { deed: { deed, signature: sign(deed, operator) }, ...signed(orderOf(2), team) };
  const [release] = await newestReleases('web', [{ ...young, ...(before && { before }) }], []);
  expect(release?.order.version).toBe(2);
  return release?.before?.order.version;
}

beforeAll(() => {
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  Object.assign(globalThis, { VEZ_REGISTRY_KEY: operator.jwk });
});
afterAll(() => void Object.assign(globalThis, { VEZ_REGISTRY_KEY: null }));

it('stands in where the team has signed it as the one before', async () => {
  expect(await standIn(signed(orderOf(1), team))).toBe(1);
  expect(await standIn(undefined)).toBeUndefined();
});

it.each<[string, PageRelease['before']]>([
  ['is not signed', { order: orderOf(1), signature: '' }],
  ['is signed by a stranger', signed(orderOf(1), stranger)],
  ['has the signature of another order', { order: orderOf(1), signature: sign(orderOf(2), team) }],
  ['is signed by the team for another deployment', signed(orderOf(1, { deployments: ['trial'] }), team)],
])('does not stand in where it %s', async (_, before) => {
  expect(await standIn(before)).toBeUndefined();
});
