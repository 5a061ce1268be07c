import type { PublishedRegistry } from '../registry/published-registry';

/** Trusted Types: a policy for the build of each published remote, and the one through which they are loaded. */
const trustedTypes = ({ registry: { remotes } }: PublishedRegistry) =>
  [
    ...['shell', ...remotes.map(({ name }) => name)].map((name) => `vez-${name}`),
    'vez-loader',
    'vez-inert',
    "'allow-duplicates'",
  ].join(' ');

export interface Policy {
  nonce: string;
  /** Where a developer's own remote, and word of its changes, may come from; empty in production. */
  developers: string;
  /** Origins of host apps that may show the page in a frame of theirs. */
  hosts: readonly string[];
  framed: readonly string[];
  registry: PublishedRegistry;
}

/** What a page may load, and who may frame it. */
export const contentSecurityPolicy = ({ nonce, developers, hosts, framed, registry }: Policy) =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${developers}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${developers}`,
    "manifest-src 'self'",
    ["frame-src 'self'", ...framed].join(' '),
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    ["frame-ancestors 'self'", ...hosts].join(' '),
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes(registry)}`,
  ].join('; ');
