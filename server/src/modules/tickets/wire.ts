import type { Language, MyTicket, WaitingInfo } from '@vez/shared/contracts';
import { cityDay, toWireDate } from '@vez/shared/dates';
import type { Queryable } from '../../db/db';
import { nameIn } from '../../texts';
import type { Catalogue } from '../catalogue';
import { aheadOf, figuresOf } from '../line';
import type { IdentityVault } from './identity-number';
import type { TicketRow } from './ticket-rows';

/** How a ticket stands; a line that was not called by the end of its day is closed. */
export function progressOf(row: TicketRow, now: Date): WaitingInfo['progress'] {
  const isOver = row.day < cityDay(now);
  if (isOver && (row.progress === 'waiting' || row.progress === 'called')) return 'closed';
  return row.progress;
}

const STATE = { treated: 'TREATED', absent: 'ABSENT' } as const;

/** First letter and last two: enough for its owner to know it again. */
const maskIdNumber = (text: string) => `${text.slice(0, 1)}••••${text.slice(-2)}`;

export async function waitingInfoOf(db: Queryable, row: TicketRow, now: Date): Promise<WaitingInfo> {
  const figures = await figuresOf(db, row.service_id, row.location_id, now);
  const progress = progressOf(row, now);
  return {
    ticketId: row.id,
    waitCount: row.type === 'QUEUE' && progress === 'waiting' ? await aheadOf(db, row) : 0,
    notCheckInCount: figures.notCheckedIn,
    openCounter: figures.openCounters,
    progress,
    counterName: row.counter_name,
    updatedAt: now.toISOString(),
  };
}

/** A ticket as its owner reads it. */
export async function myTicketOf(
  db: Queryable,
  catalogue: Catalogue,
  vault: IdentityVault,
  row: TicketRow,
  language: Language,
  now: Date,
  favouriteId: string | null,
): Promise<MyTicket> {
  const { row: point, service, location, department } = catalogue.point(row.service_id, row.location_id);
  const { waitCount, notCheckInCount, openCounter, progress, counterName } = await waitingInfoOf(
    db,
    row,
    now,
  );
  const isBooking = row.type !== 'QUEUE';
  const isActive = progress === 'booked' || progress === 'waiting';
  const isAhead = row.day > cityDay(now);
  return {
    ticket: {
      id: row.id,
      uid: row.uid,
      jettonCode: row.jetton_code,
      ticketType: row.type,
      ticketState: progress === 'treated' || progress === 'absent' ? STATE[progress] : 'NORMAL',
      bookingDate: isBooking ? toWireDate(row.day) : '',
      bookingTime: row.booking_time,
      ticketDate: toWireDate(row.day),
      identifyNo: row.identify_cipher === null ? '' : maskIdNumber(vault.open(row.identify_cipher)),
      mobNum: row.mob_num ?? '',
      mobArea: row.mob_area ?? '',
      qrcodeImg: `VEZ:${row.uid}:${row.id}`,
      businessCode: row.business_code,
      jettonInfo: {
        area: nameIn(point.area, language),
        subArea: nameIn(point.sub_area, language),
        htmlText: nameIn(service.warning, language),
      },
    },
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
    editable: isBooking && progress === 'booked' && isAhead,
    cancellable: isActive && (!isBooking || row.day >= cityDay(now)),
    favouriteId,
  };
}
