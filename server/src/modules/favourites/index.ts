import { randomUUID } from 'node:crypto';
import type { Language } from '@vez/shared/contracts';
import { mobileName } from '@vez/shared/domain';
import { statement, type Queryable } from '../../db/db';
import type { CallerIdentity, Deps, ServerModule } from '../../module-api/module';
import { NotFound } from '../../module-api/refusal';
import type { Catalogue } from '../catalogue';
import { favouriteIn, validityOf, type FavouriteRow } from './favourite-wire';

/**
 * The names that a caller's favourites are stored under; new ones use the first. A person has the same favourites by
 * mobile number and by account, as with tickets (TIX-34, decision 63). A company's contact phone may be anybody's, so
 * a company's favourites belong to its account alone (ACC-07).
 */
export const favouriteOwners = ({ kind, subject, mobile }: CallerIdentity): [string, ...string[]] =>
  mobile === undefined || kind === 'corporate' ? [subject] : [mobileName(mobile), subject];

/** Lists a service at an office once, even if both names of its owner keep it. */
const LIST = statement(
  'favourites',
  `SELECT * FROM (
     SELECT DISTINCT ON (service_id, location_id) * FROM favourite WHERE owner = ANY (:owners::text[] || token(:owners)::text[])
     ORDER BY service_id, location_id, created_at DESC
   ) AS kept ORDER BY created_at DESC LIMIT :most`,
);
const FIND = statement(
  'favourite',
  `SELECT * FROM favourite WHERE owner = ANY (:owners::text[] || token(:owners)::text[]) AND id = :id`,
);
const ADD = statement(
  'favourite-add',
  `INSERT INTO favourite (id, owner, service_id, location_id, type, created_at)
   VALUES (:id, kept_name(:owner), :serviceId, :locationId, :type, :now)
   ON CONFLICT (owner, service_id, location_id) DO UPDATE SET type = EXCLUDED.type RETURNING *`,
);
const DROP = statement(
  'favourite-drop',
  `DELETE FROM favourite USING favourite AS named
   WHERE named.owner = ANY (:owners::text[] || token(:owners)::text[]) AND named.id = :id AND favourite.owner = ANY (:owners::text[] || token(:owners)::text[])
     AND favourite.service_id = named.service_id AND favourite.location_id = named.location_id
   RETURNING favourite.id`,
);

/** Favourites: services at an office (API-41 to API-46, DAT-44 to DAT-46). */
export function favouritesModule({ clock }: Deps, catalogue: Catalogue): ServerModule {
  async function own(db: Queryable, caller: CallerIdentity, id: string) {
    const [row] = await db.query(FIND, { owners: favouriteOwners(caller), id });
    if (row === undefined) throw new NotFound();
    return row;
  }
  const one = (row: FavouriteRow, language: Language) => {
    const favourite = favouriteIn(catalogue, language, row);
    if (favourite === undefined) throw new NotFound();
    return favourite;
  };

  return {
    name: 'favourites',
    handlers: {
      async favourites({ query, caller, db, language }) {
        const rows = await db.query(LIST, { owners: favouriteOwners(caller), most: query.size });
        return rows.flatMap((row) => favouriteIn(catalogue, language, row) ?? []);
      },
      favouriteById: async ({ params, caller, db, language }) =>
        one(await own(db, caller, params.id), language),

      async addFavourite({ body, caller, db, language }) {
        const { service, location } = catalogue.point(body.serviceId, body.locationId);
        // On the wire the type is `reservation` for a favourite, but `RESERCATION` for a ticket (decision 47).
        const type = body.ticketType === 'QUEUE' ? 'QUEUE' : 'reservation';
        const [owner] = favouriteOwners(caller);
        const [row] = await db.query(ADD, {
          id: randomUUID(),
          owner,
          serviceId: service.id,
          locationId: location.id,
          type,
          now: clock.now(),
        });
        return one(row!, language);
      },
      async removeFavourite({ params, caller, db }) {
        const dropped = await db.query(DROP, { owners: favouriteOwners(caller), id: params.id });
        if (dropped.length === 0) throw new NotFound();
        return { removed: true };
      },

      async checkFavourite({ params, caller, db }) {
        const { service_id, location_id } = await own(db, caller, params.id);
        return validityOf(catalogue, service_id, location_id);
      },
      checkServiceAtLocation: async ({ params }) =>
        validityOf(catalogue, params.serviceId, params.locationId),
    },
  };
}
