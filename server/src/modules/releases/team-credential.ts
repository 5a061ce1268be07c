import { createHash } from 'node:crypto';
import { newestDeed } from '@vez/shared/releases';
import type { Clock } from '../../db/clock';
import { statement, type Db } from '../../db/db';
import type { CallerIdentity } from '../../module-api/module';
import { Unauthorized } from '../../module-api/refusal';
import { isSigned } from '../../registry/is-signed';
import type { SiteReleases } from '../../registry/site-releases';

const PREFIX = 'vezteam_';
/** How far the clocks of a team and the server may be apart; a credential is made for each command. */
const VALID_MS = 600_000;

/** The first use, or a repetition of the same call by a proxy. */
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
  /** Tells two credentials of one millisecond apart. */
  id?: string;
  /** The one call that it is for: method, address and SHA-256 of the body in hex. */
  call: string;
}

/** A call as it arrives, before its body. */
export interface ArrivingCall {
  method: string;
  /** Path with query. */
  url: string;
  idempotencyKey: string | undefined;
}

/** @returns the digest of the body that was signed; undefined for another method or address */
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
 * Who calls by the credential of a team: `vezteam_`, the claim as base64url JSON, a point, its signature by a key that
 * the operator knows as the team's. Each is good for the one call that it names, method, address and body, and once: what
 * a log or a proxy has seen of it opens nothing. There is nothing to be kept or stolen on the server.
 */
export function createTeamCredentials(
  { db, clock }: { db: Db; clock: Clock },
  { look, union }: Pick<SiteReleases, 'look' | 'union'>,
) {
  const keysOf = (team: string) =>
    union.deeds
      .map(({ deed }) => newestDeed(union.deeds, deed.remote)!.deed)
      .flatMap((deed) => (deed.team === team ? deed.keys : []));
  return {
    /**
     * Nothing for what is no such credential. The body is still to be compared with `bodyDigest`.
     * @param call undefined where no team calls
     * @throws Unauthorized for one that is not valid, is for another call, or was used
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
      // By what was signed: a signature of ECDSA can be turned into another one that is as good.
      const hash = createHash('sha256').update(JSON.stringify(claim)).digest('hex');
      const uses = await db.query(USE, { hash, key: call?.idempotencyKey ?? '', now });
      if (uses.length === 0) throw new Unauthorized();
      return { kind: 'team', subject: `team:${claim.team}`, team: claim.team, bodyDigest };
    },
  };
}
