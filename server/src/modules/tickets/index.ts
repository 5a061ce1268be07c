import { randomUUID } from 'node:crypto';
import type { Language, MyTicket } from '@vez/shared/contracts';
import { addDays, cityDay } from '@vez/shared/dates';
import { statement, type Queryable } from '../../db/db';
import type { CallerIdentity, Deps, ServerModule } from '../../module';
import { NotFound, Refusal } from '../../refusal';
import { nameIn } from '../../texts';
import { wireIn, type Catalogue } from '../catalogue';
import { freePlaceLater } from '../places';
import type { IdentityVault } from './identity-number';
import { findOwn, type TicketRow } from './ticket-rows';
import { myTicketOf, waitingInfoOf } from './wire';

export { createIdentityVault, type IdentityVault } from './identity-number';
export {
  checkMostActive,
  findOwn,
  insertTicket,
  MOST_ACTIVE,
  updateBooking,
  type NewTicket,
  type TicketRow,
} from './ticket-rows';
export { waitingInfoOf } from './wire';

/** A row as its owner reads it, favourites looked up. */
export type TicketWire = (
  db: Queryable,
  row: TicketRow,
  language: Language,
  caller: CallerIdentity,
) => Promise<MyTicket>;

export interface TicketSettings {
  catalogue: Catalogue;
  vault: IdentityVault;
  freedDelaySeconds: number;
}

/** How long finished tickets stay in the list. */
const KEPT_DAYS = 30;

const LIST = statement(
  'tickets-list',
  `SELECT * FROM ticket
   WHERE ((mob_area = $1 AND mob_num = $2) OR euid = $3) AND progress <> 'cancelled' AND day >= $4
   ORDER BY day DESC, created_at DESC LIMIT $5`,
);
const COUNT = statement(
  'tickets-count',
  `SELECT count(*) AS count FROM ticket
   WHERE ((mob_area = $1 AND mob_num = $2) OR euid = $3)
     AND progress IN ('booked', 'waiting', 'called') AND day >= $4`,
);
const CANCEL = statement('ticket-cancel', "UPDATE ticket SET progress = 'cancelled' WHERE id = $1");
const CHECK_IN = statement(
  'ticket-check-in',
  `UPDATE ticket SET checked_in_at = coalesce(checked_in_at, $2) WHERE id = $1 RETURNING *`,
);
const BIND = statement(
  'ticket-bind',
  'UPDATE ticket SET mob_area = $2, mob_num = $3, euid = $4 WHERE id = $1 AND mob_num IS NULL RETURNING *',
);
const FIND = statement('ticket-find', 'SELECT * FROM ticket WHERE id = $1');
const MEMO = statement(
  'ticket-memo',
  'UPDATE ticket SET business_code = $2 WHERE id = $1 RETURNING business_code',
);

const FAVOURITES = statement(
  'favourites',
  'SELECT * FROM favourite WHERE owner = $1 ORDER BY created_at DESC LIMIT $2',
);
const FAVOURITE = statement('favourite', 'SELECT * FROM favourite WHERE owner = $1 AND id = $2');
const FAVOURITE_OF = statement(
  'favourite-of',
  'SELECT id FROM favourite WHERE owner = $1 AND service_id = $2 AND location_id = $3',
);
const ADD_FAVOURITE = statement(
  'favourite-add',
  `INSERT INTO favourite (id, owner, service_id, location_id, type, created_at) VALUES ($1, $2, $3, $4, $5, $6)
   ON CONFLICT (owner, service_id, location_id) DO UPDATE SET type = EXCLUDED.type RETURNING *`,
);
const DROP_FAVOURITE = statement(
  'favourite-drop',
  'DELETE FROM favourite WHERE owner = $1 AND id = $2 RETURNING id',
);
const RECENT = statement(
  'recently-used',
  `SELECT service_id, location_id, max(created_at) AS used_at FROM ticket
   WHERE (mob_area = $1 AND mob_num = $2) OR euid = $3
   GROUP BY service_id, location_id ORDER BY used_at DESC, service_id LIMIT $4 OFFSET $5`,
);

interface FavouriteRow {
  id: string;
  service_id: number;
  location_id: number;
  type: string;
}

