import { statement } from '../../db/db';
import type { Handlers } from '../../module-api/module';
import { nameIn } from '../../texts/texts';
import { pointProblem, wireIn, type Catalogue } from '../catalogue';
import { ownerOf } from './ticket-row';

const RECENT = statement(
  'recently-used',
  `SELECT service_id, location_id, max(created_at) AS "used_at!" FROM ticket
   WHERE ((mob_area = :area AND mob_num IN (:number, token(:number)) AND NOT corporate) OR euid = :person)
     AND location_id = ANY(:places)
   GROUP BY service_id, location_id ORDER BY used_at DESC, service_id, location_id LIMIT :most OFFSET :skip`,
);

/**
 * The services that the caller used last, wherever a ticket was taken (API-50, CAT-62 to CAT-64). At the remote
 * counter, those used at a hall are invalid and shown greyed.
 */
export const recentlyUsedCalls = (catalogue: Catalogue) =>
  ({
    async recentlyUsed({ query, caller, db, language }) {
      const { page, size, remoteCounter } = query;
      const rows = await db.query(RECENT, {
        ...ownerOf(caller),
        places: [...catalogue.snapshot.locations.keys()],
        most: size,
        skip: page * size,
      });
      const { serviceSummary } = wireIn(language, catalogue);
      return rows.flatMap(({ service_id, location_id, used_at }) => {
        const service = catalogue.snapshot.services.get(service_id);
        const location = catalogue.snapshot.locations.get(location_id);
        if (service === undefined || location === undefined) return [];
        const isByVideo = location.remote_counter && catalogue.departmentOf(service).remote_counter;
        return {
          service: serviceSummary(service),
          locationId: location.id,
          locationName: nameIn(location.name, language),
          validity: (isByVideo || !remoteCounter) && pointProblem(catalogue, service_id, location_id) === '',
          usedAt: used_at.toISOString(),
        };
      });
    },
  }) satisfies Handlers;
