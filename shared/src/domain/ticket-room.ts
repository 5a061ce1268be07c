/** The storage key for the height of the next ticket on the home; a log-out removes it (decision 83). */
export const TICKET_ROOM = 'vez.own.room';

/** The factors of the ticket's height: width of the window in px, text size, language of the page. */
export interface RoomMeasures {
  width: number;
  textSize: number;
  language: string;
}

/** `now` is above the title of a phone's home, `later` below its search. */
export type TicketSpot = 'now' | 'later';

export interface TicketRoom extends RoomMeasures {
  spot: TicketSpot;
  /** In px. */
  height: number;
  /** ms since 1970; afterwards, the ticket has ended or changed its state. */
  until: number;
}

/** No ticket is higher; a larger value is not ours. */
const HIGHEST = 3_000;

/** The height to reserve before the first paint; undefined if none is stored for this width, size and language. */
export function keptRoom(kept: string | null, now: number, measures: RoomMeasures): TicketRoom | undefined {
  try {
    const room = JSON.parse(kept ?? 'null') as TicketRoom | null;
    const isSame = (['width', 'textSize', 'language'] as const).every(
      (name) => room?.[name] === measures[name],
    );
    const isUsable = room !== null && isSame && now < room.until && room.height > 0 && room.height < HIGHEST;
    return isUsable && /^(now|later)$/.test(room.spot) ? room : undefined;
  } catch {
    return undefined;
  }
}
