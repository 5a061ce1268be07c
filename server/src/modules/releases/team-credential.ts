import { newestDeed } from '@vez/shared/releases';
import type { Clock } from '../../db/clock';
import type { CallerIdentity } from '../../module-api/module';
import { Unauthorized } from '../../module-api/refusal';
import { isSigned } from '../../registry/is-signed';
import type { SiteReleases } from '../../registry/site-releases';

const PREFIX = 'vezteam_';
/** How far the clocks of a team and the server may be apart; a credential is made for each command. */
const VALID_MS = 600_000;

interface Claim {
  team: string;
  /** In milliseconds since 1970. */
  at: number;
}

function claimIn(text: string): Claim | undefined {
  try {
    const claim = JSON.parse(Buffer.from(text, 'base64url').toString()) as Partial<Claim> | null;
    return typeof claim?.team === 'string' && typeof claim.at === 'number' ? (claim as Claim) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Who calls by the credential of a team: `vezteam_`, the claim as base64url JSON, a point, its signature by a key that
 * the operator knows as the team's. There is nothing to be kept or stolen on the server.
 */
export function createTeamCredentials(clock: Clock, { look, union }: Pick<SiteReleases, 'look' | 'union'>) {
  const keysOf = (team: string) =>
    union.deeds
      .map(({ deed }) => newestDeed(union.deeds, deed.remote)!.deed)
      .flatMap((deed) => (deed.team === team ? deed.keys : []));
  return {
    /** Nothing for what is no such credential. @throws Unauthorized for one that is not valid */
    callerOf(authorization: string | undefined): CallerIdentity | undefined {
      const token = authorization?.replace(/^Bearer /, '');
      if (token?.startsWith(PREFIX) !== true) return undefined;
      const [content = '', signature = ''] = token.slice(PREFIX.length).split('.');
      const claim = claimIn(content);
      if (claim === undefined || Math.abs(clock.now().getTime() - claim.at) > VALID_MS)
        throw new Unauthorized();
      look();
      const isTeam = keysOf(claim.team).some((key) => isSigned(claim, signature, key));
      if (!isTeam) throw new Unauthorized();
      return { kind: 'team', subject: `team:${claim.team}`, team: claim.team };
    },
  };
}
