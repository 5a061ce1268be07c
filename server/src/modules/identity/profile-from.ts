import type { Mobile, UserProfile } from '@vez/shared/contracts';
import { areaAtStart } from '@vez/shared/domain';
import type { StaffScope } from '../../module-api/module';

/**
 * A profile with the issuer of its `euid`. `mobNum` was proved by an SMS code or by the issuer; `contactPhone`, in
 * area `mobArea` while no number is proved, may be anybody's (decision 111).
 */
export interface Person extends UserProfile {
  /** Null for a login by SMS code alone. */
  issuer: string | null;
  /** Set for staff and devices, which are not citizens. */
  staff?: StaffScope;
}

/** A profile without any data. */
export const emptyProfile: Person = {
  issuer: null,
  euid: null,
  accountType: 'phone',
  mobArea: '',
  mobNum: '',
  mobile: '',
  contactPhone: '',
  identityNo: '',
  identifyNo: '',
  identityDocs: [],
  nameCn: '',
  name: '',
  birthday: '',
  ribbonEnv: '',
};

const text = (claims: Record<string, unknown>, name: string) => {
  const value = claims[name];
  return typeof value === 'string' ? value : '';
};

/** Splits `+351912345678` (E.164) into area and number. Any area will do: a proved number needs no SMS code. */
function mobileFrom(phone: string) {
  const digits = /^\+(\d+)$/.exec(phone)?.[1] ?? '';
  const area = areaAtStart(digits);
  return area === undefined ? { area: '', number: '' } : { area, number: digits.slice(area.length) };
}

/**
 * Converts the claims of a provider or a host app to our profile. `phone_number` is E.164; it proves its number only
 * beside `phone_number_verified`.
 */
export function profileFrom(
  claims: Record<string, unknown>,
  accountType: UserProfile['accountType'],
  issuer: string,
): Person {
  const { area: mobArea, number } = mobileFrom(text(claims, 'phone_number'));
  const mobNum = claims.phone_number_verified === true ? number : '';
  const identityNo = text(claims, 'identity_no');
  const nameCn = text(claims, 'name_cn');
  return {
    ...emptyProfile,
    issuer,
    euid: text(claims, 'sub'),
    accountType,
    mobArea,
    mobNum,
    mobile: mobNum,
    contactPhone: accountType === 'corporate' || mobNum === '' ? number : '',
    identityNo,
    identifyNo: identityNo,
    identityDocs:
      identityNo === '' ? [] : [{ identityType: text(claims, 'identity_type'), identityNo, nameCn }],
    nameCn,
    name: text(claims, 'name'),
    birthday: text(claims, 'birthdate'),
  };
}

/** The same person with a number that an SMS code has proved. */
export const withProvedNumber = (person: Person, { area, number }: Mobile): Person => ({
  ...person,
  mobArea: area,
  mobNum: number,
  mobile: number,
});

/** The configured issuer of each account type. */
export type Issuers = Partial<Record<UserProfile['accountType'], string | undefined>>;

/**
 * A profile as stored in its session. One from before 0012 has no issuer: it came from the configured issuer of its
 * account type, and its number was not distinguished from a contact phone.
 */
export function personFrom(kept: UserProfile & { issuer?: string | null }, issuers: Issuers): Person {
  if (kept.issuer !== undefined) return { ...kept, issuer: kept.issuer };
  if (kept.euid === null) return { ...kept, issuer: null };
  return {
    ...kept,
    issuer: issuers[kept.accountType] ?? '',
    mobNum: '',
    mobile: '',
    contactPhone: kept.contactPhone || kept.mobNum,
  };
}
