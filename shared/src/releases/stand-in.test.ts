import type { RegistryEntry } from '../contracts/client';
import { canStandIn, currentOrder, nextOrder, orderKey, pathToStandIn, type ReleaseOrder } from './index';

const DAY_MS = 86_400_000;
const REMOTE = 'mfe-a';

let log: { order: ReleaseOrder }[];
let now: number;
beforeEach(() => {
  log = [];
  now = 1_000;
});

const entryOf = (version: number | null): RegistryEntry => ({
  ...{ name: REMOTE, routes: ['/a'], contract: '^1.0.0', owner: 'team', preload: {}, locales: {} },
  entry: { url: `/assets/mfe-a/${version}.js`, integrity: `${version}` },
});
/** Publishes an order a minute after the previous one. @returns its key */
function give(act: ReleaseOrder['act'], version: number | null, more: Partial<ReleaseOrder> = {}): string {
  now += 60_000;
  const wish = {
    remote: REMOTE,
    act,
    version,
    deployments: null,
    details: '',
    entry: entryOf(version),
    ...more,
  };
  const order = nextOrder(log, wish as Parameters<typeof nextOrder>[1], now);
  log.push({ order });
  return orderKey(order);
}
const publish = (version: number, deployments: string[] | null = null) =>
  give('publish', version, { deployments });

/** The versions on the path to the stand-in, which is the last. */
function path(known: { stopped?: string[]; held?: string[]; proved?: string[] } = {}, deployment = 'web') {
  const { stopped = [], held = [], proved = [] } = known;
  const record = { stopped: new Set(stopped), held: new Set(held), proved: new Set(proved) };
  const current = currentOrder(log, REMOTE, deployment)!;
  return pathToStandIn(log, current, deployment, record).map(({ order }) => order.version);
}

it('is the newest proven release, past those that failed or that few have seen [SHL-18]', () => {
  const [first, second, third] = [1, 2, 3, 4].map((version) => publish(version)) as [string, string, string];
  expect(path({ proved: [first] })).toEqual([3, 2, 1]);
  expect(path({ proved: [first, second] })).toEqual([3, 2]);
  expect(path({ proved: [first, second], stopped: [second, third] })).toEqual([3, 2, 1]);
  expect(path({ proved: [first, third], held: [third] })).toEqual([3, 2, 1]);
});

it('is the newest that does not fail if none is proven, and none if all fail', () => {
  const keys = [1, 2, 3, 4].map((version) => publish(version));
  expect(path()).toEqual([3]);
  expect(path({ stopped: keys.slice(2) })).toEqual([3, 2]);
  expect(path({ stopped: keys.slice(2), held: keys.slice(1, 2) })).toEqual([3, 2, 1]);
  expect(path({ stopped: keys })).toEqual([]);
});

it('can be a release that a deployment with few visits had for a day', () => {
  publish(1);
  publish(2, ['trial']);
  now += DAY_MS;
  publish(3, ['web']);
  publish(4);
  expect(path()).toEqual([3, 2, 1]);
  expect(path({}, 'trial')).toEqual([3, 2]);
});

it('depends on the deployment', () => {
  publish(1);
  publish(2, ['trial']);
  publish(3, ['web']);
  expect(path()).toEqual([2, 1]);
  publish(4, ['web']);
  expect(path()).toEqual([3]);
  expect(path({}, 'trial')).toEqual([1]);
});

it('differs from the promoted release', () => {
  publish(1);
  publish(2);
  give('promote', 2, { deployments: ['web'] });
  expect(path()).toEqual([2, 1]);
});

it('is never a withdrawn release, in whichever deployment it was withdrawn', () => {
  const [first, second] = [1, 2].map((version) => publish(version)) as [string, string];
  publish(3);
  give('withdraw', 3, { withdrawn: 2, deployments: [] });
  publish(4);
  expect(path({ proved: [first, second] })).toEqual([3, 3, 2, 1]);
  publish(5, ['web']);
  give('withdraw', 4, { withdrawn: 1, deployments: ['trial'] });
  expect(path({ proved: [first, second] })).toEqual([4]);
});

it('is not one that was stopped under another order, until its team rolls back to it', () => {
  publish(1);
  publish(2, ['trial']);
  const promoted = give('promote', 2, { deployments: ['web'] });
  publish(3);
  expect(path({ stopped: [promoted] })).toEqual([2, 2, 1]);
  expect(path({ stopped: [promoted] }, 'trial')).toEqual([2, 2, 1]);
  give('back', 2);
  expect(path({ stopped: [promoted] })).toEqual([]);
  publish(4);
  publish(5);
  expect(path({ stopped: [promoted] })).toEqual([4, 2]);
});

it('is at most eight orders back, since any page can be modified in transit', () => {
  const first = publish(1);
  for (const version of [2, 3, 4, 5, 6, 7, 8, 9]) publish(version);
  expect(path({ proved: [first] })).toHaveLength(8);
  publish(10);
  expect(path({ proved: [first] })).toEqual([9]);
});

it('needs every order on the path, each signed after the other', () => {
  for (const version of [1, 2, 3]) publish(version);
  const [first, second, third] = log.map(({ order }) => order) as [ReleaseOrder, ReleaseOrder, ReleaseOrder];
  expect(canStandIn([second, first], third, 'web')).toBe(true);
  expect(canStandIn([first], third, 'web')).toBe(false);
  expect(canStandIn([first, second], third, 'web')).toBe(false);
  expect(canStandIn([second, { ...first, remote: 'mfe-b' }], third, 'web')).toBe(false);
  expect(canStandIn([{ ...second, withdrawn: 1 }, first], third, 'web')).toBe(false);
  expect(canStandIn([], third, 'web')).toBe(false);
  // A missing order in the log ends the path.
  log = log.filter(({ order }) => order !== second);
  expect(path()).toEqual([]);
});
