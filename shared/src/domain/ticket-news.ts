import { isCalled, isOver, mayRejoin, type LiveFigures } from './live-ticket';

type Standing = Pick<LiveFigures, 'progress' | 'visitState' | 'rejoinSeconds' | 'counterName'>;
interface Held extends Standing {
  ticket: { id: string; jettonCode: string };
}

const NEWS = ['called', 'missed', 'parked', 'absent', 'cancelled', 'closed', 'treated'] as const;
/** What happens to a ticket without its holder. `missed`: they may still come back, `absent`: no more. */
export type TicketNewsKind = (typeof NEWS)[number];

export interface TicketNews {
  kind: TicketNewsKind;
  /** As it is read out: `A 037`. */
  number: string;
  counter: string;
}

/** What was last known of each ticket, by its id: its number, and how it stood. */
export type KnownTickets = Readonly<Record<string, readonly [number: string, standing: string]>>;

/** These are worth saying even where nothing was known of the ticket: its holder has to act. */
const URGENT: readonly string[] = ['called', 'missed', 'parked'] satisfies TicketNewsKind[];

/** `A037` as it is read out: `A 037`. */
export const spoken = (code: string): string => code.replace(/^([A-Za-z]+)(\d+)$/, '$1 $2');

/** Whether a known ticket had not ended. */
export const wasOpen = ([, standing]: KnownTickets[string]): boolean =>
  standing === 'current' || URGENT.includes(standing.split(' ')[0]!);

/** The news that a ticket's standing is; undefined while it waits or is booked. */
export function newsKindOf(ticket: Omit<Standing, 'counterName'>): TicketNewsKind | undefined {
  if (ticket.progress === 'called') return isCalled(ticket) ? 'called' : 'parked';
  if (mayRejoin(ticket)) return 'missed';
  return isOver(ticket) ? (ticket.progress as TicketNewsKind) : undefined;
}

/**
 * What is new of a person's tickets since they were last looked at, and what is known from now on.
 * @param isWhole whether these are all tickets: then a known one that is missing was cancelled, as lists leave those out
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
