import * as oidc from 'openid-client';
import type { Clock } from '../../db/clock';
import { Outage, Refusal } from '../../module-api/refusal';

export type AccountType = 'personal' | 'corporate' | 'staff';

export interface LoginSettings {
  issuers: Record<AccountType, string | undefined>;
  clientId: string;
  /** The department that the staff's issuer names by its code. */
  departmentIdOf(code: string): number | undefined;
  /** The address that a provider may send people back to, on the host that the call came to. */
  redirectUri(host: string): string;
  /** True for a provider on this machine, which speaks plain http. */
  insecure: boolean;
}

/** How long a discovery document is trusted. */
const DISCOVERED_MS = 3_600_000;
/** A larger change of the process clock's skew has the provider read again. The library itself tolerates 30 s. */
const SKEW_TOLERANCE_SECONDS = 10;
/** A citizen waits for the answer. */
const PATIENCE_SECONDS = 5;

/** Reads the provider of an account type from its discovery document, again after an hour. */
export function createProviders(clock: Clock, settings: LoginSettings) {
  const discovered = new Map<
    AccountType,
    { at: number; skewSeconds: number; provider: Promise<oidc.Configuration> }
  >();

  /** @throws Refusal `loginFailed` if none is configured; Outage while it is unreachable */
  return (accountType: AccountType): Promise<oidc.Configuration> => {
    const issuer = settings.issuers[accountType];
    if (issuer === undefined) throw new Refusal('loginFailed');
    const at = clock.now().getTime();
    const skewSeconds = Math.round(clock.skewSeconds());
    const known = discovered.get(accountType);
    const isSameClock = Math.abs(skewSeconds - (known?.skewSeconds ?? 0)) <= SKEW_TOLERANCE_SECONDS;
    if (known !== undefined && isSameClock && at - known.at < DISCOVERED_MS) return known.provider;
    const metadata = { [oidc.clockSkew]: -skewSeconds };
    const found = oidc.discovery(new URL(issuer), settings.clientId, metadata, oidc.None(), {
      execute: settings.insecure ? [oidc.allowInsecureRequests] : [],
      timeout: PATIENCE_SECONDS,
    });
    const provider = found.catch(() => {
      // An hour-old document is better than none; a provider that was never reached is asked again.
      if (known !== undefined) return known.provider;
      discovered.delete(accountType);
      throw new Outage('loginUnavailable');
    });
    discovered.set(accountType, { at, skewSeconds, provider });
    return provider;
  };
}
