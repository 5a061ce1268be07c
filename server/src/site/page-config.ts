import { isWellKnown } from '@vez/shared/domain';
import type { Config } from '../config/config';
import { pagesElsewhere, webOrigin, type Destination, type Directory } from '../deployments/address';
import type { Deployment } from '../deployments/read-deployment';

/** Development has no app of its own: its banner leads to the stores themselves. */
const SAMPLE_STORES = { ios: 'https://apps.apple.com/', android: 'https://play.google.com/store' };

type Settings = Pick<Config, 'production' | 'issuers' | 'clientId' | 'stores' | 'hostApps' | 'hostOrigins'>;

/**
 * What the page tells the shell about this deployment: its city, footer (CAT-11), ribbon (SHL-33), ways to log in,
 * app stores (SHL-04), host apps (SHL-05). An account is offered if the city has it and its issuer is set.
 */
export function deploymentConfig(
  deployment: Deployment,
  { production, issuers, clientId, stores, hostApps, hostOrigins }: Settings,
) {
  const { name, city, phone, mail, texts, home, markers, slots, limits } = deployment;
  const { timeZone, languages, smsAreas, idNumber, terms } = city;
  const offered = deployment.staff ? (['staff'] as const) : city.accounts;
  const accounts = offered.filter((account) => issuers[account] !== undefined);
  return {
    deployment: name,
    home,
    markers,
    ...(deployment.staff ? { staff: true } : {}),
    environment: production ? 'production' : 'development',
    apiBase: '/api',
    phone,
    mail,
    // The app is for citizens.
    stores: deployment.staff ? {} : production ? stores : { ...SAMPLE_STORES, ...stores },
    ...(hostApps.length > 0 ? { hostApps } : {}),
    hostOrigins,
    ...(slots ? { slots } : {}),
    ...(limits ? { limits } : {}),
    timeZone,
    languages,
    smsAreas,
    idNumber,
    terms,
    texts,
    oidc: Object.fromEntries(accounts.map((account) => [account, { clientId }])),
  };
}

/** What the page tells the shell about the requested address. */
export function addressConfig(
  directory: Directory,
  here: Destination,
  { host, onDemand }: { host: string; onDemand: boolean },
) {
  const elsewhere = Object.entries(pagesElsewhere(directory, here, host));
  const isTold = ([path]: [string, string]) =>
    !onDemand || isWellKnown(path) || directory.deployments.some(({ home }) => home === path);
  return {
    isOwnHost: here.isOwnHost,
    webOrigin: webOrigin(directory, here),
    elsewhere: Object.fromEntries(elsewhere.filter(isTold)),
  };
}
