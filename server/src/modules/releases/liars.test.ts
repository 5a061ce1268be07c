import { startReportedRelease, type ReportedRelease } from '../../testing/reported-release';

/** Numbers from 0 to 1, the same for each seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Out of 60 networks a few bring most visits, as carriers do. */
const addressOf = (random: () => number) =>
  `10.0.${Math.floor(60 * random() ** 2)}.${Math.floor(200 * random())}`;

interface Visits {
  seed: number;
  most: number;
  /** The share of visits for which the release fails, and the share of lying visitors. */
  fails: number;
  lies: number;
}

/** A visit each second, with the share of visits that pages report. */
async function visit(site: ReportedRelease, { seed, most, fails, lies }: Visits) {
  const random = randomOf(seed);
  let [visits, harmed, withheld] = [0, 0, 0];
  while (visits < most) {
    visits += 1;
    site.vez.clock.advance(1);
    const { share = 100, isStopped } = await site.carried();
    if (isStopped) return { visits, harmed, withheld, isStopped: true };
    const isIn = random() * 100 < share;
    const isFailing = random() < fails;
    const isLying = random() < lies;
    const address = addressOf(random);
    if (!isIn && !isLying) {
      withheld += 1;
      continue;
    }
    if (isIn && isFailing) harmed += 1;
    await site.report(isFailing || isLying ? 'throw' : 'shown', address);
  }
  return { visits, harmed, withheld, isStopped: false };
}

let site: ReportedRelease;
beforeEach(async () => {
  site = await startReportedRelease();
});
afterEach(() => site.stop());

it.each([
  [0.01, 1],
  [0.03, 2],
  [0.05, 3],
  [0.05, 4],
])('serves a healthy release to all with a share of liars of %d (seed %i)', async (lies, seed) => {
  const healthy = await visit(site, { seed, most: 400, fails: 0, lies });
  expect(healthy).toMatchObject({ isStopped: false, harmed: 0 });
  expect(healthy.withheld).toBeLessThan(4);
});

it('serves a healthy release to all while four addresses per network flood it with lies', async () => {
  const NETWORKS = 5;
  for (let at = 0; at < 200; at += 1)
    await site.report('shown', `10.0.${at % NETWORKS}.${10 + Math.floor(at / NETWORKS)}`);
  for (const time of [0, 1]) {
    for (let at = 0; at < NETWORKS * 4; at += 1)
      for (let post = 0; post < 20; post += 1)
        await site.report('throw', `10.0.${at % NETWORKS}.${at % 4}`, 'bad', { wasShown: true });
    site.vez.clock.advance(61 + time);
  }
  const { order, share, isStopped } = await site.carried();
  expect([order.version, share, isStopped]).toEqual([2, undefined, undefined]);
});

it.each([11, 12, 13])(
  'stops a release that fails for all within 90 visits, of which 30 fail (seed %i)',
  async (seed) => {
    const broken = await visit(site, { seed, most: 90, fails: 1, lies: 0 });
    expect(broken.isStopped).toBe(true);
    expect(broken.harmed).toBeLessThanOrEqual(30);
  },
);

it.each([21, 22])('stops a release that fails for half of visits within 240 (seed %i)', async (seed) => {
  const broken = await visit(site, { seed, most: 240, fails: 0.5, lies: 0 });
  expect(broken.isStopped).toBe(true);
});
