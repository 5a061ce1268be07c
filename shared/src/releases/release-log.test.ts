import fc from 'fast-check';
import type { RegistryEntry } from '../contracts/client';
import {
  contestedPaths,
  currentOrder,
  currentOrders,
  faultOfNext,
  isWithinDeed,
  nextOrder,
  releaseBefore,
  usableReleases,
  type Deed,
  type ReleaseOrder,
} from './index';

const DEEDS: Deed[] = [
  { remote: 'mfe-a', version: 1, team: 'a', paths: ['/a', '/a/more'], keys: [] },
  { remote: 'mfe-b', version: 1, team: 'b', paths: ['/b'], keys: [] },
];
const deedOf = (remote: string) => DEEDS.find((deed) => deed.remote === remote);
const entryOf = (name: string, build: string): RegistryEntry => ({
  name,
  routes: [`/${name.slice(-1)}`],
  contract: '^1.0.0',
  owner: 'team',
  entry: { url: `/assets/${name}/entry.${build}.js`, integrity: build },
  preload: {},
  locales: {},
});

type Log = { order: ReleaseOrder }[];
let log: Log;
beforeEach(() => {
  log = [];
});

/** Appends an order about a remote to the log. */
function give(wish: Partial<Parameters<typeof nextOrder>[1]> & { remote: string }) {
  const whole = { act: 'publish', deployments: null, details: '', entry: null, ...wish };
  const order = nextOrder(log, whole as Parameters<typeof nextOrder>[1], 1_000);
  const fault = faultOfNext(log, order, deedOf(order.remote));
  if (fault === undefined) log.push({ order });
  return fault;
}
const publish = (remote: string, build: string, deployments: string[] | null = null) =>
  give({ remote, act: 'publish', entry: entryOf(remote, build), deployments });
const current = (remote: string, deployment = 'web') =>
  currentOrder(log, remote, deployment)?.order.entry?.entry.integrity;

