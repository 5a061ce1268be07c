import type { Language, MyTicket, WaitingInfo } from '@vez/shared/contracts';
import { toWireDate } from '@vez/shared/dates';
import { statement, type Queryable } from '../../db/db';
import type { CallerIdentity, Clock } from '../../module';
import { nameIn } from '../../texts';
import type { Catalogue } from '../catalogue';
import { favouriteOwners } from '../favourites';
import { aheadOf, figuresOf } from '../line';
import type { IdentityVault } from './identity-number';
import { isCancellable, isEditable, progressOf } from './standing';
import type { TicketCodes } from './ticket-code';
import type { TicketRow } from './ticket-row';

const FAVOURITE_OF = statement(
  'ticket-favourite-of',
  'SELECT id FROM favourite WHERE owner = ANY ($1) AND service_id = $2 AND location_id = $3',
);

/** A row as its owner reads it (DAT-36 to DAT-42). */
export type TicketWire = (
  db: Queryable,
  row: TicketRow,
  language: Language,
  caller: CallerIdentity,
) => Promise<MyTicket>;

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
const maskIdNumber = (text: string) => `${text.slice(0, 1)}••••${text.slice(-2)}`;

/** Counts and progress alone, so that it tells nothing about a person (API-33). */
export async function waitingInfoOf(db: Queryable, row: TicketRow, now: Date): Promise<WaitingInfo> {
  const queue = { serviceId: row.service_id, locationId: row.location_id };
  const { notCheckedIn, openCounters } = await figuresOf(db, queue, now);
  const progress = progressOf(row, now);
  return {
    ticketId: row.id,
    waitCount: progress === 'waiting' ? await aheadOf(db, row, now) : 0,
    notCheckInCount: notCheckedIn,
    openCounter: openCounters,
    progress,
    counterName: row.counter_name,
    updatedAt: now.toISOString(),
  };
}

export function createTicketWire(
  { clock }: { clock: Clock },
  { catalogue, vault, codes, videoRoomUrl }: TicketWireSettings,
): TicketWire {
  const ticketOf = (row: TicketRow, progress: WaitingInfo['progress'], language: Language) => {
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
      identifyNo: row.identify_cipher === null ? '' : maskIdNumber(vault.open(row.identify_cipher)),
      mobNum: row.mob_num ?? '',
      mobArea: row.mob_area ?? '',
      qrcodeImg: codes.write(row.id, row.day),
      businessCode: row.business_code,
      jettonInfo: {
        area: nameIn(point.area, language),
        subArea: nameIn(point.sub_area, language),
        htmlText: nameIn(service.notice, language),
      },
    };
  };

  return async (db, row, language, caller) => {
    const { service, location, department } = catalogue.point(row.service_id, row.location_id);
    const now = clock.now();
    const { waitCount, notCheckInCount, openCounter, progress, counterName } = await waitingInfoOf(
      db,
      row,
      now,
    );
    const [favourite] = await db.query<{ id: string }>(FAVOURITE_OF, [
      favouriteOwners(caller),
      row.service_id,
      row.location_id,
    ]);
    return {
      ticket: ticketOf(row, progress, language),
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
      favouriteId: favourite?.id ?? null,
      checkedIn: row.checked_in_at !== null,
      priority: row.priority,
      remoteCounter: location.remote_counter,
      ...(location.remote_counter && videoRoomUrl !== undefined
        ? { joinUrl: videoRoomUrl.replace('{ticket}', encodeURIComponent(row.uid)) }
        : {}),
    };
  };
}
