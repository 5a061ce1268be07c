import { certainShare } from './certain-share';

/** What the voices of networks report of a release; see `voice-store.ts`. */
export interface Reports {
  /** Voices that reported. */
  asked: number;
  /** How many of these report failures: a voice counts by the share of its visits that failed. */
  failed: number;
  /** Networks in which it failed. */
  networks: number;
  /** How long ago the third voice reported its first failure, in milliseconds; null before that. */
  failingForMs: number | null;
}

/** `share`: percent of visits that still get it. */
type Verdict = { act: 'serve' } | { act: 'hold'; share: number } | { act: 'stop'; cohort: string | null };

const LEAST_NETWORKS = 3;
const LEAST_FAILED = 3;
/** A release is held back, or stopped, if more than this share of visits certainly fails. */
const HELD_FROM = 0.2;
const STOPPED_FROM = 0.25;
/** For a stop. After a minute of being held back, a healthy release has visits that outvote the first reports. */
const LEAST_ASKED = 10;
const LEAST_HELD_MS = 60_000;
const STEP_PERCENT = 10;

/** Voices that must report a release before it counts as proved; a network has at most four. */
const PROVED_BY = 20;
const PROVED_FAILING = 0.05;

/** Whether a release was shown often enough to stand in for a later one that fails. */
export const isProved = ({ asked, failed }: Reports): boolean =>
  asked >= PROVED_BY && failed <= asked * PROVED_FAILING;

/**
 * Decides what happens to a young release. It is withheld from the share of visits that certainly fails. So the first
 * few reports withhold it from some visits, and the visits that still get it decide: they lift the hold or lead to a
 * stop. A release that fails for fewer is stopped once it certainly fails more often than the one before.
 * @param worse the cohort in which it does; see `worseCohort`
 */
export function verdictOn(reports: Reports, worse?: string): Verdict {
  const { asked, failed, networks, failingForMs } = reports;
  if (networks < LEAST_NETWORKS || failed < LEAST_FAILED) return { act: 'serve' };
  const certain = certainShare(reports);
  const isLasting = (failingForMs ?? 0) >= LEAST_HELD_MS;
  if (isLasting && certain >= STOPPED_FROM && asked >= LEAST_ASKED) return { act: 'stop', cohort: null };
  if (isLasting && worse !== undefined) return { act: 'stop', cohort: worse };
  if (certain < HELD_FROM) return { act: 'serve' };
  const steps = Math.floor((certain * 100) / STEP_PERCENT);
  return { act: 'hold', share: Math.max(STEP_PERCENT, 100 - steps * STEP_PERCENT) };
}
