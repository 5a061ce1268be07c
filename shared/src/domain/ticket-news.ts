import { isCalled, isOver, mayRejoin, type LiveFigures } from './live-ticket';

type Standing = Pick<
  LiveFigures,
  'progress' | 'visitState' | 'rejoinSeconds' | 'asksArrival' | 'counterName'
>;
interface Held extends Standing {
  ticket: { id: string; jettonCode: string };
}

const NEWS = ['called', 'missed', 'asked', 'parked', 'absent', 'cancelled', 'closed', 'treated'] as const;
/**
 * A change of a ticket that its holder did not make. A `missed` ticket can still rejoin, an `absent` one cannot; the
 * holder of an `asked` one is to say that they are here.
 */
export type TicketNewsKind = (typeof NEWS)[number];

export interface TicketNews {
  kind: TicketNewsKind;
  /** As read aloud: `A 037`. */
  number: string;
  counter: string;
}

/** The last known number and state of each ticket, by id. */
export type KnownTickets = Readonly<Record<string, readonly [number: string, standing: string]>>;

/** Announced even for an unknown ticket, because its holder has to act. */
const URGENT: readonly string[] = ['called', 'missed', 'asked', 'parked'] satisfies TicketNewsKind[];

/** `A037` as read aloud: `A 037`. */
export const spoken = (code: string): string => code.replace(/^([A-Za-z]+)(\d+)$/, '$1 $2');

/** Whether a known ticket was still open. */
export const wasOpen = ([, standing]: KnownTickets[string]): boolean =>
  standing === 'current' || URGENT.includes(standing.split(' ')[0]!);

/** The news for a ticket's state; undefined while it waits or is booked. */
export function newsKindOf(ticket: Omit<Standing, 'counterName'>): TicketNewsKind | undefined {
  if (ticket.progress === 'called') return isCalled(ticket) ? 'called' : 'parked';
  if (mayRejoin(ticket)) return 'missed';
  if (ticket.asksArrival === true) return 'asked';
  return isOver(ticket) ? (ticket.progress as TicketNewsKind) : undefined;
}

/**
 * The news about a person's tickets since the last check, and the newly known state.
 * @param isWhole whether these are all tickets: then a missing known one was cancelled, because lists omit those
 */
export function newsOf(known: KnownTickets, tickets: readonly Held[], isWhole: boolean) {
  const news: TicketNews[] = [];
  const next: Record<string, readonly [string, string]> = isWhole ? {} : { ...known };
  for (const { ticket, ...standing } of tickets) {
    const kind = newsKindOf(standing);
    const number = spoken(ticket.jettonCode);
    const now = kind === 'called' ? `called ${standing.counterName}` : (kind ?? 'current');
    const before = known[ticket.id]?.[1];
    const isNew = before === undefined ? URGENT.includes(kind ?? '') : before !== now;
    if (kind !== undefined && isNew) news.push({ kind, number, counter: standing.counterName });
    next[ticket.id] = [number, now];
  }
  if (isWhole)
    for (const [id, before] of Object.entries(known))
      if (wasOpen(before) && next[id] === undefined)
        news.push({ kind: 'cancelled', number: before[0], counter: '' });
  return { news: news.sort((a, b) => NEWS.indexOf(a.kind) - NEWS.indexOf(b.kind)), known: next };
}
