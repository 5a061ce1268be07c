import { createHash } from 'node:crypto';
import * as oidc from 'openid-client';
import { sqlState, statement, type Db } from '../../db/db';
import type { Clock } from '../../module';
import { Outage, Refusal } from '../../refusal';
import { profileFrom, type Person } from './profile-from';

type AccountType = 'personal' | 'corporate';

export interface LoginSettings {
  issuers: Record<AccountType, string | undefined>;
  clientId: string;
  /** The one address of the host that a call came to that a provider may send people back to. */
  redirectUri(host: string): string;
  /** True for a provider on this machine, which speaks plain http. */
  insecure: boolean;
}

const USE_CODE = statement(
  'login-code-use',
  'INSERT INTO used_login_code (code_hash, used_at) VALUES ($1, $2)',
);
/** How long what a provider tells of itself is taken as it is. */
const DISCOVERED_MS = 3_600_000;
/** Of the process's own clock, by which the library checks tokens; what it tolerates beyond is 30 s. */
const SKEW_TOLERANCE_SECONDS = 10;
/** Somebody waits for it. */
const PATIENCE_SECONDS = 5;
const UNIQUE_VIOLATION = '23505';

/** What `fetch` throws where no answer came; everything else is the provider's answer. */
const isUnreachable = (error: unknown) =>
  error instanceof Error && (error.name === 'TimeoutError' || /fetch failed|timed out/.test(error.message));

/** Authorization-code logins (ACC-13 to ACC-15, API-69). The account type alone picks the issuer. */
export function createLogin(db: Db, clock: Clock, settings: LoginSettings) {
  const discovered = new Map<
    AccountType,
    { at: number; skewSeconds: number; provider: Promise<oidc.Configuration> }
  >();
  const providerOf = (accountType: AccountType): Promise<oidc.Configuration> => {
    const issuer = settings.issuers[accountType];
    if (issuer === undefined) throw new Refusal('loginFailed', 422);
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
      // What it said an hour ago is better than nothing; a provider that was never reached is asked again.
      if (known !== undefined) return known.provider;
      discovered.delete(accountType);
      throw new Outage('loginUnavailable');
    });
    discovered.set(accountType, { at, skewSeconds, provider });
    return provider;
  };

  return {
    /**
     * Where the provider has people log in, by its own discovery document.
     * @throws Refusal `loginFailed` where none is configured; Outage while it is away
     */
    async authorizeUrl(accountType: AccountType): Promise<string> {
      const { authorization_endpoint: address } = (await providerOf(accountType)).serverMetadata();
      if (address === undefined) throw new Outage('loginUnavailable');
      return address;
    },

    /** @throws Refusal `loginFailed`, or `loginUsed` for a code that was traded before; Outage while the provider is away */
    async exchange(
      code: string,
      codeVerifier: string | undefined,
      accountType: AccountType,
      host: string,
    ): Promise<Person> {
      if (codeVerifier === undefined) throw new Refusal('loginFailed', 422);
      const provider = await providerOf(accountType);
      const codeHash = createHash('sha256').update(code).digest('hex');
      try {
        await db.query(USE_CODE, [codeHash, clock.now()]);
      } catch (error) {
        if (sqlState(error) === UNIQUE_VIOLATION) throw new Refusal('loginUsed', 422);
        throw error;
      }
      const { issuer } = provider.serverMetadata();
      try {
        const returned = new URL(settings.redirectUri(host));
        returned.searchParams.set('code', code);
        returned.searchParams.set('iss', issuer);
        const tokens = await oidc.authorizationCodeGrant(provider, returned, {
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const { sub } = tokens.claims()!;
        return profileFrom(await oidc.fetchUserInfo(provider, tokens.access_token, sub), accountType, issuer);
      } catch (error) {
        throw isUnreachable(error) ? new Outage('loginUnavailable') : new Refusal('loginFailed', 422);
      }
    },
  };
}
export type Login = ReturnType<typeof createLogin>;
