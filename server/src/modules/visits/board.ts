import { cityDay } from '../../city/city';
import { readTogether, statement } from '../../db/db';
import { byKey } from '../../db/outcome';
import type { Handlers } from '../../module-api/module';
import { nameIn, namesIn } from '../../texts/texts';
import { noticesAt } from '../catalogue';
import { departmentOf, officeFor, type Office } from '../counters';
import { hallQueuesNow } from '../queue';
import { ownDevice } from '../staff';
import type { VisitDeps } from './visit-deps';

/** People who are called and not yet at their counter: as many as a display can show. */
const MOST_AWAITED = 24;
/** Calls that are over: the person is at the counter, was served or did not come. */
const MOST_OVER = 8;

/** For each office, for the listed services: `services` are numbers with commas. */
const CALLS = statement(
  'visits-board',
  `SELECT office AS "office!", t.* FROM unnest(:locations::int[], :services::text[])
       WITH ORDINALITY AS o(location, services, office)
   CROSS JOIN LATERAL (
     (SELECT t.*, true AS "awaited!" FROM unnest(string_to_array(o.services, ',')::int[]) AS q(service)
      CROSS JOIN LATERAL (
        SELECT id, service_id AS "service_id!", jetton_code AS "jetton_code!", counter_name AS "counter_name!",
          called_at AS "called_at!", type <> 'QUEUE' AND rejoined_at IS NULL AS "booked!" FROM ticket
        WHERE service_id = q.service AND location_id = o.location AND day = :day AND called_at IS NOT NULL
          AND progress = 'called' AND started_at IS NULL
        ORDER BY called_at DESC LIMIT :mostAwaited) AS t
      ORDER BY "called_at!" DESC, id LIMIT :mostAwaited)
     UNION ALL
     (SELECT t.*, false FROM unnest(string_to_array(o.services, ',')::int[]) AS q(service)
      CROSS JOIN LATERAL (
        SELECT id, service_id AS "service_id!", jetton_code AS "jetton_code!", counter_name AS "counter_name!",
          called_at AS "called_at!", type <> 'QUEUE' AND rejoined_at IS NULL AS "booked!" FROM ticket
        WHERE service_id = q.service AND location_id = o.location AND day = :day AND called_at IS NOT NULL
          AND progress IN ('called', 'treated', 'absent') AND (progress <> 'called' OR started_at IS NOT NULL)
        ORDER BY called_at DESC LIMIT :mostOver) AS t
      ORDER BY "called_at!" DESC, id LIMIT :mostOver)) AS t
   ORDER BY office, "awaited!" DESC, "called_at!" DESC, id`,
);

const keyOf = ({ locationId, services }: Office) => `${locationId}:${services.join()}`;

/** The calls at offices, awaited people first: all displays of an office are notified at the same time, and share one read. */
const readCalls = readTogether(async (db, asked: { office: Office; now: Date }[]) => {
  const offices = [...new Map(asked.map(({ office }) => [keyOf(office), office])).values()];
  const rows = await db.query(CALLS, {
    locations: offices.map(({ locationId }) => locationId),
    services: offices.map(({ services }) => services.join()),
    day: cityDay(asked.at(-1)!.now),
    mostAwaited: MOST_AWAITED,
    mostOver: MOST_OVER,
  });
  const calls = byKey(rows, ({ office }) => keyOf(offices[office - 1]!));
  return asked.map(({ office }) => calls.get(keyOf(office)) ?? []);
});

/** The content of a display: no data of a person. */
export const boardCalls = ({ clock, catalogue, codes }: VisitDeps) =>
  ({
    async board({ query, db, caller, language }) {
      const now = clock.now();
      const whole = officeFor(catalogue, caller, query.locationId);
      const { own, shows } = await ownDevice(db, caller, whole.services, now);
      const office = { ...whole, services: whole.services.filter(shows) };
      const points = office.services.map((serviceId) => catalogue.point(serviceId, office.locationId));
      const [rows, queueNow] = await Promise.all([
        readCalls(db, { office, now }),
        hallQueuesNow(db, catalogue, points, now),
      ]);
      const { services, locations, departments } = catalogue.snapshot;
      // A key may be valid for the whole city.
      const department = departments.get(departmentOf(caller) ?? 0);
      return {
        at: now.toISOString(),
        officeNames: namesIn(locations.get(office.locationId)?.name),
        ...noticesAt(catalogue, office, now),
        ...own,
        ...(department && { departmentNames: namesIn(department.name) }),
        calls: rows.map((row) => {
          const name = services.get(row.service_id)?.name;
          return {
            jettonCode: row.jetton_code,
            counter: row.counter_name,
            serviceName: nameIn(name, language),
            serviceNames: namesIn(name),
            calledAt: row.called_at.toISOString(),
            awaited: row.awaited,
            booked: row.booked,
          };
        }),
        queues: points.map((point) => ({
          serviceId: point.service.id,
          letter: point.row.queue_letter,
          serviceNames: namesIn(point.service.name),
          ...queueNow(point),
        })),
      };
    },

    codeKeys: async () => codes.publicKeys(),
  }) satisfies Handlers;
