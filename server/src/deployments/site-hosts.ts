import { isIP } from 'node:net';
import type { Deployment } from './read-deployment';

interface SiteAddresses {
  deployments: readonly Deployment[];
  /** Where people open the default deployment. */
  publicOrigin: string;
  production: boolean;
}

/** The one spelling of a host name: small letters, no port, no dot at its end. An IPv6 address keeps its brackets. */
export const canonicalHost = (hostname: string): string => hostname.toLowerCase().replace(/\.$/, '');

const isAddress = (host: string) => isIP(host.replace(/^\[|\]$/g, '')) !== 0;
/** Names that no stranger can point at this machine: a name of their own would be another one. */
const isOfThisMachine = (host: string) =>
  host === 'localhost' || host.endsWith('.localhost') || isAddress(host);

/**
 * Whether a host name, in canonical spelling, is one of the site: that of the public origin, or one that a deployment
 * names. A development, and a production that is tried out on one's own machine, also serve `localhost`, names below
 * it, and IP addresses.
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
