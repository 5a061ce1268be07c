import type { Session } from '../../contracts/client';
import { newsOf, wasOpen, type KnownTickets } from '../../domain';

/** The shell removes what begins with `vez.own.` at a log-out. */
const KEY = 'vez.own.news';

interface Kept {
  /** Separates the people of one device, without personal data. */
  owner: string;
  tickets: KnownTickets;
}
type Person = Pick<Session, 'euid' | 'mobile'>;

/** Where storage is off: then each tab says its news for itself. */
let inMemory: Kept | undefined;

const ownerOf = ({ euid, mobile }: Person): string => `${euid ?? ''}/${mobile?.number.slice(-2) ?? ''}`;

function knownTo(person: Person): KnownTickets {
  let kept = inMemory;
  try {
    kept = (JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null) ?? undefined;
  } catch {
    // Off, or broken.
  }
  return kept?.owner === ownerOf(person) && typeof kept.tickets === 'object' ? kept.tickets : {};
}

function keep(person: Person, tickets: KnownTickets): void {
  inMemory = { owner: ownerOf(person), tickets };
  try {
    localStorage.setItem(KEY, JSON.stringify(inMemory));
  } catch {
    // Off, or full.
  }
}

/** The news since this device last looked; whatever is handed out here is not handed out again, in no tab. */
export function takeNews(person: Person, tickets: Parameters<typeof newsOf>[1], isWhole: boolean) {
  const { news, known } = newsOf(knownTo(person), tickets, isWhole);
  keep(person, known);
  return news;
}

/** A ticket that its holder has cancelled here is no news. */
export function forgetTicket(person: Person, id: string): void {
  const { [id]: _, ...others } = knownTo(person);
  keep(person, others);
}

/** Whether this device last saw a ticket of theirs that had not ended. */
export const knowsOpenTicket = (person: Person): boolean => Object.values(knownTo(person)).some(wasOpen);
