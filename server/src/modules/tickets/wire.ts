import type { Language, MyTicket, WaitingInfo } from '@vez/shared/contracts';
import { toWireDate } from '@vez/shared/dates';
import { statement, type Queryable } from '../../db/db';
import type { CallerIdentity, Clock } from '../../module';
import { nameIn } from '../../texts';
import type { Catalogue } from '../catalogue';
import { favouriteOwners } from '../favourites';
import { figuresOfEach, peopleAhead } from '../queue';
import type { IdentityVault } from './identity-number';
import { isCancellable, isEditable, progressOf, rejoinSeconds } from './ticket-status';
import type { TicketCodes } from './ticket-code';
import type { TicketRow } from './ticket-row';

const FAVOURITES_OF = statement(
  'ticket-favourites-of',
  `SELECT f.id, f.owner, f.service_id, f.location_id
   FROM unnest($1::text[], $2::int[], $3::int[]) AS of(owner, service_id, location_id)
   JOIN favourite f USING (owner, service_id, location_id)`,
);

/** A row, and who is told of it in which language. */
export interface TicketView {
  row: TicketRow;
  language: Language;
  caller: CallerIdentity;
  /** Its counts, where they are known already. */
  info?: WaitingInfo;
}

/** Rows as their owners read them (DAT-36 to DAT-42), in their order. */
export type TicketWire = (db: Queryable, tickets: TicketView[]) => Promise<MyTicket[]>;

export interface TicketWireSettings {
  catalogue: Catalogue;
  vault: IdentityVault;
  codes: TicketCodes;
  /** Where remote counters are joined by video, with `{ticket}` for the ticket's code; none by default. */
  videoRoomUrl?: string | undefined;
}

const STATE = { treated: 'TREATED', absent: 'ABSENT' } as const;
const stateOf = (progress: WaitingInfo['progress']) =>
  progress === 'treated' || progress === 'absent' ? STATE[progress] : ('NORMAL' as const);

/** First letter and last two: enough for its owner to know it again. */
const maskIdNumber = (text: string | undefined) =>
  text === undefined ? '' : `${text.slice(0, 1)}••••${text.slice(-2)}`;

const queueOf = ({ service_id, location_id }: TicketRow) => ({
  serviceId: service_id,
  locationId: location_id,
});

/** Counts and progress alone, so that they tell nothing about a person (API-33). */
export async function waitingInfosOf(db: Queryable, rows: TicketRow[], now: Date): Promise<WaitingInfo[]> {
  const waiting = rows.filter((row) => progressOf(row, now) === 'waiting');
  const figures = await figuresOfEach(db, rows.map(queueOf), now);
  const ahead = await peopleAhead(db, waiting, figures, now);
  return rows.map((row) => {
    const { notCheckedIn, openCounters } = figures(queueOf(row));
    const progress = progressOf(row, now);
    return {
      ticketId: row.id,
      waitCount: progress === 'waiting' ? (ahead.get(row.id) ?? 0) : 0,
      notCheckInCount: notCheckedIn,
      openCounter: openCounters,
      progress,
      counterName: row.counter_name,
      updatedAt: now.toISOString(),
      rejoinSeconds: rejoinSeconds(row, now),
    };
  });
}

/** The counts of tickets, those that are known already and those that are not. */
async function infosOf(
  db: Queryable,
  tickets: TicketView[],
  now: Date,
): Promise<(ticket: TicketView) => WaitingInfo> {
  const rows = tickets.filter(({ info }) => info === undefined).map(({ row }) => row);
  const counted = rows.length === 0 ? [] : await waitingInfosOf(db, rows, now);
  const byId = new Map(counted.map((info) => [info.ticketId, info]));
  return ({ info, row }) => info ?? byId.get(row.id)!;
}

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
async function favouritesOf(
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

export function createTicketWire(
  { clock }: { clock: Clock },
  { catalogue, vault, codes, videoRoomUrl }: TicketWireSettings,
): TicketWire {
  const ticketOf = (
    row: TicketRow,
    progress: WaitingInfo['progress'],
    language: Language,
    qrcodeImg: string,
  ) => {
    const { row: point, service } = catalogue.point(row.service_id, row.location_id);
    return {
      id: row.id,
      uid: row.uid,
      jettonCode: row.jetton_code,
      ticketType: row.type,
      ticketState: stateOf(progress),
      bookingDate: row.type === 'QUEUE' ? '' : toWireDate(row.day),
      bookingTime: row.booking_time,
      ticketDate: toWireDate(row.day),
      identifyNo: maskIdNumber(row.identify_cipher === null ? undefined : vault.open(row.identify_cipher)),
      mobNum: row.mob_num ?? '',
      mobArea: row.mob_area ?? '',
      qrcodeImg,
      businessCode: row.business_code,
      jettonInfo: {
        area: nameIn(point.area, language),
        subArea: nameIn(point.sub_area, language),
        htmlText: nameIn(service.notice, language),
      },
    };
  };

  const myTicketOf = (
    { row, language }: TicketView,
    info: WaitingInfo,
    favouriteId: string | null,
    qrcodeImg: string,
    now: Date,
  ): MyTicket => {
    const { waitCount, notCheckInCount, openCounter, progress, counterName } = info;
    const { service, location, department } = catalogue.point(row.service_id, row.location_id);
    return {
      ticket: ticketOf(row, progress, language, qrcodeImg),
      serviceId: service.id,
      locationId: location.id,
      departmentId: department.id,
      serviceName: nameIn(service.name, language),
      departmentName: nameIn(department.name, language),
      locationName: nameIn(location.name, language),
      locationAddress: nameIn(location.address, language),
      latitude: location.latitude,
      longitude: location.longitude,
      waitCount,
      notCheckInCount,
      openCounter,
      progress,
      counterName,
      appliedAt: row.created_at.toISOString(),
      cntToAlert: row.cnt_to_alert,
      editable: isEditable(row, now),
      cancellable: isCancellable(row, now),
      favouriteId,
      checkedIn: row.checked_in_at !== null,
      priority: row.priority,
      rejoinSeconds: info.rejoinSeconds,
      remoteCounter: location.remote_counter,
      ...(location.remote_counter && videoRoomUrl !== undefined
        ? { joinUrl: videoRoomUrl.replace('{ticket}', encodeURIComponent(row.uid)) }
        : {}),
    };
  };

  return async (db, tickets) => {
    if (tickets.length === 0) return [];
    const now = clock.now();
    const [infoOf, favouriteOf, qrCodes] = await Promise.all([
      infosOf(db, tickets, now),
      favouritesOf(db, tickets),
      Promise.all(tickets.map(({ row }) => codes.write(row.id, row.day))),
    ]);
    return tickets.map((ticket, at) =>
      myTicketOf(ticket, infoOf(ticket), favouriteOf(ticket), qrCodes[at]!, now),
    );
  };
}
