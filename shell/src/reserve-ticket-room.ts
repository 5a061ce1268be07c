import { keptRoom, TICKET_ROOM } from '@vez/shared/domain';
import { local } from './storage';
import { storedTextSize } from './theme/text-size';
import { isReturning } from './boot-data/is-returning';

/** Reserves space on the home for the ticket of this browser's session, as high as last time, so that nothing moves. */
export function reserveTicketRoom(root: HTMLElement): void {
  if (!isReturning()) return;
  // The home reserves space for content that depends on the person.
  root.dataset.returning = '';
  const measures = { width: window.innerWidth, textSize: storedTextSize(), language: root.lang };
  const room = keptRoom(local.get(TICKET_ROOM), Date.now(), measures);
  if (room === undefined) return;
  root.style.setProperty(`--ticket-${room.spot}`, 'block');
  root.style.setProperty('--ticket-height', `${room.height}px`);
}
