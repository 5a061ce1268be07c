import type { Config } from './config';

/** A development has no app of its own: its banner leads to the stores themselves. */
const SAMPLE_STORES = { ios: 'https://apps.apple.com/', android: 'https://play.google.com/store' };

type Settings = Pick<
  Config,
  'production' | 'deployment' | 'issuers' | 'clientId' | 'stores' | 'hostApps' | 'hostOrigins'
>;

/**
 * What the page tells the shell of this deployment: its city, footer (CAT-11), ribbon (SHL-33), ways to log in, app
 * stores (SHL-04), host apps (SHL-05). An account is offered where the city has it and its issuer is set.
 */
export function deploymentConfig({
  production,
  deployment,
  issuers,
  clientId,
  stores,
  hostApps,
  hostOrigins,
}: Settings) {
  const { city, phone, mail, texts } = deployment;
  const { timeZone, languages, smsAreas, idNumber, terms } = city;
  const accounts = city.accounts.filter((account) => issuers[account] !== undefined);
  return {
    environment: production ? 'production' : 'development',
    apiBase: '/api',
    phone,
    mail,
    stores: production ? stores : { ...SAMPLE_STORES, ...stores },
    ...(hostApps.length > 0 ? { hostApps } : {}),
    hostOrigins,
    timeZone,
    languages,
    smsAreas,
    idNumber,
    terms,
    texts,
    markers: { web: 'web', remoteCounter: 'remoteCounter' },
    oidc: Object.fromEntries(accounts.map((account) => [account, { clientId }])),
  };
}
