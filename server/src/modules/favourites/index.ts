import { randomUUID } from 'node:crypto';
import type { Favourite, Language } from '@vez/shared/contracts';
import { statement, type Queryable, type Tables } from '../../db/db';
import type { CallerIdentity, Deps, ServerModule } from '../../module';
import { NotFound } from '../../refusal';
import { nameIn } from '../../texts';
import { pointProblem, type Catalogue } from '../catalogue';
import { favouriteOwners } from './owner';

export { favouriteOwners } from './owner';

/** A service at its place is listed once, also where both names of its owner keep it. */
const LIST = statement(
  'favourites',
  `SELECT * FROM (
     SELECT DISTINCT ON (service_id, location_id) * FROM favourite WHERE owner = ANY ($1)
     ORDER BY service_id, location_id, created_at DESC
   ) AS kept ORDER BY created_at DESC LIMIT $2`,
);
const FIND = statement('favourite', 'SELECT * FROM favourite WHERE owner = ANY ($1) AND id = $2');
const ADD = statement(
  'favourite-add',
  `INSERT INTO favourite (id, owner, service_id, location_id, type, created_at) VALUES ($1, $2, $3, $4, $5, $6)
   ON CONFLICT (owner, service_id, location_id) DO UPDATE SET type = EXCLUDED.type RETURNING *`,
);
const DROP = statement(
  'favourite-drop',
  `DELETE FROM favourite USING favourite AS named
   WHERE named.owner = ANY ($1) AND named.id = $2 AND favourite.owner = ANY ($1)
     AND favourite.service_id = named.service_id AND favourite.location_id = named.location_id
   RETURNING favourite.id`,
);

type FavouriteRow = Pick<Tables['favourite'], 'id' | 'service_id' | 'location_id' | 'type'>;

/** Services at a place that somebody keeps at hand (API-41 to API-46, DAT-44 to DAT-46). */
export function favouritesModule({ clock }: Deps, catalogue: Catalogue): ServerModule {
  const check = (serviceId: number, locationId: number) => {
    const problem = pointProblem(catalogue, serviceId, locationId);
    return { valid: problem === '', problem };
  };

  /** The database keeps services and places that a favourite names, also where they are no longer joined. */
  const favouriteIn =
    (language: Language) =>
    (row: FavouriteRow): Favourite[] => {
      const service = catalogue.snapshot.services.get(row.service_id);
      const location = catalogue.snapshot.locations.get(row.location_id);
      if (service === undefined || location === undefined) return [];
      const department = catalogue.departmentOf(service);
      const serviceName = nameIn(service.name, language);
      const locationName = nameIn(location.name, language);
      return [
        {
          id: row.id,
          serviceId: service.id,
          locationId: location.id,
          serviceName,
          locationName,
          type: row.type,
          uiServiceName: nameIn(service.ui_name, language) || serviceName,
          uiLocationName: locationName,
          departmentId: department.id,
          departmentCode: department.code,
          departmentName: nameIn(department.name, language),
          validity: check(service.id, location.id).valid,
        },
      ];
    };

  async function own(db: Queryable, caller: CallerIdentity, id: string) {
    const [row] = await db.query(FIND, [favouriteOwners(caller), id]);
    if (row === undefined) throw new NotFound();
    return row;
  }
  const one = (row: FavouriteRow, language: Language) => {
    const [favourite] = favouriteIn(language)(row);
    if (favourite === undefined) throw new NotFound();
    return favourite;
  };

  return {
    name: 'favourites',
    handlers: {
      async favourites({ query, caller, db, language }) {
        const rows = await db.query(LIST, [favouriteOwners(caller), query.size]);
        return rows.flatMap(favouriteIn(language));
      },
      favouriteById: async ({ params, caller, db, language }) =>
        one(await own(db, caller, params.id), language),

      async addFavourite({ body, caller, db, language }) {
        const { service, location } = catalogue.point(body.serviceId, body.locationId);
        // On the wire a favourite says `reservation` where a ticket says `RESERCATION` (decision 47).
        const type = body.ticketType === 'QUEUE' ? 'QUEUE' : 'reservation';
        const [owner] = favouriteOwners(caller);
        const values = [randomUUID(), owner, service.id, location.id, type, clock.now()] as const;
        const [row] = await db.query(ADD, values);
        return one(row!, language);
      },
      async removeFavourite({ params, caller, db }) {
        const dropped = await db.query(DROP, [favouriteOwners(caller), params.id]);
        if (dropped.length === 0) throw new NotFound();
        return { removed: true };
      },

      async checkFavourite({ params, caller, db }) {
        const { service_id, location_id } = await own(db, caller, params.id);
        return check(service_id, location_id);
      },
      checkServiceAtLocation: async ({ params }) => check(params.serviceId, params.locationId),
    },
  };
}
