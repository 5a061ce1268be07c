import type { MyTicket, WaitingInfo } from '@vez/shared/contracts';
import { toWireDate } from '@vez/shared/dates';
import { maskPhone } from '@vez/shared/domain';
import { nameIn } from '../../texts/texts';
import type { Catalogue } from '../catalogue';
import type { IdentityVault } from './identity-number';
import type { TicketCodes } from './ticket-code';
import { accessOf } from './ticket-row';
import type { TicketView } from './ticket-view';

export interface TicketWireSettings {
  catalogue: Catalogue;
  vault: IdentityVault;
  codes: TicketCodes;
  /** URL of the video rooms of remote counters, with `{ticket}` for the ticket's code; none by default. */
  videoRoomUrl?: string | undefined;
}

/** Data of a ticket beyond its row. */
export interface Findings {
  info: WaitingInfo;
  favouriteId: string | null;
  qrcodeImg: string;
  closure: MyTicket['closure'];
  earlier: MyTicket['earlier'];
  now: Date;
}

const STATE = { treated: 'TREATED', absent: 'ABSENT' } as const;
const stateOf = (progress: WaitingInfo['progress']) =>
  progress === 'treated' || progress === 'absent' ? STATE[progress] : ('NORMAL' as const);

/** The ticket in the form of a printed one. */
export function ticketOf(
  { row, language, caller }: TicketView,
  { info, qrcodeImg }: Findings,
  { catalogue, vault }: TicketWireSettings,
): MyTicket['ticket'] {
  const { row: point, service } = catalogue.point(row.service_id, row.location_id);
  const access = accessOf(row, caller);
  const number = row.mob_num ?? '';
  return {
    id: row.id,
    uid: row.uid,
    jettonCode: row.jetton_code,
    ticketType: row.type,
    ticketState: stateOf(info.progress),
    bookingDate: row.type === 'QUEUE' ? '' : toWireDate(row.day),
    bookingTime: row.booking_time,
    ticketDate: toWireDate(row.day),
    identifyNo: vault.openMasked(row.identify_cipher),
    // A message with the link may have been passed on.
    mobNum: access === 'change' || access === 'read' ? maskPhone(number).replaceAll(' ', '') : number,
    mobArea: row.mob_area ?? '',
    // The code checks its bearer in.
    qrcodeImg: access === 'read' ? '' : qrcodeImg,
    businessCode: row.business_code,
    jettonInfo: {
      area: nameIn(point.area, language),
      subArea: nameIn(point.sub_area, language),
      htmlText: nameIn(service.notice, language),
    },
  };
}
