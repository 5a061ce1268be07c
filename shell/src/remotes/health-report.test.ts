import type { RegistryEntry } from '@vez/shared/contracts/client';
import { ownRegistry } from '../testing/render-shell';
import { reportHealth } from './health-report';
import type { HealthKind } from './remote-failure';

const [ENTRY] = ownRegistry().remotes as [RegistryEntry];
const build = (hash: string): RegistryEntry => ({
  ...ENTRY,
  entry: { url: `/assets/${hash}.js`, integrity: hash },
});
const BEFORE = build('sha256-before');

/** What the network brings; a call to the server is noted. */
let network: (url: string) => Promise<Partial<Response>>;
let told: string[];
let builds = 0;
beforeEach(() => {
  told = [];
  globalThis.fetch = ((url: string, { body }: RequestInit = {}) => {
    if (!url.endsWith('/releases/health')) return network(url);
    told.push((JSON.parse(String(body)) as { kind: string }).kind);
    return Promise.resolve({ text: async () => '' });
  }) as never;
});
const report = (kind: HealthKind) =>
  reportHealth({ sequence: 2, entry: build(`sha256-${(builds += 1)}`), before: BEFORE }, kind);

const brings = async () => ({ ok: true, text: async () => '' });
const breaks = () => Promise.reject(new TypeError('Failed to fetch'));

it.each<HealthKind>(['load', 'slow', 'empty'])(
  'tells that a release fails by “%s” only where the network brings the one before',
  async (kind) => {
    network = breaks;
    await report(kind);
    network = async () => ({ ok: false, text: async () => '' });
    await report(kind);
    expect(told).toEqual([]);
    const asked: string[] = [];
    network = (url) => (asked.push(url), brings());
    await report(kind);
    expect(told).toEqual([kind]);
    expect(asked).toEqual([BEFORE.entry.url]);
  },
);

it.each<HealthKind>(['throw', 'contract', 'shown'])(
  'tells “%s” at once, whatever the network',
  async (kind) => {
    network = breaks;
    await report(kind);
    expect(told).toEqual([kind]);
  },
);

it('tells the same of a build once for each page, and again after a network that was broken', async () => {
  const release = { sequence: 2, entry: build('sha256-same'), before: BEFORE };
  network = breaks;
  await reportHealth(release, 'load');
  network = brings;
  await reportHealth(release, 'load');
  await reportHealth(release, 'load');
  expect(told).toEqual(['load']);
});
