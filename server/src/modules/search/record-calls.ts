import type { Clock } from '../../db/clock';
import { statement } from '../../db/db';
import type { CallerIdentity, Handlers } from '../../module-api/module';
import type { Search } from './search';

const RECORD = statement(
  'search-record',
  `INSERT INTO search_record (owner, keyword, searched_at) VALUES (kept_name(:owner), :keyword, :now)
   ON CONFLICT (owner, keyword) DO UPDATE SET searched_at = EXCLUDED.searched_at`,
);
/** The history keeps ten (CAT-24). */
const TRIM = statement(
  'search-trim',
  `DELETE FROM search_record WHERE owner IN (:owner, token(:owner)) AND keyword NOT IN
     (SELECT keyword FROM search_record WHERE owner IN (:owner, token(:owner)) ORDER BY searched_at DESC LIMIT 10)`,
);
const LIST = statement(
  'search-list',
  `SELECT keyword FROM search_record WHERE owner IN (:owner, token(:owner))
   ORDER BY searched_at DESC LIMIT 10`,
);
const CLEAR = statement(
  'search-clear',
  'DELETE FROM search_record WHERE owner IN (:owner, token(:owner)) RETURNING keyword',
);

const isKnown = (caller: CallerIdentity) => caller.kind !== 'anonymous';

/** A caller's search history (API-53, API-55, API-56). */
export const recordCalls = (clock: Clock, search: Search) =>
  ({
    async searchAndRecord({ body, caller, db, language }) {
      const keyword = body.keyword.trim();
      // No search of an anonymous visitor is stored (CAT-28).
      if (body.record && isKnown(caller) && keyword !== '') {
        await db.query(RECORD, { owner: caller.subject, keyword, now: clock.now() });
        await db.query(TRIM, { owner: caller.subject });
      }
      return search(keyword, language, body.remoteCounter);
    },

    searchRecords: async ({ caller, db }) =>
      isKnown(caller) ? db.query(LIST, { owner: caller.subject }) : [],

    clearSearchRecords: async ({ caller, db }) => ({
      deleted: (await db.query(CLEAR, { owner: caller.subject })).length,
    }),
  }) satisfies Handlers;
