import type { Bridge, RegistryEntry } from '@vez/shared/contracts/client';
import { firstReads } from '@vez/shared/releases';

/** Sends the first reads of the address's screen while its files load. */
export function readAhead(
  entry: Pick<RegistryEntry, 'routes' | 'reads' | 'personalReads'>,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  { session }: Pick<Bridge, 'session'>,
  send: (call: string, input: object) => void,
): void {
  const query = Object.fromEntries(new URLSearchParams(search));
  const isKnown = session.get().kind !== 'anonymous';
  for (const [call, input] of firstReads(entry, pathname, { query, isKnown })) send(call, input);
}
