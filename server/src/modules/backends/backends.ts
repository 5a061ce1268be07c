import type { KeyObject } from 'node:crypto';
import type { Deps } from '../../module-api/module';
import { NotFound } from '../../module-api/refusal';
import type { SiteReleases } from '../../registry/site-releases';
import { createBreaker, type Breaker } from './breaker';
import { createDeclared } from './declared';
import { createIdentities, type CallOfRemote, type Identities } from './identity';
import { createPseudonyms } from './pseudonyms';

/** The limits that the operator sets for a backend. */
export interface BackendLimits {
  /** Scheme, host and port. */
  origin: string;
  /** Whether it receives a proved mobile number, if its `remote.json` asks for it. */
  mobile: boolean;
  /** For the whole answer. */
  timeoutMs: number;
  requestBytes: number;
  answerBytes: number;
  /** Simultaneous calls of one process. */
  atOnce: number;
  /** From all callers of one process. */
  callsPerMinute: number;
  events?: EventLimits | undefined;
}

/** Limits of event streams, which are passed on as they come. */
export interface EventLimits {
  /** Open streams of one process. */
  atOnce: number;
  /** Per stream; the listener reconnects. */
  seconds: number;
  bytes: number;
}

export interface Backend {
  remote: string;
  limits: BackendLimits;
  breaker: Breaker;
  /** @throws NotFound while no release in service declares the backend; Forbidden for callers who are not citizens */
  assertionFor(call: Omit<CallOfRemote, 'remote' | 'withMobile'>): Promise<string>;
}

export interface Backends {
  all: readonly Backend[];
  keySet: Identities['keySet'];
}

interface Options {
  allowed: ReadonlyMap<string, BackendLimits>;
  keys: readonly KeyObject[];
  /** Our origin, as people open it. */
  issuer: string;
  releases: SiteReleases;
}

/** The services of teams behind `/api/x/<remote>/` (decision record 0052). */
export async function createBackends(
  { db, clock, log }: Deps,
  { allowed, keys, issuer, releases }: Options,
): Promise<Backends> {
  const identities = await createIdentities({ clock, issuer, keys, pseudonyms: createPseudonyms(db) });
  const declaredBy = createDeclared(releases);
  const all = [...allowed].map(([remote, limits]): Backend => ({
    remote,
    limits,
    breaker: createBreaker(clock, limits, (isOpen) =>
      log.warn({ remote }, isOpen ? 'backend answers again' : 'backend is not asked for 10 s'),
    ),
    async assertionFor(call) {
      const declared = declaredBy(remote);
      if (declared === undefined) throw new NotFound();
      return identities.assert({ ...call, remote, withMobile: limits.mobile && declared.mobile });
    },
  }));
  return { all, keySet: identities.keySet };
}
