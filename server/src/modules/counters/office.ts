import { cityDay } from '../../city/city';
import { statement, type Queryable, type Tables } from '../../db/db';
import type { CallerIdentity } from '../../module-api/module';
import type { Catalogue } from '../catalogue';
import { pointsFor } from './own-queues';

type TicketRow = Tables['ticket'];

/** What a caller serves at one office: its services. */
export interface Office {
  locationId: number;
  services: number[];
}

/** @throws NotFound for no office of the city, Forbidden where nothing there is the caller's */
export const officeFor = (catalogue: Catalogue, caller: CallerIdentity, locationId: number): Office => ({
  locationId,
  services: pointsFor(catalogue, caller, locationId).map(({ service }) => service.id),
});

const LOCK_OFFICE = statement('counter-lock-office', 'SELECT pg_advisory_xact_lock(hashtextextended($1, 5))');
const AT_COUNTER = statement(
  'counter-visits',
  `SELECT * FROM ticket WHERE day = :day AND location_id = :location AND service_id = ANY(:services)
     AND progress = 'called' AND parked_at IS NULL AND counter_name = :counter ORDER BY called_at DESC, id`,
);

/** Serialises the calls of one office, so that a counter never has two people and no two counters take one. */
export const lockOffice = (db: Queryable, locationId: number) =>
  db.query(LOCK_OFFICE, [`visits:${locationId}`]);

/** Who was called to a counter and is not finished; the last call first. */
export const visitsAtCounter = (
  db: Queryable,
  { locationId, services }: Office,
  counter: string,
  now: Date,
): Promise<TicketRow[]> =>
  db.query(AT_COUNTER, { day: cityDay(now), location: locationId, services, counter });
