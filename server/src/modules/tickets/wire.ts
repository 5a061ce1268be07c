import type { MyTicket } from '@vez/shared/contracts';
import type { Clock } from '../../db/clock';
import type { Queryable } from '../../db/db';
import { nameIn } from '../../texts/texts';
import { closuresOf } from './closed-booking';
import { comingOf } from './coming';
import { counterPlaceOf } from './counter-place';
import { earlierOf } from './earlier-of-tickets';
import { favouritesOf } from './favourites-of-tickets';
import { ticketOf, type Findings, type TicketWireSettings } from './paper-ticket';
import { accessOf } from './ticket-row';
import { isCancellable, isEditable } from './ticket-status';
import type { TicketView } from './ticket-view';
import { infosOf } from './waiting-infos';

/** Rows in the form for their owners (DAT-36 to DAT-42), in their order. */
export type TicketWire = (db: Queryable, tickets: TicketView[]) => Promise<MyTicket[]>;

/** The ticket with its wait and its owner's possible actions. */
function myTicketOf(view: TicketView, findings: Findings, settings: TicketWireSettings): MyTicket {
  const { row, language } = view;
  const { info, favouriteId, closure, earlier, now } = findings;
  const { waitCount, notCheckInCount, openCounter, progress, counterName } = info;
  const { catalogue, videoRoomUrl } = settings;
  const { service, location, department } = catalogue.point(row.service_id, row.location_id);
  const coming = closure === undefined ? comingOf(row, location, now) : undefined;
  const mayChange = accessOf(row, view.caller) !== 'read';
  return {
    ticket: ticketOf(view, findings, settings),
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
    visitState: info.visitState,
    canCheckIn: mayChange && info.canCheckIn,
    ...(mayChange && info.asksArrival && { asksArrival: true }),
    counterName,
    counterPlace: counterPlaceOf(view, info, catalogue),
    appliedAt: row.created_at.toISOString(),
    cntToAlert: row.cnt_to_alert,
    editable: mayChange && isEditable(row, now, closure !== undefined),
    cancellable: mayChange && isCancellable(row, now),
    favouriteId,
    checkedIn: row.checked_in_at !== null,
    ...(coming && (mayChange || coming === 'confirmed') && { coming }),
    priority: row.priority,
    rejoinSeconds: mayChange ? info.rejoinSeconds : undefined,
    ...(mayChange && info.mayLetPass !== undefined && { mayLetPass: info.mayLetPass }),
    ...(info.nowServing !== undefined && { nowServing: info.nowServing }),
    ...(info.beside && { beside: info.beside }),
    ...(info.calledFrom !== undefined && { calledFrom: info.calledFrom }),
    ...(closure && { closure }),
    ...(earlier && { earlier }),
    ...(info.closedNow && { closedNow: info.closedNow }),
    ...(info.notices && { notices: info.notices }),
    ...(info.waitRange && { waitRange: info.waitRange }),
    ...(info.waitUnknown && { waitUnknown: info.waitUnknown }),
    remoteCounter: location.remote_counter,
    ...(mayChange && location.remote_counter && videoRoomUrl !== undefined
      ? { joinUrl: videoRoomUrl.replace('{ticket}', encodeURIComponent(row.uid)) }
      : {}),
  };
}

export function createTicketWire({ clock }: { clock: Clock }, settings: TicketWireSettings): TicketWire {
  const { catalogue, codes } = settings;
  return async (db, tickets) => {
    if (tickets.length === 0) return [];
    const now = clock.now();
    const [infoOf, favouriteOf, closureOf, earlier, qrCodes] = await Promise.all([
      infosOf(db, catalogue, tickets, now),
      favouritesOf(db, tickets),
      closuresOf(db, catalogue, tickets, now),
      earlierOf(db, catalogue, tickets, now),
      Promise.all(tickets.map(({ row }) => codes.write(row.id, row.day))),
    ]);
    return tickets.map((ticket, at) => {
      const findings = {
        info: infoOf(ticket),
        favouriteId: favouriteOf(ticket),
        qrcodeImg: qrCodes[at]!,
        closure: closureOf(ticket),
        earlier: earlier(ticket),
        now,
      };
      return myTicketOf(ticket, findings, settings);
    });
  };
}
