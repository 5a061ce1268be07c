import { createHash } from 'node:crypto';
import type { PublishedRegistry } from '../registry/published-registry';

/** Trusted Types: a policy for the builds of remotes, and the one through which they are loaded. */
const trustedTypes = ({ registry: { remotes } }: Policy['registry'], onDemand: boolean) =>
  [
    // An older shell fetches no remote by its own policy, and each keeps the policy name of its build.
    ...['shell', 'remote', ...(onDemand ? [] : remotes.map(({ name }) => name))].map((name) => `vez-${name}`),
    'vez-loader',
    'vez-inert',
    "'allow-duplicates'",
  ].join(' ');

export interface Policy {
  /** The contents of the page's own style elements. */
  styles: readonly string[];
  /** The content of its own script. */
  script: string;
  /** Origins of a developer's own remote, and of the notices of its changes; empty in production. */
  developers: string;
  /** Origins of host apps that may show the page in a frame. */
  hosts: readonly string[];
  framed: readonly string[];
  registry: Pick<PublishedRegistry, 'registry'>;
  /** Whether remotes are loaded on demand: then any published one may be. */
  onDemand: boolean;
}

/** styled-components inserts an empty style element, and fills it by script. */
const EMPTY = '';

const sha256 = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** What a page may load, and who may frame it. */
export const contentSecurityPolicy = ({
  styles,
  script,
  developers,
  hosts,
  framed,
  registry,
  onDemand,
}: Policy) =>
  [
    "default-src 'none'",
    `script-src 'self' ${sha256(script)}${developers}`,
    ["style-src 'self'", ...[...styles, EMPTY].map(sha256)].join(' '),
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
    `trusted-types ${trustedTypes(registry, onDemand)}`,
  ].join('; ');
