import { statement, type Queryable } from '../../db/db';
import { favouriteOwners } from '../favourites';
import type { TicketView } from './ticket-view';

const FAVOURITES_OF = statement(
  'ticket-favourites-of',
  `SELECT f.id, f.owner, f.service_id, f.location_id
   FROM unnest($1::text[], $2::int[], $3::int[]) AS of(owner, service_id, location_id)
   JOIN favourite f USING (owner, service_id, location_id)`,
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
  const rows = await db.query(FAVOURITES_OF, [
    wanted.map(({ owner }) => owner),
    wanted.map(({ service_id }) => service_id),
    wanted.map(({ location_id }) => location_id),
  ]);
  const ids = new Map(rows.map((row) => [favouriteKey(row), row.id]));
  return (ticket) => {
    const kept = favouritesOfTicket(ticket).find((favourite) => ids.has(favouriteKey(favourite)));
    return kept === undefined ? null : ids.get(favouriteKey(kept))!;
  };
}
