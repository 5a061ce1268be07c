import type { ShellCalls } from '@vez/shared/contracts/client';

type Profile = NonNullable<ShellCalls['validateCode']['answer']['userProfile']>;

/** The profile of a user verified by SMS; a test overrides fields as needed. */
export const aProfile = (other: Partial<Profile> = {}): Profile => ({
  euid: null,
  accountType: 'phone',
  mobArea: '853',
  mobNum: '66123834',
  mobile: '66123834',
  contactPhone: '',
  identityNo: '',
  identifyNo: '',
  identityDocs: [],
  nameCn: '',
  name: '',
  birthday: '',
  ribbonEnv: '',
  ...other,
});
