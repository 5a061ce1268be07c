import type { RegistryEntry } from '@vez/shared/contracts/client';
import { firstReads } from '@vez/shared/releases';

/** Sends what the screen of the address begins with, while its files are on their way. */
export function readAhead(
  entry: Pick<RegistryEntry, 'routes' | 'reads'>,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  send: (call: string, input: object) => void,
): void {
  const query = Object.fromEntries(new URLSearchParams(search));
  for (const [call, input] of firstReads(entry, pathname, query)) send(call, input);
}
