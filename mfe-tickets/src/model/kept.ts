import type { MyTicket, Session } from '@vez/shared/contracts/client';

/** Tickets as last read, for offline use. */
export interface KeptTickets {
  /** Separates the tickets of several people on one device, without personal data. */
  owner: string;
  /** ISO 8601 instant of the last answer. */
  readAt: string;
  all: MyTicket[];
}

/** The last two digits separate the people on one device without identifying them. */
export const ownerOf = ({ euid, mobile }: Session): string =>
  `${euid ?? ''}/${mobile?.number.slice(-2) ?? ''}`;

/** A ticket without personal data, which a counter does not ask for. */
const withoutPerson = (mine: MyTicket): MyTicket => ({
  ...mine,
  // The time left is unknown when the stored ticket is read.
  rejoinSeconds: undefined,
  asksArrival: undefined,
  nowServing: undefined,
  mayLetPass: undefined,
  waitRange: undefined,
  waitUnknown: undefined,
  ticket: { ...mine.ticket, identifyNo: '', mobNum: '', mobArea: '' },
});

export const keptFrom = (session: Session, all: readonly MyTicket[], readAt: string): KeptTickets => ({
  owner: ownerOf(session),
  readAt,
  all: all.map(withoutPerson),
});

/** Replaces the stored version of a ticket that was read again. */
export const keptWith = (kept: KeptTickets | undefined, session: Session, mine: MyTicket, readAt: string) => {
  const others = kept?.owner === ownerOf(session) ? kept.all : [];
  return keptFrom(session, [mine, ...others.filter(({ ticket }) => ticket.id !== mine.ticket.id)], readAt);
};

/** Without a login, they are shown only offline, when no login is possible; a log-out drops them. */
export const mayShow = (kept: KeptTickets, session: Session, online: boolean): boolean =>
  session.kind === 'anonymous' ? !online : kept.owner === ownerOf(session);
