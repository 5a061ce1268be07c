import { LANGUAGES } from '@vez/shared/contracts';
import texts from './deployment.json';

interface Around {
  production: boolean;
  issuers: { personal: string | undefined; corporate: string | undefined };
  clientId: string;
  /** Origins of host apps that show the page in a frame of theirs. */
  hostOrigins: string[];
}

/** What the page tells the shell of this deployment: footer (CAT-11), ribbon (SHL-33), ways to log in. */
export function deploymentConfig({ production, issuers, clientId, hostOrigins }: Around) {
  const client = (issuer: string | undefined) =>
    issuer === undefined ? {} : { authorizeUrl: `${issuer}/auth`, clientId };
  return {
    environment: production ? 'production' : 'development',
    apiBase: '/api',
    phone: '2855 0100',
    mail: 'vez@example.gov.mo',
    hostOrigins,
    smsAreas: ['853', '852', '86'],
    timeZone: 'Asia/Macau',
    texts: Object.fromEntries(LANGUAGES.map((language) => [language, { name: 'Vez', ...texts[language] }])),
    markers: { web: 'web', remoteCounter: 'remoteCounter' },
    oidc: {
      ...(issuers.personal === undefined ? {} : { personal: client(issuers.personal) }),
      ...(issuers.corporate === undefined ? {} : { corporate: client(issuers.corporate) }),
    },
  };
}
