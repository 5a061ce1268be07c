import { faultOf } from '../../diagnostics/fault';
import type { Deps, ServerModule } from '../../module-api/module';
import { wireIn, type Catalogue, type ServiceRow } from '../catalogue';
import { hotServiceIds } from './hot-services';
import { isOffered } from './is-offered';
import { lifeEvent } from './life-events';
import { recordCalls } from './record-calls';
import { searchIn } from './search';

/** A list to glance at, not a catalogue (CAT-60). */
const MOST_HOT = 10;

/** Search by keyword, search history, hot and recommended services (API-30, API-51 to API-56). */
export function searchModule(deps: Deps, catalogue: Catalogue): ServerModule {
  const { clock, log } = deps;
  const search = searchIn(catalogue);
  const hotIds = hotServiceIds(deps);

  /** Services that the city recommends, the most used first. */
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
      ...recordCalls(clock, search),

      lifeEvent: async ({ params, query, language }) =>
        lifeEvent(catalogue, params.code, { language, remoteCounter: query.remoteCounter }),

      recommendedServices: async ({ query, language }) =>
        (await recommended())
          .filter((row) => isOffered(catalogue, row, query.remoteCounter))
          .slice(0, query.size)
          .map(wireIn(language, catalogue).serviceSummary),

      async hotServices({ query, language }) {
        const { services } = catalogue.snapshot;
        const used = (await hotIds()).flatMap((id) => services.get(id) ?? []);
        // A new city has no usage to count yet: its recommendations stand in.
        return [...new Set([...used, ...(await recommended())])]
          .filter((row) => isOffered(catalogue, row, query.remoteCounter))
          .slice(0, Math.min(query.size, MOST_HOT))
          .map(wireIn(language, catalogue).serviceSummary);
      },
    },
    // Reads the catalogue and the dictionaries before the first person searches.
    start() {
      search.prepare().catch((error: unknown) => log.error({ fault: faultOf(error) }, 'search not prepared'));
      return () => undefined;
    },
  };
}
