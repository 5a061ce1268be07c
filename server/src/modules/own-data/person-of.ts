import type { CallerIdentity } from '../../module-api/module';
import { Forbidden, Refusal, Unauthorized } from '../../module-api/refusal';
import type { Person as Profile, Sessions } from '../identity';
import type { Person } from '../retention';

const RECENT_MS = 15 * 60_000;

/** Who finds a device that is logged in can neither take the data nor erase it. `logins`: the current one first. */
export const isRecent = ([current]: { startedAt: string }[], now: Date): boolean =>
  current !== undefined && now.getTime() - Date.parse(current.startedAt) <= RECENT_MS;

/** @throws Refusal `loginNotRecent` */
export function checkRecent(logins: { startedAt: string }[], now: Date): void {
  if (!isRecent(logins, now)) throw new Refusal('loginNotRecent');
}

/**
 * The caller, as data of theirs is stored: the same that they see as their own (TIX-34). A company's contact phone
 * may be anybody's, so a company is its account alone.
 * @throws Unauthorized without a session; Forbidden for staff, who represent no citizen
 */
export async function personOf(
  sessions: Sessions,
  { kind, mobile, sessionId, staff }: CallerIdentity,
): Promise<{ person: Person; profile: Profile; sessionId: string }> {
  if (staff !== undefined) throw new Forbidden();
  const profile = sessionId === undefined ? undefined : await sessions.profileOf(sessionId);
  if (profile === undefined || sessionId === undefined) throw new Unauthorized();
  const { euid, issuer } = profile;
  const person: Person = {
    sparesCompanies: true,
    ...(mobile === undefined || kind === 'corporate' ? {} : { mobile }),
    ...(euid === null ? {} : { account: { issuer: issuer ?? '', euid } }),
  };
  return { person, profile, sessionId };
}
