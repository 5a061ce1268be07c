import { statement } from '../../db/db';
import type { CallerIdentity, Deps, ServerModule } from '../../module';
import type { Names } from '../../texts';
import { wireIn, type Catalogue } from '../catalogue';
import { fitOf, fold } from './fold';

const RECORD = statement(
  'search-record',
  `INSERT INTO search_record (owner, keyword, searched_at) VALUES ($1, $2, $3)
   ON CONFLICT (owner, keyword) DO UPDATE SET searched_at = EXCLUDED.searched_at`,
);
/** The history keeps ten (CAT-24). */
const TRIM = statement(
  'search-trim',
  `DELETE FROM search_record WHERE owner = $1 AND keyword NOT IN
     (SELECT keyword FROM search_record WHERE owner = $1 ORDER BY searched_at DESC LIMIT 10)`,
);
const LIST = statement(
  'search-list',
  'SELECT keyword FROM search_record WHERE owner = $1 ORDER BY searched_at DESC LIMIT 10',
);
const CLEAR = statement('search-clear', 'DELETE FROM search_record WHERE owner = $1 RETURNING keyword');
const HOT = statement(
  'search-hot',
  `SELECT service_id, count(*) AS uses FROM ticket WHERE created_at > $1
   GROUP BY service_id ORDER BY uses DESC, service_id LIMIT 50`,
);

const HOT_DAYS = 30;
const RESULTS = 40;

const isKnown = (caller: CallerIdentity) => caller.kind !== 'anonymous';

/** Departments and services by keyword, what people look for, what they use (API-30, API-52 to API-56). */
export function searchModule({ clock }: Deps, catalogue: Catalogue): ServerModule {
  const best = (keyword: string, names: Names, more: string) =>
    Math.max(...Object.values(names).map((name) => fitOf(keyword, fold(name))), fitOf(keyword, fold(more)));

  const ranked = <Row extends { name: Names; code: string }>(rows: Iterable<Row>, keyword: string) =>
    [...rows]
      .map((row) => ({ row, fit: best(keyword, row.name, row.code) }))
      .filter(({ fit }) => fit > 0)
      .sort((a, b) => b.fit - a.fit)
      .slice(0, RESULTS)
      .map(({ row }) => row);

  const search = (text: string, language: Parameters<typeof wireIn>[0], remoteCounter = false) => {
    const keyword = fold(text);
    const wire = wireIn(language, catalogue);
    const { departments, services } = catalogue.snapshot;
    const reachable = [...departments.values()].filter((row) => !remoteCounter || row.remote_counter);
    const ids = new Set(reachable.map(({ id }) => id));
    return {
      departments: ranked(reachable, keyword).map(wire.department),
      services: ranked(
        [...services.values()].filter((row) => ids.has(catalogue.departmentOf(row).id)),
        keyword,
      ).map(wire.serviceSummary),
    };
  };

  return {
    name: 'search',
    handlers: {
      searchServices: async ({ params, query, language }) =>
        search(params.keyword, language, query.remoteCounter),

      async searchAndRecord({ body, caller, db, language }) {
        // Nothing of an anonymous visitor is kept (CAT-28).
        if (body.record && isKnown(caller)) {
          await db.query(RECORD, [caller.subject, body.keyword.trim(), clock.now()]);
          await db.query(TRIM, [caller.subject]);
        }
        return search(body.keyword, language, body.remoteCounter);
      },

      searchRecords: async ({ caller, db }) =>
        isKnown(caller) ? db.query<{ keyword: string }>(LIST, [caller.subject]) : [],

      async clearSearchRecords({ caller, db }) {
        return { deleted: (await db.query(CLEAR, [caller.subject])).length };
      },

      async hotServices({ query, language, db }) {
        const since = new Date(clock.now().getTime() - HOT_DAYS * 86_400_000);
        const used = await db.query<{ service_id: number }>(HOT, [since]);
        const ids = new Set(used.map(({ service_id }) => service_id));
        // A new city has no use to count yet: what it recommends stands in.
        for (const row of catalogue.snapshot.services.values())
          if (row.recommended_rank !== null) ids.add(row.id);
        return [...ids]
          .flatMap((id) => catalogue.snapshot.services.get(id) ?? [])
          .slice(0, Math.min(query.size, 10))
          .map(wireIn(language, catalogue).serviceSummary);
      },
    },
  };
}
