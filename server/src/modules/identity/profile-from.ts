import type { UserProfile } from '@vez/shared/contracts';

/** Nobody in particular. */
export const emptyProfile: UserProfile = {
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

/** The claims of a provider or of a host app as our profile; `phone_number` is E.164, of an area we know. */
export function profileFrom(
  claims: Record<string, unknown>,
  accountType: UserProfile['accountType'],
): UserProfile {
  const [, mobArea = '', mobNum = ''] = /^\+(853|852|86)(\d+)$/.exec(text(claims, 'phone_number')) ?? [];
  const identityNo = text(claims, 'identity_no');
  const nameCn = text(claims, 'name_cn');
  return {
    ...emptyProfile,
    euid: text(claims, 'sub'),
    accountType,
    mobArea,
    mobNum,
    mobile: mobNum,
    contactPhone: accountType === 'corporate' ? mobNum : '',
    identityNo,
    identifyNo: identityNo,
    identityDocs:
      identityNo === '' ? [] : [{ identityType: text(claims, 'identity_type'), identityNo, nameCn }],
    nameCn,
    name: text(claims, 'name'),
    birthday: text(claims, 'birthdate'),
  };
}
