import { cityDay } from '@vez/shared/dates';
import { statement } from '../../db/db';
import type { Handlers } from '../../module-api/module';
import { nameIn } from '../../texts/texts';
import { officeFor } from './office';
import type { VisitDeps } from './visit-deps';

/** As many rows as a display shows. */
const MOST_CALLS = 8;

const CALLS = statement(
  'visits-board',
  `SELECT t.* FROM unnest(:services::int[]) AS q(service) CROSS JOIN LATERAL (
     SELECT id, service_id, jetton_code, counter_name, called_at AS "called_at!" FROM ticket
     WHERE service_id = q.service AND location_id = :location AND day = :day AND called_at IS NOT NULL
       AND progress IN ('called', 'treated', 'absent')
     ORDER BY called_at DESC LIMIT ${MOST_CALLS}) AS t
   ORDER BY "called_at!" DESC, id LIMIT ${MOST_CALLS}`,
);

/** What a display shows: nothing of a person. */
export const boardCalls = ({ clock, catalogue, codes }: VisitDeps) =>
  ({
    async board({ query, db, caller, language }) {
      const now = clock.now();
      const { locationId: location, services } = officeFor(catalogue, caller, query.locationId);
      const rows = await db.query(CALLS, { location, services, day: cityDay(now) });
      return {
        at: now.toISOString(),
        calls: rows.map((row) => ({
          jettonCode: row.jetton_code,
          counter: row.counter_name,
          serviceName: nameIn(catalogue.snapshot.services.get(row.service_id)?.name, language),
          calledAt: row.called_at.toISOString(),
        })),
      };
    },

    codeKeys: async () => codes.publicKeys(),
  }) satisfies Handlers;