const ownerOf = ({ mobile, euid }: CallerIdentity) => [
  mobile?.area ?? null,
  mobile?.number ?? null,
  euid ?? null,
];
const QR = /^VEZ:[0-9A-Z-]+:([0-9a-f-]{36})$/;

export function createTicketWire({ clock }: Deps, { catalogue, vault }: TicketSettings): TicketWire {
  return async (db, row, language, caller) => {
    const [favourite] = await db.query<{ id: string }>(FAVOURITE_OF, [
      caller.subject,
      row.service_id,
      row.location_id,
    ]);
    return myTicketOf(db, catalogue, vault, row, language, clock.now(), favourite?.id ?? null);
  };
}

/** Keeping tickets and favourites (API-28, API-33, API-38 to API-50). */
export function ticketsModule(deps: Deps, settings: TicketSettings, wire: TicketWire): ServerModule {
  const { catalogue } = settings;
  const { clock } = deps;

  const own = async (db: Queryable, caller: CallerIdentity, id: string, lock = false) => {
    const row = await findOwn(db, caller, id, lock);
    if (row === undefined) throw new NotFound();
    return row;
  };

  function problemAt(serviceId: number, locationId: number) {
    if (!catalogue.snapshot.services.has(serviceId)) return 'serviceInvalid' as const;
    if (!catalogue.snapshot.locations.has(locationId)) return 'locationInvalid' as const;
    if (!catalogue.snapshot.points.has(`${serviceId}:${locationId}`)) return 'serviceInvalid' as const;
    const { row, location, department } = catalogue.point(serviceId, locationId);
    if (department.suspended) return 'departmentInvalid' as const;
    if (location.suspended) return 'locationInvalid' as const;
    if (location.remote_counter && !department.remote_counter) return 'remoteCounterDisabled' as const;
    return row.queue_paused && !row.booking_open ? ('servicePaused' as const) : ('' as const);
  }
  const check = (serviceId: number, locationId: number) => {
    const problem = problemAt(serviceId, locationId);
    return { valid: problem === '', problem };
  };

  const favouriteIn = (language: Language) => (row: FavouriteRow) => {
    const { service, location, department } = catalogue.point(row.service_id, row.location_id);
    const serviceName = nameIn(service.name, language);
    const locationName = nameIn(location.name, language);
    return {
      id: row.id,
      serviceId: service.id,
      locationId: location.id,
      serviceName,
      locationName,
      type: row.type === 'QUEUE' ? ('QUEUE' as const) : ('reservation' as const),
      uiServiceName: serviceName,
      uiLocationName: locationName,
      departmentId: department.id,
      departmentCode: department.code,
      departmentName: nameIn(department.name, language),
      validity: check(service.id, location.id).valid,
    };
  };
  const ownFavourite = async (db: Queryable, caller: CallerIdentity, id: string) => {
    const [row] = await db.query<FavouriteRow>(FAVOURITE, [caller.subject, id]);
    if (row === undefined) throw new NotFound();
    return row;
  };

  return {
    name: 'tickets',
    handlers: {
      async tickets({ query, caller, db, language }) {
        const since = addDays(cityDay(clock.now()), -KEPT_DAYS);
        const rows = await db.query<TicketRow>(LIST, [...ownerOf(caller), since, query.size]);
        const all = await Promise.all(rows.map((row) => wire(db, row, language, caller)));
        return {
          queueTickets: all.filter(({ ticket }) => ticket.ticketType === 'QUEUE'),
          bookingTickets: all.filter(({ ticket }) => ticket.ticketType !== 'QUEUE'),
        };
      },

      ticketById: async ({ params, caller, db, language }) =>
        wire(db, await own(db, caller, params.id), language, caller),

      waitingInfoOfTicket: async ({ params, caller, db }) =>
        waitingInfoOf(db, await own(db, caller, params.id), clock.now()),

      async cancelTicket({ params, caller, db }) {
        const row = await own(db, caller, params.id, true);
        if (row.progress === 'cancelled') return { cancelled: true };
        const now = clock.now();
        if (!['booked', 'waiting'].includes(row.progress) || row.day < cityDay(now)) {
          throw new Refusal('ticketNotCancellable');
        }
        await db.query(CANCEL, [row.id]);
        if (row.type !== 'QUEUE') {
          const { service_id: serviceId, location_id: locationId, day, booking_time: time } = row;
          await freePlaceLater(db, { serviceId, locationId, day, time }, now, settings.freedDelaySeconds);
        }
        return { cancelled: true };
      },

      async checkIn({ params, caller, db }) {
        const row = await own(db, caller, params.id, true);
        const now = clock.now();
        if (row.progress !== 'waiting' || row.day !== cityDay(now)) throw new Refusal('ticketNotActive');
        const [checkedIn] = await db.query<TicketRow>(CHECK_IN, [row.id, now]);
        return waitingInfoOf(db, checkedIn!, now);
      },

      async ticketCount({ caller, db }) {
        if (caller.kind === 'anonymous') return { count: 0 };
        const [active] = await db.query<{ count: number }>(COUNT, [...ownerOf(caller), cityDay(clock.now())]);
        return { count: active!.count };
      },

      async registerTicket({ body, caller, db, language }) {
        if (caller.mobile?.area !== body.mobArea || caller.mobile.number !== body.mobNum) {
          throw new Refusal('mobileNotVerified', 403);
        }
        const [, id] = QR.exec(body.qrcodeContent.trim()) ?? [];
        if (id === undefined) throw new Refusal('qrCodeNotRecognised', 422);
        const [found] = await db.query<TicketRow>(FIND, [id]);
        const isRight = found !== undefined && body.qrcodeContent.trim() === `VEZ:${found.uid}:${found.id}`;
        if (!isRight || found.day < cityDay(clock.now())) throw new Refusal('ticketExpired', 422);
        if (found.mob_area === body.mobArea && found.mob_num === body.mobNum) {
          return wire(db, found, language, caller);
        }
        const [bound] = await db.query<TicketRow>(BIND, [id, body.mobArea, body.mobNum, caller.euid ?? null]);
        if (bound === undefined) throw new Refusal('ticketBound');
        return wire(db, bound, language, caller);
      },

      async addMemo({ body, caller, db, language }) {
        const row = await own(db, caller, body.ticketId, true);
        const { service } = catalogue.point(row.service_id, row.location_id);
        const memo = `${service.code} ${nameIn(service.name, language)}`;
        const [kept] = await db.query<{ business_code: string }>(MEMO, [row.id, memo]);
        return { businessCode: kept!.business_code };
      },
      async removeMemo({ params, caller, db }) {
        const row = await own(db, caller, params.id, true);
        await db.query(MEMO, [row.id, '']);
        return { businessCode: '' };
      },

      async favourites({ query, caller, db, language }) {
        const rows = await db.query<FavouriteRow>(FAVOURITES, [caller.subject, query.size]);
        return rows.map(favouriteIn(language));
      },
      favouriteById: async ({ params, caller, db, language }) =>
        favouriteIn(language)(await ownFavourite(db, caller, params.id)),
      async addFavourite({ body, caller, db, language }) {
        catalogue.point(body.serviceId, body.locationId);
        const type = body.ticketType === 'QUEUE' ? 'QUEUE' : 'reservation';
        const values = [randomUUID(), caller.subject, body.serviceId, body.locationId, type, clock.now()];
        const [row] = await db.query<FavouriteRow>(ADD_FAVOURITE, values);
        return favouriteIn(language)(row!);
      },
      async removeFavourite({ params, caller, db }) {
        const dropped = await db.query(DROP_FAVOURITE, [caller.subject, params.id]);
        if (dropped.length === 0) throw new NotFound();
        return { removed: true };
      },
      async checkFavourite({ params, caller, db }) {
        const { service_id, location_id } = await ownFavourite(db, caller, params.id);
        return check(service_id, location_id);
      },
      checkServiceAtLocation: async ({ params }) => check(params.serviceId, params.locationId),

      async recentlyUsed({ query, caller, db, language }) {
        const rows = await db.query<{ service_id: number; location_id: number; used_at: Date }>(RECENT, [
          ...ownerOf(caller),
          query.size,
          query.page * query.size,
        ]);
        return rows.map(({ service_id, location_id, used_at }) => {
          const { service, location } = catalogue.point(service_id, location_id);
          return {
            service: wireIn(language, catalogue).serviceSummary(service),
            locationId: location.id,
            locationName: nameIn(location.name, language),
            validity: check(service_id, location_id).valid,
            usedAt: used_at.toISOString(),
          };
        });
      },
    },
  };
}
