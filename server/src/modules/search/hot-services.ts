import { statement } from '../../db/db';
import type { Deps } from '../../module-api/module';

const HOT = statement(
  'hot-services',
  `SELECT service_id, count(*) AS "uses!" FROM ticket WHERE created_at > $1 AND progress <> 'cancelled'
   GROUP BY service_id ORDER BY uses DESC, service_id LIMIT 50`,
);

const COUNTED_MS = 30 * 86_400_000;
/** Demand changes over days, and the count reads a month of tickets. */
const FRESH_MS = 60_000;

/** Ids of the services that people used most in the last 30 days, most used first (API-30). */
export function hotServiceIds({ clock, db }: Pick<Deps, 'clock' | 'db'>): () => Promise<number[]> {
  let kept: { at: number; ids: Promise<number[]> } | undefined;
  const read = async (now: number) => {
    const rows = await db.query(HOT, [new Date(now - COUNTED_MS)]);
    return rows.map(({ service_id }) => service_id);
  };
  return () => {
    const now = clock.now().getTime();
    if (kept === undefined || Math.abs(now - kept.at) >= FRESH_MS) {
      const ids = read(now);
      kept = { at: now, ids };
      ids.catch(() => (kept = undefined));
    }
    return kept.ids;
  };
}
