import type { Language, Session } from '@vez/shared/contracts/client';
import type { Login } from './auth-calls';

export type Profile = NonNullable<Login['userProfile']>;

/**
 * The parallel fields of the profile become one user here, and nowhere else (decision 25, DAT-47). Of two names
 * it is the one of the page's language.
 * @param defaultArea of a number that comes without one
 */
export function sessionFrom(profile: Profile, language: Language, defaultArea: string): Session {
  const { name: latin, nameCn } = profile;
  const name = language.startsWith('zh') ? nameCn || latin : latin || nameCn;
  const area = profile.mobArea || defaultArea;
  const identityNo = profile.identityNo || profile.identifyNo || profile.identityDocs[0]?.identityNo;
  return {
    kind: profile.accountType,
    ...(profile.euid ? { euid: profile.euid } : {}),
    ...(name ? { name } : {}),
    ...(profile.mobNum ? { mobile: { area, number: profile.mobNum } } : {}),
    ...(profile.contactPhone ? { contactPhone: { area, number: profile.contactPhone } } : {}),
    ...(identityNo ? { identityNo } : {}),
    ...(profile.birthday ? { birthday: profile.birthday } : {}),
  };
}
