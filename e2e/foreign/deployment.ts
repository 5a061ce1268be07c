import type { Deployment } from '@vez/shared/contracts/client';

/** The profile of another site. */
export const deployment: Deployment = {
  name: 'Another site',
  home: '/home',
  environment: 'production',
  phone: '2855 0100',
  mail: 'site@example.gov.mo',
  address: 'Rua do Campo 162',
  officeHours: 'Monday to Friday, 09:00 to 18:00',
  timeZone: 'Asia/Macau',
  languages: ['en_us', 'pt_pt'],
  smsAreas: ['853'],
  idNumber: { lengths: [8], pattern: '[0-9A-Za-z]+' },
  accounts: ['personal'],
  terms: { account: 'Macao One Account', idCard: 'ID card', idLengths: '8' },
};
declare global {
  interface Window {
    /** Addresses of the entries of remotes, by name. */
    entries: Record<string, string>;
  }
}
