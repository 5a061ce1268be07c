import type { Mobile, UserProfile } from '@vez/shared/contracts';
import { areaAtStart } from '@vez/shared/domain';
import type { StaffScope } from '../../module-api/module';

/**
 * A profile with the issuer of its `euid`. `mobNum` is a number that was proved, by an SMS code or by the issuer;
 * `contactPhone`, of the area `mobArea` as long as there is no such number, may be anybody's (decision 111).
 */
export interface Person extends UserProfile {
  /** Null for a login by SMS code alone. */
  issuer: string | null;
  /** Set for staff and devices, who are no citizens. */
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

/** `+351912345678` (E.164) as area and number. Of whatever area: who has proved it gets no SMS code. */
function mobileFrom(phone: string) {
  const digits = /^\+(\d+)$/.exec(phone)?.[1] ?? '';
  const area = areaAtStart(digits);
  return area === undefined ? { area: '', number: '' } : { area, number: digits.slice(area.length) };
}

/**
 * The claims of a provider or of a host app as our profile. `phone_number` is E.164; it proves
 * its number only beside `phone_number_verified`.
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

/** Who gives the accounts of each type, as configured. */
export type Issuers = Partial<Record<UserProfile['accountType'], string | undefined>>;

/**
 * A profile as its session holds it. One from before 0012 names no issuer: the configured one of its account type
 * gave it; and its number was not told apart from a contact phone.
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
