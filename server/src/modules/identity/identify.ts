import { timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../db/clock';
import type { CallerIdentity } from '../../module-api/module';
import { Unauthorized } from '../../module-api/refusal';
import { isDevice } from './device-person';
import type { Person } from './profile-from';
import { digest } from './session-cookies';
import { mobileOf, personOf, type SessionProfiles } from './session-profiles';
import type { Tokens } from './token';

const ANONYMOUS: CallerIdentity = { kind: 'anonymous', subject: 'anonymous' };
const COUNTER_SYSTEM: CallerIdentity = { kind: 'service', subject: 'counter-system' };

export const callerOf = (profile: Person, sessionId: string): CallerIdentity => {
  // Computed once, since it is a digest.
  const person = personOf(profile);
  if (profile.staff !== undefined) {
    const { staff, name } = profile;
    // Nothing by which a citizen's data are found, even if the issuer gives a citizen the same subject.
    const deviceId = isDevice(profile) ? profile.euid : null;
    return {
      kind: 'staff',
      subject: `staff:${person}`,
      sessionId,
      staff,
      name,
      ...(deviceId !== null && { deviceId }),
    };
  }
  return {
    kind: profile.accountType,
    subject: person ?? mobileOf(profile),
    sessionId,
    ...(profile.euid === null || person === undefined ? {} : { euid: profile.euid, person }),
    ...(profile.mobNum === '' ? {} : { mobile: { area: profile.mobArea, number: profile.mobNum } }),
    ...(profile.name === '' ? {} : { name: profile.name }),
    ...(profile.identityNo === '' ? {} : { identityNo: profile.identityNo }),
  };
};

/**
 * Identifies the holder of a bearer token. Tokens end with their session.
 * @throws Unauthorized for a token that is no longer valid
 */
export function createIdentify(
  clock: Clock,
  tokens: Tokens,
  { profileOf }: SessionProfiles,
  counterCredential: string,
) {
  const expectedCredential = Buffer.from(digest(counterCredential));

  return async (authorization: string | undefined): Promise<CallerIdentity> => {
    if (authorization === undefined) return ANONYMOUS;
    const token = authorization.replace(/^Bearer /, '');
    if (timingSafeEqual(Buffer.from(digest(token)), expectedCredential)) return COUNTER_SYSTEM;
    const sessionHash = tokens.sessionOf(token, clock.now());
    if (sessionHash === undefined) throw new Unauthorized();
    const profile = await profileOf(sessionHash);
    if (profile === undefined) throw new Unauthorized();
    return callerOf(profile, sessionHash);
  };
}
