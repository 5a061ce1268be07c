import { cityDay } from '../../city/city';
import { statement, type Queryable, type Tables } from '../../db/db';
import type { CallerIdentity } from '../../module-api/module';
import type { Catalogue } from '../catalogue';
import { pointsFor } from './own-queues';

type TicketRow = Tables['ticket'];

/** The services that a caller serves at one office. */
export interface Office {
  locationId: number;
  services: number[];
}

/** @throws NotFound for an unknown office, Forbidden if the caller serves nothing there */
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

/** Serialises the calls of one office, so that no counter has two people and no ticket is called to two counters. */
export const lockOffice = (db: Queryable, locationId: number) =>
  db.query(LOCK_OFFICE, [`visits:${locationId}`]);

/** Unfinished visits at a counter, the last call first. */
export const visitsAtCounter = (
  db: Queryable,
  { locationId, services }: Office,
  counter: string,
  now: Date,
): Promise<TicketRow[]> =>
  db.query(AT_COUNTER, { day: cityDay(now), location: locationId, services, counter });
