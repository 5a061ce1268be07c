import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;

/** The eight groups of an IPv6 address; an IPv4 address written at its end becomes two of them. */
function groupsOf(address: string): number[] {
  const [plain = ''] = address.split('%');
  const [head = '', tail] = plain.split('::');
  const parse = (part: string) =>
    part.split(':').flatMap((group) => {
      if (group === '') return [];
      if (!group.includes('.')) return [parseInt(group, 16)];
      const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
      return [a * 256 + b, c * 256 + d];
    });
  const [before, after] = [parse(head), parse(tail ?? '')];
  return [...before, ...Array<number>(GROUPS - before.length - after.length).fill(0), ...after];
}

const FIRST_GROUPS_OF_IPV4 = '0,0,0,0,0,65535';

/** `::ffff:192.0.2.1` is 192.0.2.1, in the notation of a socket that listens to both families. */
function plainAddress(address: string): { v4: number[] } | { v6: number[] } | undefined {
  if (isIPv4(address)) return { v4: address.split('.').map(Number) };
  if (!isIPv6(address)) return undefined;
  const groups = groupsOf(address);
  if (groups.slice(0, 6).join() !== FIRST_GROUPS_OF_IPV4) return { v6: groups };
  const [high = 0, low = 0] = groups.slice(6);
  return { v4: [high >> 8, high & 255, low >> 8, low & 255] };
}

const prefix = (groups: number[], count: number) =>
  `${groups
    .slice(0, count)
    .map((group) => group.toString(16))
    .join(':')}::/${count * 16}`;

/**
 * What counts as one asker: an IPv4 address, or the /64 of an IPv6 address, since every subscriber gets a whole
 * /64 and may call from any of its addresses.
 */
export function askerOf(address: string): string {
  // A shortcut, as most calls come from such an address.
  if (isIPv4(address)) return address;
  const plain = plainAddress(address);
  if (plain === undefined) return address;
  return 'v4' in plain ? plain.v4.join('.') : prefix(plain.v6, 4);
}

/** The IPv4 address, or the /48 of an IPv6 address: one line to the Internet, which may own its whole /48. */
export const subscriberOf = (address: string): string =>
  isIPv4(askerOf(address)) ? askerOf(address) : networkOf(address);

/** The smallest network of a carrier or hosting company: the /24 of an IPv4 address, the /32 of an IPv6 address. */
export function carrierOf(address: string): string {
  const plain = plainAddress(address);
  return plain !== undefined && 'v6' in plain ? prefix(plain.v6, 2) : networkOf(address);
}

/**
 * The network around an asker: the /24 of an IPv4 address, or the /48 of an IPv6 address, which a site usually gets.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (plain === undefined) return address;
  return 'v4' in plain ? `${plain.v4.slice(0, 3).join('.')}.0/24` : prefix(plain.v6, 3);
}
