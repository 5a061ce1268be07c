import type { Language } from '@vez/shared/contracts';
import { statement } from '../../db/db';
import type { CallerIdentity, Deps, ServerModule } from '../../module';
import { wireIn, type Catalogue, type ServiceRow } from '../catalogue';
import { fold } from './fold';
import { hotServiceIds } from './hot-services';
import { find, indexOf } from './search-index';

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

/** A list to glance at, not a catalogue (CAT-60). */
const MOST_HOT = 10;

const isKnown = (caller: CallerIdentity) => caller.kind !== 'anonymous';

/** Departments and services by keyword, what people look for, what they use (API-30, API-51 to API-56). */
export function searchModule(deps: Deps, catalogue: Catalogue): ServerModule {
  const { clock } = deps;
  const hotIds = hotServiceIds(deps);

  /** Whether a citizen at this counter can use a service now. */
  const isOffered = (row: ServiceRow, remoteCounter = false) => {
    const { suspended, remote_counter } = catalogue.departmentOf(row);
    return !suspended && (!remoteCounter || remote_counter);
  };

  const search = (text: string, language: Language, remoteCounter = false) => {
    const wire = wireIn(language, catalogue);
    const { departments, services } = find(indexOf(catalogue.snapshot), fold(text));
    return {
      departments: departments.filter((row) => !remoteCounter || row.remote_counter).map(wire.department),
      services: services
        .filter((row) => !remoteCounter || catalogue.departmentOf(row).remote_counter)
        .map(wire.serviceSummary),
    };
  };

  /** What the city puts forward; of that, what people use most comes first. */
  async function recommended(): Promise<ServiceRow[]> {
    const hot = await hotIds();
    const place = ({ id }: ServiceRow) => (hot.includes(id) ? hot.indexOf(id) : hot.length);
    return [...catalogue.snapshot.services.values()]
      .filter(({ recommended_rank }) => recommended_rank !== null)
      .sort((a, b) => place(a) - place(b) || a.recommended_rank! - b.recommended_rank!);
  }

  return {
    name: 'search',
    handlers: {
      searchServices: async ({ params, query, language }) =>
        search(params.keyword, language, query.remoteCounter),

      async searchAndRecord({ body, caller, db, language }) {
        const keyword = body.keyword.trim();
        // Nothing of an anonymous visitor is kept (CAT-28).
        if (body.record && isKnown(caller) && keyword !== '') {
          await db.query(RECORD, [caller.subject, keyword, clock.now()]);
          await db.query(TRIM, [caller.subject]);
        }
        return search(keyword, language, body.remoteCounter);
      },

      searchRecords: async ({ caller, db }) => (isKnown(caller) ? db.query(LIST, [caller.subject]) : []),

      clearSearchRecords: async ({ caller, db }) => ({
        deleted: (await db.query(CLEAR, [caller.subject])).length,
      }),

      recommendedServices: async ({ query, language }) =>
        (await recommended())
          .filter((row) => isOffered(row, query.remoteCounter))
          .slice(0, query.size)
          .map(wireIn(language, catalogue).serviceSummary),

      async hotServices({ query, language }) {
        const { services } = catalogue.snapshot;
        const used = (await hotIds()).flatMap((id) => services.get(id) ?? []);
        // A new city has no use to count yet: what it recommends stands in.
        return [...new Set([...used, ...(await recommended())])]
          .filter((row) => isOffered(row, query.remoteCounter))
          .slice(0, Math.min(query.size, MOST_HOT))
          .map(wireIn(language, catalogue).serviceSummary);
      },
    },
  };
}
