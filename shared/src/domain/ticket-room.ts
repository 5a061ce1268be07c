/** Where a browser keeps how much room the next ticket takes on its home; a log-out removes it (decision 83). */
export const TICKET_ROOM = 'vez.own.room';

/** What the height of the ticket depends on: width of the window in px, text size, language of the page. */
export interface RoomMeasures {
  width: number;
  textSize: number;
  language: string;
}

/** `now` stands above the title of a phone's home, `later` below its search. */
export type TicketSpot = 'now' | 'later';

export interface TicketRoom extends RoomMeasures {
  spot: TicketSpot;
  /** In px. */
  height: number;
  /** ms since 1970: by then the ticket has ended, or stands otherwise. */
  until: number;
}

/** No ticket is higher: what says so is not ours. */
const HIGHEST = 3_000;

/** The room to reserve before the first paint; undefined where none was kept, or for another width, size or language. */
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
