import { LANGUAGES } from '@vez/shared/contracts';
import sample from './deployment.json';

interface Around {
  production: boolean;
  issuers: { personal: string | undefined; corporate: string | undefined };
  clientId: string;
  stores: { ios?: string; android?: string };
  hostApps: string[];
  /** Origins of host apps that show the page in a frame of theirs. */
  hostOrigins: string[];
}

/**
 * What the page tells the shell of this deployment: footer (CAT-11), ribbon (SHL-33), ways to log in, app
 * stores (SHL-04), host apps (SHL-05).
 */
export function deploymentConfig({ production, issuers, clientId, stores, hostApps, hostOrigins }: Around) {
  return {
    environment: production ? 'production' : 'development',
    apiBase: '/api',
    phone: '2855 0100',
    mail: 'vez@example.gov.mo',
    // The sample deployment has no app of its own: its banner leads to the stores themselves.
    stores: production ? stores : { ...sample.stores, ...stores },
    ...(hostApps.length > 0 ? { hostApps } : {}),
    hostOrigins,
    smsAreas: ['853', '852', '86'],
    timeZone: 'Asia/Macau',
    texts: Object.fromEntries(
      LANGUAGES.map((language) => [language, { name: 'Vez', ...sample.texts[language] }]),
    ),
    markers: { web: 'web', remoteCounter: 'remoteCounter' },
    oidc: {
      ...(issuers.personal === undefined ? {} : { personal: { clientId } }),
      ...(issuers.corporate === undefined ? {} : { corporate: { clientId } }),
    },
  };
}
