import type { Language, Session } from '@vez/shared/contracts/client';
import type { Login } from './auth-calls';

export type Profile = NonNullable<Login['userProfile']>;

/**
 * Merges the profile's parallel fields into one user; the only place that does so (decision 25, DAT-47). If there
 * are two names, the page's language selects one.
 * @param defaultArea the area code of a number without one
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
