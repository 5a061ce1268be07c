import { keptRoom, TICKET_ROOM, type TicketRoom, type TicketSpot } from '@vez/shared/domain';

const style = () => document.documentElement.style;
const property = (spot: TicketSpot) => `--ticket-${spot}`;

/** The spot that the page reserved for the ticket before its first paint, if any. */
export const reservedSpot = (): TicketSpot | undefined =>
  (['now', 'later'] as const).find((spot) => style().getPropertyValue(property(spot)) !== '');

/** In px; 0 without a reservation. */
export const reservedHeight = (): number => parseFloat(style().getPropertyValue('--ticket-height')) || 0;

/** Removes the stored height, if there is no ticket or an unknown one. */
export function forgetRoom(): void {
  try {
    localStorage.removeItem(TICKET_ROOM);
  } catch {
    // Nothing was kept then.
  }
}

/** Ends this page's reservation when the home is left. */
export function releaseRoom(): void {
  for (const name of [property('now'), property('later'), '--ticket-height']) style().removeProperty(name);
}

const measures = () => {
  const { style: own, lang } = document.documentElement;
  return {
    width: window.innerWidth,
    textSize: Number(own.getPropertyValue('--text-scale')) || 1,
    language: lang,
  };
};

/** Stores the height of the ticket for the next visit. */
export function keepRoom(room: Pick<TicketRoom, 'spot' | 'height' | 'until'>): void {
  try {
    localStorage.setItem(TICKET_ROOM, JSON.stringify({ ...measures(), ...room }));
  } catch {
    // Storage is off or full: the next visit reserves nothing.
  }
}

/** Reserves the stored height on a home that was reached without a page load. */
export function reserveAgain(): void {
  if (reservedSpot() !== undefined) return;
  try {
    const room = keptRoom(localStorage.getItem(TICKET_ROOM), Date.now(), measures());
    if (room === undefined) return;
    style().setProperty(property(room.spot), 'block');
    style().setProperty('--ticket-height', `${room.height}px`);
  } catch {
    // Nothing was kept then.
  }
}
