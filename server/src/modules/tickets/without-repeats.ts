import type { OfficeEvent, TicketEvent } from '@vez/shared/contracts';

const HERE: readonly TicketEvent['event'][] = ['checkedIn', 'called', 'calledAgain', 'cameBack'];
const GONE: readonly TicketEvent['event'][] = ['absent', 'missed', 'passedOver', 'checkInUndone'];

const ONCE: readonly TicketEvent['event'][] = [
  'acceptedNewTime',
  'confirmedComing',
  'priorityGiven',
  'priorityTaken',
  'checkInUndone',
];

/** Removes repeated arrivals, however often a code is scanned, and repeated answers. */
export function withoutRepeats(events: readonly OfficeEvent[], isHere: boolean): OfficeEvent[] {
  let here = isHere;
  return events.filter(({ event, reason }, at) => {
    const before = events[at - 1];
    if (ONCE.includes(event) && before?.event === event && before.reason === reason) return false;
    const isRepeat = event === 'checkedIn' && here;
    here = HERE.includes(event) || (here && !GONE.includes(event));
    return !isRepeat;
  });
}
