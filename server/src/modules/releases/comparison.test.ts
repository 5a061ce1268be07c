import { worseCohort, type CohortReports } from './comparison';

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

const VISITS = 3_000;
/** 50 by default. `VEZ_SEEDS=500` tries all. */
const SEEDS = Number(process.env.VEZ_SEEDS ?? 50);
/** The share of visits that fail with any release. */
const USUAL = 0.002;
/** One visit in five belongs to the cohort for which a release fails. */
const COHORT = 0.2;
/** Looking is cheap for the server, but not 500 times 3,000 times. */
const LOOK_EVERY = 10;

/** Reports by cohort and network, as `release_cohort` keeps them. */
function createReports() {
  const counts = new Map<string, Map<number, { shown: number; failed: number }>>();
  return {
    note(cohorts: string[], network: number, isFailed: boolean) {
      for (const cohort of cohorts) {
        const networks = counts.get(cohort) ?? new Map<number, { shown: number; failed: number }>();
        const count = networks.get(network) ?? { shown: 0, failed: 0 };
        count[isFailed ? 'failed' : 'shown'] += 1;
        counts.set(cohort, networks.set(network, count));
      }
    },
    all: (): CohortReports[] =>
      [...counts].map(([cohort, networks]) => ({
        cohort,
        networks: networks.size,
        failing: [...networks.values()]
          .filter(({ failed }) => failed > 0)
          .map(({ shown, failed }) => failed / (shown + failed)),
      })),
  };
}

interface Release {
  /** The share of visits of the cohort for which it fails. */
  fails: number;
  networks?: number;
  /** The same for the release before. */
  before?: number;
}

/** Visits to a release, and as many to the one before. @returns how it ended, and how many visits failed till then */
function visit(seed: number, { fails, networks = VISITS, before = 0 }: Release) {
  const random = randomOf(seed);
  const [now, then] = [createReports(), createReports()];
  let harmed = 0;
  for (let at = 1; at <= VISITS; at += 1) {
    for (const [reports, share] of [
      [then, before],
      [now, fails],
    ] as const) {
      const isIn = random() < COHORT;
      const isFailed = random() < USUAL || (isIn && random() < share);
      const network = Math.floor(random() * networks);
      reports.note(['all', `browser:${isIn ? 'safari' : 'chromium'}`], network, isFailed);
      if (reports === now && isFailed) harmed += 1;
    }
    if (at % LOOK_EVERY > 0) continue;
    const cohort = worseCohort(now.all(), then.all());
    if (cohort !== undefined) return { cohort, harmed };
  }
  return { cohort: undefined, harmed };
}

const median = (values: number[]) => values.sort((one, other) => one - other)[values.length >> 1];

function simulate(release: Release) {
  const ends = Array.from({ length: SEEDS }, (_, seed) => visit(seed + 1, release));
  const stopped = ends.filter(({ cohort }) => cohort !== undefined).length / SEEDS;
  if (process.env.VEZ_SEEDS !== undefined)
    process.stdout.write(
      `${JSON.stringify(release)}: stopped ${(stopped * 100).toFixed(1)} %, harmed ${median(ends.map(({ harmed }) => harmed))}\n`,
    );
  return { ends, stopped };
}

describe('a release that is compared with the one before [SHL-18]', () => {
  it.each([
    [1, 0.99],
    [0.5, 0.99],
    [0.2, 0.98],
    [0.1, 0.95],
    [0.05, 0.8],
  ])('is stopped if it fails for %d of a cohort, with a probability of at least %d', (fails, least) => {
    const { ends, stopped } = simulate({ fails });
    expect(stopped).toBeGreaterThanOrEqual(least);
    expect(ends.filter(({ cohort }) => cohort === 'browser:chromium')).toEqual([]);
  });

  it.each([
    [0.2, 0.98],
    [0.1, 0.95],
  ])('is stopped as well with 30 visits a network, at %d of a cohort', (fails, least) => {
    expect(simulate({ fails, networks: 100 }).stopped).toBeGreaterThanOrEqual(least);
  });

  it.each([
    ['has no fault', { fails: 0 }],
    ['has no fault, with 30 visits a network', { fails: 0, networks: 100 }],
    ['fails for 1 %, with 30 visits a network', { fails: 0.01, networks: 100 }],
    ['fails as often as the one before', { fails: 0.05, before: 0.05 }],
  ])('is served on if it %s', (_, release) => {
    expect(simulate(release).stopped).toBeLessThanOrEqual(0.005);
  });

  it('is served on whatever ten networks of liars report', () => {
    const failing = Array.from({ length: 10 }, () => 1);
    for (const networks of [10, 30, 300, 3_000])
      expect(worseCohort([{ cohort: 'all', networks, failing }], [])).toBeUndefined();
    // Five more are no liars any more.
    const more = { cohort: 'all', networks: 60, failing: [...failing, 1, 1, 1, 1, 1] };
    expect(worseCohort([more], [])).toBe('all');
  });
});
