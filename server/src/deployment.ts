import type { Deployment, Language } from '@vez/shared/contracts';
import texts from './deployment.json';

interface Around {
  production: boolean;
  issuers: { personal: string | undefined; corporate: string | undefined };
  clientId: string;
}

/** What the page tells the shell of this deployment: texts of the footer (CAT-11), ribbon, ways to log in. */
export function deployment(language: Language, { production, issuers, clientId }: Around) {
  const facts: Deployment = {
    ...texts[language],
    name: 'Vez',
    environment: production ? 'production' : 'development',
    phone: '2855 0100',
    mail: 'vez@example.gov.mo',
    smsAreas: ['853', '852', '86'],
    timeZone: 'Asia/Macau',
  };
  return { deployment: facts, login: { issuers, clientId }, apiBase: '/api' };
}
