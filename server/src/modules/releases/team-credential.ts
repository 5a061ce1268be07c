import { createHash } from 'node:crypto';
import { livingKeys, newestDeed } from '@vez/shared/releases';
import type { Clock } from '../../db/clock';
import { statement, type Db } from '../../db/db';
import type { CallerIdentity } from '../../module-api/module';
import { Unauthorized } from '../../module-api/refusal';
import { isSigned } from '../../registry/is-signed';
import type { SiteReleases } from '../../registry/site-releases';

const PREFIX = 'vezteam_';
/** How far the clocks of a team and the server may differ; a credential is made for each command. */
const VALID_MS = 600_000;

/** Allows the first use, and a repetition of the same call by a proxy. */
const USE = statement(
  'team-credential-use',
  `INSERT INTO used_team_credential AS used (claim_hash, idempotency_key, used_at) VALUES (:hash, :key, :now)
   ON CONFLICT (claim_hash) DO UPDATE SET used_at = used.used_at
   WHERE used.idempotency_key = excluded.idempotency_key AND used.idempotency_key <> '' RETURNING claim_hash`,
);

interface Claim {
  team: string;
  /** In milliseconds since 1970. */
  at: number;
  /** Distinguishes two credentials of one millisecond. */
  id?: string;
  /** The one call that it authorises: method, address and SHA-256 of the body in hex. */
  call: string;
}

/** A call before its body has arrived. */
export interface ArrivingCall {
  method: string;
  /** Path with query. */
  url: string;
  idempotencyKey: string | undefined;
}

/** @returns the signed digest of the body; undefined for another method or address */
const bodyDigestFor = ({ method, url }: ArrivingCall, { call }: Claim): string | undefined =>
  call.startsWith(`${method} ${url} `) ? call.slice(method.length + url.length + 2) : undefined;

function claimIn(text: string): Claim | undefined {
  try {
    const claim = JSON.parse(Buffer.from(text, 'base64url').toString()) as Partial<Claim> | null;
    const { team, at, call } = claim ?? {};
    const isWhole = typeof team === 'string' && typeof at === 'number' && typeof call === 'string';
    return isWhole ? (claim as Claim) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Identifies callers by the credential of a team: `vezteam_`, the claim as base64url JSON, a point, and its signature
 * by a key that the operator knows as the team's. A credential is valid once, for the one call that it names by
 * method, address and body, so it is useless when copied from a log or a proxy. The server stores no secret that
 * could be stolen.
 */
export function createTeamCredentials(
  { db, clock }: { db: Db; clock: Clock },
  { look, union }: Pick<SiteReleases, 'look' | 'union'>,
) {
  const keysOf = (team: string) =>
    union.deeds
      .map(({ deed }) => newestDeed(union.deeds, deed.remote)!.deed)
      .flatMap((deed) => (deed.team === team ? livingKeys(deed) : []));
  return {
    /**
     * Undefined without such a credential. The caller must still compare the body with `bodyDigest`.
     * @param call undefined if no team may call
     * @throws Unauthorized for one that is invalid, for another call, or used
     */
    async callerOf(
      authorization: string | undefined,
      call: ArrivingCall | undefined,
    ): Promise<CallerIdentity | undefined> {
      const token = authorization?.replace(/^Bearer /, '');
      if (token?.startsWith(PREFIX) !== true) return undefined;
      const [content = '', signature = ''] = token.slice(PREFIX.length).split('.');
      const claim = claimIn(content);
      const now = clock.now();
      const bodyDigest = claim && call && bodyDigestFor(call, claim);
      if (claim === undefined || bodyDigest === undefined) throw new Unauthorized();
      if (Math.abs(now.getTime() - claim.at) > VALID_MS) throw new Unauthorized();
      look();
      const isTeam = keysOf(claim.team).some((key) => isSigned(claim, signature, key));
      if (!isTeam) throw new Unauthorized();
      // By the signed content: an ECDSA signature can be turned into another valid one.
      const hash = createHash('sha256').update(JSON.stringify(claim)).digest('hex');
      const uses = await db.query(USE, { hash, key: call?.idempotencyKey ?? '', now });
      if (uses.length === 0) throw new Unauthorized();
      return { kind: 'team', subject: `team:${claim.team}`, team: claim.team, bodyDigest };
    },
  };
}
