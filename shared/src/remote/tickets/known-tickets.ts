import type { Session } from '../../contracts/client';
import { newsOf, wasOpen, type KnownTickets } from '../../domain';

/** On log-out, the shell removes all keys with the prefix `vez.own.`. */
const KEY = 'vez.own.news';

interface Kept {
  /** Separates the people on one device without personal data. */
  owner: string;
  tickets: KnownTickets;
}
type Person = Pick<Session, 'euid' | 'mobile'>;

/** Used if storage is off; each tab then announces its news separately. */
let inMemory: Kept | undefined;

const ownerOf = ({ euid, mobile }: Person): string => `${euid ?? ''}/${mobile?.number.slice(-2) ?? ''}`;

function knownTo(person: Person): KnownTickets {
  let kept = inMemory;
  try {
    kept = (JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null) ?? undefined;
  } catch {
    // Storage is off or has invalid data.
  }
  return kept?.owner === ownerOf(person) && typeof kept.tickets === 'object' ? kept.tickets : {};
}

function keep(person: Person, tickets: KnownTickets): void {
  inMemory = { owner: ownerOf(person), tickets };
  try {
    localStorage.setItem(KEY, JSON.stringify(inMemory));
  } catch {
    // Storage is off or full.
  }
}

/** Returns the news since this device's last check; each item is returned only once, across all tabs. */
export function takeNews(person: Person, tickets: Parameters<typeof newsOf>[1], isWhole: boolean) {
  const { news, known } = newsOf(knownTo(person), tickets, isWhole);
  keep(person, known);
  return news;
}

/** Forgets a ticket that its holder cancelled here, so that it is not announced. */
export function forgetTicket(person: Person, id: string): void {
  const { [id]: _, ...others } = knownTo(person);
  keep(person, others);
}

/** Whether this device last saw an open ticket of this person. */
export const knowsOpenTicket = (person: Person): boolean => Object.values(knownTo(person)).some(wasOpen);
