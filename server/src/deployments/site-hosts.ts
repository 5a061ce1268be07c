import { isIP } from 'node:net';
import type { Deployment } from './read-deployment';

interface SiteAddresses {
  deployments: readonly Deployment[];
  /** Public origin of the default deployment. */
  publicOrigin: string;
  production: boolean;
}

/** The canonical spelling of a host name: lower case, no port, no trailing dot. An IPv6 address keeps its brackets. */
export const canonicalHost = (hostname: string): string => hostname.toLowerCase().replace(/\.$/, '');

const isAddress = (host: string) => isIP(host.replace(/^\[|\]$/g, '')) !== 0;
/** Names that no outsider can point at this machine. */
const isOfThisMachine = (host: string) =>
  host === 'localhost' || host.endsWith('.localhost') || isAddress(host);

/**
 * Whether a host name, in canonical spelling, belongs to the site: that of the public origin, or one that a
 * deployment names. In development, and in a trial of production on one's own machine, `localhost`, its subdomains
 * and IP addresses belong too.
 */
export function siteHosts({
  deployments,
  publicOrigin,
  production,
}: SiteAddresses): (host: string) => boolean {
  const { hostname } = new URL(publicOrigin);
  const configured = new Set([hostname, ...deployments.flatMap(({ hosts }) => hosts)].map(canonicalHost));
  const isTrial = !production || isOfThisMachine(hostname);
  return (host) => configured.has(host) || (isTrial && isOfThisMachine(host));
}
