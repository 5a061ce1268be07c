import { statement, type Queryable } from '../../db/db';
import type { Reports } from './verdict';

/** A subscriber counts once as shown and once as failed, however often they report, and in the cohorts of that report. */
const NOTE = statement(
  'release-voice-note',
  `WITH report AS (
     INSERT INTO release_report AS known (remote, sequence, subscriber, shown, failed, at)
     VALUES (:remote, :sequence, :subscriber, :failedAs::text IS NULL, :failedAs::text IS NOT NULL, :now)
     ON CONFLICT (remote, sequence, subscriber) DO UPDATE SET
       shown_before = known.shown, failed_before = known.failed,
       shown = excluded.shown OR (known.shown AND NOT :wasShown::boolean),
       failed = known.failed OR excluded.failed, at = excluded.at
     RETURNING shown::int - shown_before::int AS shown, failed::int - failed_before::int AS failed),
   cohorts AS (
     INSERT INTO release_cohort AS known (remote, sequence, cohort, network, shown, failed, at)
     SELECT :remote, :sequence, cohort, :network, greatest(0, shown), failed, :now
     FROM report, unnest(:cohorts::text[]) AS cohort
     ON CONFLICT (remote, sequence, cohort, network) DO UPDATE SET
       shown = greatest(0, known.shown + (SELECT shown FROM report)),
       failed = known.failed + excluded.failed,
       at = excluded.at)
   INSERT INTO release_voice AS known (remote, sequence, network, voice, shown, failed, failed_as, failed_at, at)
   SELECT :remote, :sequence, :network, :voice, greatest(0, shown), failed, :failedAs,
     CASE WHEN :failedAs::text IS NULL THEN NULL ELSE :now::timestamptz END, :now FROM report
   ON CONFLICT (remote, sequence, network, voice) DO UPDATE SET
     shown = greatest(0, known.shown + (SELECT shown FROM report)),
     failed = known.failed + excluded.failed,
     failed_as = coalesce(excluded.failed_as, known.failed_as),
     failed_at = coalesce(known.failed_at, excluded.failed_at),
     at = excluded.at`,
);

/** Ignores voices that stopped a release which its team then called good, as long as their rows are kept. */
const REPORTS = statement(
  'release-reports',
  `WITH overruled AS (
     SELECT network, voice FROM release_voice JOIN release_stop USING (remote, sequence)
     WHERE remote = :remote AND sequence = ANY(:calledGood::bigint[]) AND release_voice.failed > release_voice.shown)
   SELECT count(*)::int AS "asked!",
     coalesce(sum(failed::float8 / nullif(shown + failed, 0)), 0) AS "failed!",
     (count(DISTINCT network) FILTER (WHERE failed > 0))::int AS "networks!",
     coalesce(array_agg(DISTINCT failed_as) FILTER (WHERE failed_as IS NOT NULL), '{}') AS "kinds!",
     (array_agg(failed_at ORDER BY failed_at) FILTER (WHERE failed_at IS NOT NULL))[3] AS "failingSince"
   FROM release_voice WHERE remote = :remote AND sequence = :sequence
     AND (network, voice) NOT IN (SELECT network, voice FROM overruled)`,
);

export interface VoiceNote {
  remote: string;
  sequence: number;
  network: string;
  /** The index of the voice in its network. */
  voice: number;
  /** Keyed hash of the line to the Internet. */
  subscriber: string;
  /** The cohorts of visits that this one belongs to, such as `browser:firefox`; always `all`. */
  cohorts: readonly string[];
  /** How the release failed; null if it was shown. */
  failedAs: string | null;
  /** Whether this visit first reported the release as shown; it then counts once, if its subscriber did report so. */
  wasShown: boolean;
  now: Date;
}

export async function noteVoice(db: Queryable, note: VoiceNote): Promise<void> {
  await db.query(NOTE, note);
}

export interface ReportsOf extends Reports {
  /** The kinds of failure. */
  kinds: readonly string[];
}

/** @param calledGood sequences of releases of this remote that its team has chosen again */
export async function reportsOf(
  db: Queryable,
  { now, ...asked }: { remote: string; sequence: number; calledGood: readonly number[]; now: Date },
): Promise<ReportsOf> {
  const [row] = await db.query(REPORTS, asked);
  const { failingSince, ...reports } = row!;
  return { ...reports, failingForMs: failingSince && now.getTime() - failingSince.getTime() };
}
