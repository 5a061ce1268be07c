import type { MyTicket, Session } from '@vez/shared/contracts/client';

/** Tickets as they were last read, for when there is no network. */
export interface KeptTickets {
  /** Tells one person's tickets from another's on the same device, without saying who it is. */
  owner: string;
  /** ISO 8601 instant of the last answer. */
  readAt: string;
  all: MyTicket[];
}

/** The last two figures of a number are enough to tell two people of one device apart, and too few to call them. */
export const ownerOf = ({ euid, mobile }: Session): string =>
  `${euid ?? ''}/${mobile?.number.slice(-2) ?? ''}`;

/** A ticket without what identifies a person: nobody shows a number to the counter by ID or phone. */
const withoutPerson = (mine: MyTicket): MyTicket => ({
  ...mine,
  // Nobody knows how much of it is left once this is read again.
  rejoinSeconds: undefined,
  ticket: { ...mine.ticket, identifyNo: '', mobNum: '', mobArea: '' },
});

export const keptFrom = (session: Session, all: readonly MyTicket[], readAt: string): KeptTickets => ({
  owner: ownerOf(session),
  readAt,
  all: all.map(withoutPerson),
});

/** One ticket that was read again takes the place of its older self. */
export const keptWith = (kept: KeptTickets | undefined, session: Session, mine: MyTicket, readAt: string) => {
  const others = kept?.owner === ownerOf(session) ? kept.all : [];
  return keptFrom(session, [mine, ...others.filter(({ ticket }) => ticket.id !== mine.ticket.id)], readAt);
};

/** Whoever has no login is shown them only offline, where nobody can log in: a log-out forgets them. */
export const mayShow = (kept: KeptTickets, session: Session, online: boolean): boolean =>
  session.kind === 'anonymous' ? !online : kept.owner === ownerOf(session);
