import type { RegistryEntry } from '@vez/shared/contracts/client';
import { ownRegistry } from '../testing/render-shell';
import { reportHealth } from './health-report';
import { reportHealth as reportWhenLoaded } from './load-other-remotes';
import type { HealthKind } from './remote-failure';

const [ENTRY] = ownRegistry().remotes as [RegistryEntry];
const build = (hash: string): RegistryEntry => ({
  ...ENTRY,
  entry: { url: `/assets/${hash}.js`, integrity: hash },
});
const BEFORE = build('sha256-before');

/** The network's answer to a file request; health reports are recorded instead. */
let network: (url: string) => Promise<Partial<Response>>;
let told: string[];
let bodies: object[];
let builds = 0;
beforeEach(() => {
  told = [];
  bodies = [];
  globalThis.fetch = ((url: string, { body }: RequestInit = {}) => {
    if (!url.endsWith('/releases/health')) return network(url);
    const sent = JSON.parse(String(body)) as { kind: string };
    told.push(sent.kind);
    bodies.push(sent);
    return Promise.resolve({ text: async () => '' });
  }) as never;
});
const nextRelease = () => ({
  ...{ sequence: 2, entry: build(`sha256-${(builds += 1)}`), before: BEFORE },
  report: 'of-the-page',
});
const report = (kind: HealthKind) => reportHealth(nextRelease(), kind, 'personal');

const brings = async () => ({ ok: true, text: async () => '' });
const breaks = () => Promise.reject(new TypeError('Failed to fetch'));

it.each<HealthKind>(['load', 'slow', 'empty'])(
  'reports the failure “%s” only if the network delivers the previous release',
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
  'reports “%s” at once, whatever the network',
  async (kind) => {
    network = breaks;
    await report(kind);
    expect(told).toEqual([kind]);
  },
);

it('reports one failure of a build per page, with the release’s token', async () => {
  const release = nextRelease();
  await reportHealth(release, 'throw', 'personal');
  await reportHealth(release, 'contract', 'personal');
  await reportHealth(release, 'shown', 'personal');
  const { name } = ENTRY;
  const { integrity } = release.entry.entry;
  const cohort = { browser: 'safari', session: 'personal', screen: 'wide', view: 'first' };
  expect(bodies).toEqual([{ remote: name, build: integrity, kind: 'throw', token: 'of-the-page', cohort }]);
});

it('reports whether the page showed the release before it failed', async () => {
  const release = nextRelease();
  await reportHealth(release, 'shown', 'personal');
  await reportHealth(release, 'throw', 'personal');
  expect(bodies).toMatchObject([{ kind: 'shown' }, { kind: 'throw', wasShown: true }]);
});

it('reports after 5 s that a release without a predecessor works', async () => {
  jest.useFakeTimers();
  const { before: _, ...first } = nextRelease();
  const { before: __, ...failing } = nextRelease();
  for (const release of [first, failing]) reportWhenLoaded(release, 'shown', 'personal');
  reportWhenLoaded(failing, 'throw', 'personal');
  await jest.advanceTimersByTimeAsync(4_900);
  expect(told).toEqual(['throw']);
  await jest.advanceTimersByTimeAsync(200);
  expect(told).toEqual(['throw', 'shown']);
  jest.useRealTimers();
});

it('reports nothing about a release without a token', async () => {
  const { report: _, ...release } = nextRelease();
  await reportHealth(release, 'throw', 'personal');
  expect(told).toEqual([]);
});

it('reports a failure when the network works again', async () => {
  const release = nextRelease();
  network = breaks;
  await reportHealth(release, 'load', 'personal');
  network = brings;
  await reportHealth(release, 'load', 'personal');
  await reportHealth(release, 'load', 'personal');
  expect(told).toEqual(['load']);
});
