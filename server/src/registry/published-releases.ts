import { createHash, type JsonWebKey } from 'node:crypto';
import {
  contestedPaths,
  hasOwnFiles,
  isWithinDeed,
  keysFor,
  livingKeys,
  newestDeed,
  type Deed,
  type LoggedOrder,
  type SignedDeed,
  type SignedOrder,
} from '@vez/shared/releases';
import { z } from 'zod';
import { isSigned } from './is-signed';

const file = z.object({ url: z.string(), integrity: z.string() });
const reads = z.record(
  z.string(),
  z.record(z.string(), z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
);
const entry = z.object({
  name: z.string().min(1),
  routes: z.array(z.string()),
  contract: z.string(),
  entry: file,
  preload: z.record(z.string(), z.array(file)),
  locales: z.record(z.string(), file),
  painted: z.record(z.string(), z.array(z.string())).optional(),
  painting: file.optional(),
  reads: reads.optional(),
  personalReads: reads.optional(),
  backend: z.object({ mobile: z.boolean().optional() }).optional(),
  slots: z.array(z.string()).optional(),
  rights: z.record(z.string(), z.array(z.string())).optional(),
});
const order = z.object({
  remote: z.string().min(1),
  sequence: z.int().positive(),
  after: z.int().positive().nullable(),
  act: z.enum(['publish', 'back', 'withdraw', 'promote']),
  version: z.int().positive().nullable(),
  withdrawn: z.int().positive().optional(),
  deployments: z.array(z.string()).nullable(),
  details: z.string(),
  entry: entry.nullable(),
  mustStay: z.literal(true).optional(),
});
const details = z.object({
  files: z.array(file),
  commit: z.string().max(64),
  by: z.string().max(100),
  at: z.string().max(40),
});
const loggedOrder = z.object({ order, signature: z.string(), details });
const key = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  name: z.string().optional(),
  until: z.int().nonnegative().optional(),
});
const signedDeed = z.object({
  deed: z.object({
    remote: z.string().min(1),
    version: z.int().positive(),
    team: z.string(),
    paths: z.array(z.string()),
    keys: z.array(key),
  }),
  signature: z.string(),
});
const site = z.object({ deeds: z.array(signedDeed), log: z.array(z.unknown()) });

/** The content of `releases.json` of a site. */
export interface PublishedReleases {
  deeds: SignedDeed[];
  log: LoggedOrder[];
  /** Remotes whose newest order is not trusted; an earlier one applies. */
  refused: string[];
}

/** SHA-256 as in SRI. */
export const integrityOf = (content: string | Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** The order as signed: a check by schema would reorder its properties. @throws Error for an invalid order */
export function checkedOrder(content: unknown): LoggedOrder {
  loggedOrder.parse(content);
  return content as LoggedOrder;
}

/** Whether a team that owns the remote by this deed has signed this order. */
export const isTrustedOrder = ({ order: signed, signature }: SignedOrder, deed: Deed | undefined): boolean =>
  deed !== undefined &&
  isWithinDeed(signed, deed) &&
  hasOwnFiles(signed) &&
  keysFor(deed, signed).some((one) => isSigned(signed, signature, one));

/** Whether it may be appended: retired keys sign nothing further. */
export const isSignedNow = (signed: SignedOrder, deed: Deed | undefined): boolean =>
  deed !== undefined && isTrustedOrder(signed, { ...deed, keys: livingKeys(deed) });

export const hasItsDetails = ({ order: signed, details: kept }: LoggedOrder): boolean =>
  integrityOf(JSON.stringify(kept)) === signed.details;

/** @throws Error for deeds that the operator has not signed, or that give a path to two owners */
function checkDeeds(deeds: SignedDeed[], operatorKey: JsonWebKey): void {
  for (const { deed, signature } of deeds) {
    if (!isSigned(deed, signature, operatorKey))
      throw new Error(`The operator has not signed who owns ${deed.remote}.`);
  }
  const remotes = [...new Set(deeds.map(({ deed }) => deed.remote))];
  const contested = contestedPaths(remotes.map((remote) => newestDeed(deeds, remote)!.deed));
  if (contested.length > 0) throw new Error(`Not one remote alone owns ${contested.join(', ')}.`);
}

/**
 * @param operatorKey the key that must have signed each deed
 * @throws Error if the file cannot be used; orders that are not trusted are omitted one by one
 */
export function checkedReleases(text: string, operatorKey: JsonWebKey): PublishedReleases {
  const { deeds, log: orders } = JSON.parse(text) as z.output<typeof site>;
  site.parse({ deeds, log: orders });
  checkDeeds(deeds, operatorKey);
  const newest = new Map<string, { sequence: number; isTrusted: boolean }>();
  const log = orders.flatMap((one) => {
    const claimed = remoteOf(one);
    try {
      const checked = checkedOrder(one);
      const { remote, sequence } = checked.order;
      const isTrusted = isTrustedOrder(checked, newestDeed(deeds, remote)?.deed) && hasItsDetails(checked);
      if (sequence > (newest.get(remote)?.sequence ?? 0)) newest.set(remote, { sequence, isTrusted });
      return isTrusted ? checked : [];
    } catch {
      newest.set(claimed, { sequence: Infinity, isTrusted: false });
      return [];
    }
  });
  const refused = [...newest].filter(([, { isTrusted }]) => !isTrusted).map(([remote]) => remote);
  return { deeds, log, refused };
}

const remoteOf = (content: unknown): string => {
  const remote = (content as { order?: { remote?: unknown } } | null)?.order?.remote;
  return typeof remote === 'string' ? remote : 'an unnamed remote';
};
