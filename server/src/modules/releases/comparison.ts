/** Reports about one release from one cohort of visits, such as those with one family of browsers. */
export interface CohortReports {
  cohort: string;
  /** Networks that reported. */
  networks: number;
  /** The share of failed visits of each network in which some failed, from 0 to 1. */
  failing: readonly number[];
}

/** All reports of these networks may be lies, so the worst ones do not count. */
const LIARS = 10;
const LEAST_FAILING = 5;
/** A release is worse if it fails for this much more of the visits than the one before. */
const WORSE_BY = 0.02;
/** The share of visits that fail with any release, which counts as much as the reports of some networks. */
const USUAL = 0.005;
const USUAL_NETWORKS = 50;

/** The stakes of a bettor on failures, in parts of the usual loss. Several, because the true share is unknown. */
const STAKES = [0.03, 0.1, 0.3];
/** With a known usual share, a release that is no worse reaches this evidence in one of 10,000 cases at most. */
const PROOF = 10_000;

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

function shareBefore(before: CohortReports | undefined): number {
  const { networks = 0, failing = [] } = before ?? {};
  return Math.max(USUAL, (sum(failing) + USUAL * USUAL_NETWORKS) / (networks + USUAL_NETWORKS));
}

/**
 * The evidence that a share of visits above `usual` fails: what a bettor makes of 1 who stakes on the failure of each
 * network at odds that are fair for `usual` (a test martingale; Ville's inequality bounds false alarms).
 */
function evidence(networks: number, failing: readonly number[], usual: number): number {
  const winnings = STAKES.map((stake) => {
    const losses = (networks - failing.length) * Math.log(1 - stake);
    return losses + sum(failing.map((share) => Math.log(1 + (stake / usual) * (share - usual))));
  });
  return sum(winnings.map(Math.exp)) / STAKES.length;
}

/** Whether a release certainly fails more often than the one before it in a cohort, also without the worst networks. */
function isWorse({ networks, failing }: CohortReports, before: CohortReports | undefined): boolean {
  const counted = [...failing].sort((one, other) => other - one).slice(LIARS);
  if (counted.length < LEAST_FAILING) return false;
  const others = networks - LIARS;
  const usual = shareBefore(before);
  return sum(counted) / others > usual + WORSE_BY && evidence(others, counted, usual) >= PROOF;
}

const shareOf = ({ networks, failing }: CohortReports) => sum(failing) / networks;

/**
 * @param reports `all` first
 * @returns of the cohorts in which a release is worse than the one before it, that with the largest share of failures
 */
export function worseCohort(
  reports: readonly CohortReports[],
  before: readonly CohortReports[],
): string | undefined {
  const beforeIn = (one: CohortReports) => before.find(({ cohort }) => cohort === one.cohort);
  const worse = reports.filter((one) => isWorse(one, beforeIn(one)));
  const [worst] = worse.sort((one, other) => shareOf(other) - shareOf(one));
  return worst?.cohort;
}