describe('the log of releases', () => {
  it('has the newest release of each remote current', () => {
    expect([publish('mfe-b', 'b1'), publish('mfe-a', 'a1'), publish('mfe-a', 'a2')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const names = currentOrders(log, 'web').map(({ order }) => [order.remote, order.version]);
    expect(names).toEqual([
      ['mfe-a', 2],
      ['mfe-b', 1],
    ]);
  });

  it('rolls back under a higher sequence, and forward again', () => {
    publish('mfe-a', 'a1');
    publish('mfe-a', 'a2');
    give({ remote: 'mfe-a', act: 'back', version: 1, entry: entryOf('mfe-a', 'a1') });
    expect(current('mfe-a')).toBe('a1');
    const sequences = log.map(({ order }) => order.sequence);
    expect(sequences).toEqual([1_000, 1_001, 1_002]);
    give({ remote: 'mfe-a', act: 'back', version: 2, entry: entryOf('mfe-a', 'a2') });
    expect(current('mfe-a')).toBe('a2');
  });

  it('shows a release in one deployment until it is promoted to others', () => {
    publish('mfe-a', 'a1');
    publish('mfe-a', 'a2', ['trial']);
    expect([current('mfe-a'), current('mfe-a', 'trial')]).toEqual(['a1', 'a2']);
    expect(releaseBefore(log, 'mfe-a', 'trial', 2)?.order.version).toBe(1);
    publish('mfe-a', 'a3', ['trial']);
    const before = (failed: number[]) =>
      releaseBefore(log, 'mfe-a', 'trial', 3, new Set(failed))?.order.version;
    expect([before([]), before([2]), before([1, 2])]).toEqual([2, 1, 2]);
    give({
      remote: 'mfe-a',
      act: 'promote',
      version: 2,
      entry: entryOf('mfe-a', 'a2'),
      deployments: ['web'],
    });
    expect(current('mfe-a')).toBe('a2');
  });

  it('never makes a withdrawn release current again', () => {
    publish('mfe-a', 'a1');
    publish('mfe-a', 'a2');
    const act = 'withdraw' as const;
    const withdrawn = { remote: 'mfe-a', act, withdrawn: 2, deployments: ['web'] };
    expect(give({ ...withdrawn, version: 1, entry: entryOf('mfe-a', 'a1') })).toBeUndefined();
    expect(current('mfe-a')).toBe('a1');
    expect(usableReleases(log, 'mfe-a').map(({ order }) => order.version)).toEqual([1]);
    expect(give({ remote: 'mfe-a', act: 'back', version: 2, entry: entryOf('mfe-a', 'a2') })).toBe(
      'releaseUnknown',
    );
    expect(give({ ...withdrawn, version: 1, entry: entryOf('mfe-a', 'a1') })).toBe('releaseUnknown');
    expect(publish('mfe-a', 'a3')).toBeUndefined();
    expect(log.at(-1)!.order.version).toBe(3);
  });

  it('removes a remote whose only release is withdrawn', () => {
    publish('mfe-a', 'a1');
    expect(
      give({ remote: 'mfe-a', act: 'withdraw', withdrawn: 1, version: null, entry: null }),
    ).toBeUndefined();
    expect(currentOrder(log, 'mfe-a', 'web')?.order.entry).toBeNull();
  });

  it.each<[string, () => RegistryEntry, string | undefined]>([
    ['a path of another remote', () => ({ ...entryOf('mfe-a', 'x'), routes: ['/b'] }), 'releaseNotOwned'],
    ['a path of the shell', () => ({ ...entryOf('mfe-a', 'x'), routes: ['/app'] }), 'releaseNotOwned'],
    ['the name of another', () => entryOf('mfe-b', 'x'), 'releaseNotOwned'],
    [
      'a file of another remote',
      () => ({ ...entryOf('mfe-a', 'x'), entry: { url: '/assets/mfe-b/entry.js', integrity: '' } }),
      'releaseNotOwned',
    ],
    [
      'a file outside its folder',
      () => ({ ...entryOf('mfe-a', 'x'), locales: { pt: { url: '/assets/mfe-a/../x.js', integrity: '' } } }),
      'releaseNotOwned',
    ],
    ['two paths of its own', () => ({ ...entryOf('mfe-a', 'x'), routes: ['/a', '/a/more'] }), undefined],
  ])('judges a release that claims %s', (_, entry, fault) => {
    expect(give({ remote: 'mfe-a', act: 'publish', entry: entry() })).toBe(fault);
  });

  it('refuses an unknown release, and a remote without an owner', () => {
    publish('mfe-a', 'a1');
    expect(give({ remote: 'mfe-a', act: 'back', version: 1, entry: entryOf('mfe-a', 'other') })).toBe(
      'releaseInvalid',
    );
    expect(publish('constructor', 'x')).toBe('releaseNotOwned');
    expect(isWithinDeed({ ...log[0]!.order, remote: 'mfe-b' }, DEEDS[0]!)).toBe(false);
  });

  it('assigns no path twice, nor one of the shell', () => {
    const more = { ...DEEDS[0]!, remote: 'mfe-c', paths: ['/c', '/b', '/app'] };
    expect(contestedPaths([...DEEDS, more])).toEqual(['/b', '/app']);
  });

  it('assigns no address to two remotes by a pattern; one may have both', () => {
    const licences = { paths: ['/licences/:id', '/licences/new'] };
    expect(contestedPaths([licences])).toEqual([]);
    expect(
      contestedPaths([licences, { paths: ['/licences', '/licences/old', '/licences/:number'] }]),
    ).toEqual(['/licences/old', '/licences/:number']);
  });
});

it('loses no release of two teams, however their commands interleave', () => {
  const step = fc.record({
    team: fc.constantFrom('mfe-a', 'mfe-b'),
    /** How many orders ago the team read the log. */
    readAgo: fc.nat(3),
    act: fc.constantFrom('publish', 'back'),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const shared: Log = [];
      const accepted = new Map<string, ReleaseOrder>();
      steps.forEach(({ team, readAgo, act }, at) => {
        const seen = shared.slice(0, Math.max(0, shared.length - readAgo));
        const [first] = usableReleases(seen, team);
        const wish =
          act === 'back' && first
            ? { act: 'back' as const, version: first.order.version!, entry: first.order.entry! }
            : { act: 'publish' as const, entry: entryOf(team, `${at}`) };
        const order = nextOrder(seen, { remote: team, deployments: null, details: '', ...wish }, at);
        const isOutdated =
          seen.length < shared.length && shared.slice(seen.length).some((one) => one.order.remote === team);
        const fault = faultOfNext(shared, order, deedOf(team));
        expect(fault).toBe(isOutdated ? 'releaseStale' : undefined);
        if (fault !== undefined) return;
        shared.push({ order });
        accepted.set(team, order);
        // A release that was confirmed to a team stays current until that team changes it.
        for (const [remote, last] of accepted) expect(currentOrder(shared, remote, 'web')?.order).toBe(last);
      });
    }),
    { numRuns: 100 },
  );
});
