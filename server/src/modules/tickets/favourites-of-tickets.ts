import { statement, type Queryable } from '../../db/db';
import { favouriteOwners } from '../favourites';
import type { TicketView } from './ticket-view';

const FAVOURITES_OF = statement(
  'ticket-favourites-of',
  `SELECT f.id, f.owner, f.service_id, f.location_id
   FROM unnest(:owners::text[], token(:owners)::text[], :services::int[], :locations::int[])
     AS of(owner, token, service_id, location_id)
   JOIN favourite f ON f.owner IN (of.owner, of.token) AND f.service_id = of.service_id
     AND f.location_id = of.location_id`,
);

interface Kept {
  owner: string;
  service_id: number;
  location_id: number;
}
const favouriteKey = ({ owner, service_id, location_id }: Kept) => `${owner}:${service_id}:${location_id}`;

/** A caller's favourite may be kept under each of their names. */
const favouritesOfTicket = ({ caller, row: { service_id, location_id } }: TicketView): Kept[] =>
  favouriteOwners(caller).map((owner) => ({ owner, service_id, location_id }));

/** The ids of the favourites that these tickets are for. */
export async function favouritesOf(
  db: Queryable,
  tickets: TicketView[],
): Promise<(ticket: TicketView) => string | null> {
  const wanted = tickets.flatMap(favouritesOfTicket);
  const rows = await db.query(FAVOURITES_OF, {
    owners: wanted.map(({ owner }) => owner),
    services: wanted.map(({ service_id }) => service_id),
    locations: wanted.map(({ location_id }) => location_id),
  });
  const ids = new Map(rows.map((row) => [favouriteKey(row), row.id]));
  return (ticket) => {
    const kept = favouritesOfTicket(ticket).find((favourite) => ids.has(favouriteKey(favourite)));
    return kept === undefined ? null : ids.get(favouriteKey(kept))!;
  };
}
