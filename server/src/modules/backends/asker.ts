import { subscriberOf } from '../../module-api/network';

/** The caller of a backend. */
export interface Asker {
  /** A session, or the visitors of a line. */
  person: string;
  /** One line to the Internet: an IPv4 address, or the /48 of an IPv6 address. */
  line: string;
}

export function askerFrom(sessionId: string | undefined, address: string): Asker {
  const line = subscriberOf(address);
  return { person: sessionId ?? line, line };
}

/**
 * The share of a limit that one asker may use: a person a small part, and all persons of one line half, since a
 * carrier may have many customers behind one address.
 */
export function sharesOf({ person, line }: Asker, limit: number, part: number): Record<string, number> {
  const share = (divisor: number) => Math.max(2, Math.ceil(limit / divisor));
  return { [`person ${person}`]: share(part), [`line ${line}`]: share(2) };
}
