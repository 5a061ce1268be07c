import * as oidc from 'openid-client';
import type { Db } from '../../db/db';
import type { Clock } from '../../db/clock';
import { Outage, Refusal } from '../../module-api/refusal';
import { createProviders, type AccountType, type LoginSettings } from './login-providers';
import { profileFrom, type Person } from './profile-from';
import { staffFrom } from './staff-from';
import { useLoginCode } from './use-login-code';

/** Whether `fetch` failed without an answer; every other error is the provider's answer. */
const isUnreachable = (error: unknown) =>
  error instanceof Error && (error.name === 'TimeoutError' || /fetch failed|timed out/.test(error.message));

/** Authorization-code logins (ACC-13 to ACC-15, API-69). The account type alone picks the issuer. */
export function createLogin(db: Db, clock: Clock, settings: LoginSettings) {
  const providerOf = createProviders(clock, settings);

  return {
    /**
     * The provider's login address, from its discovery document.
     * @throws Refusal `loginFailed` if none is configured; Outage while it is unreachable
     */
    async authorizeUrl(accountType: AccountType): Promise<string> {
      const { authorization_endpoint: address } = (await providerOf(accountType)).serverMetadata();
      if (address === undefined) throw new Outage('loginUnavailable');
      return address;
    },

    /** @throws Refusal `loginFailed`, or `loginUsed` for an exchanged code; Outage while the provider is unreachable */
    async exchange(
      code: string,
      codeVerifier: string | undefined,
      accountType: AccountType,
      host: string,
    ): Promise<Person> {
      if (codeVerifier === undefined) throw new Refusal('loginFailed');
      const provider = await providerOf(accountType);
      await useLoginCode(db, code, clock.now());
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
        const claims = await oidc.fetchUserInfo(provider, tokens.access_token, sub);
        return accountType === 'staff'
          ? staffFrom(claims, issuer, settings.departmentIdOf)
          : profileFrom(claims, accountType, issuer);
      } catch (error) {
        throw isUnreachable(error) ? new Outage('loginUnavailable') : new Refusal('loginFailed');
      }
    },
  };
}
export type Login = ReturnType<typeof createLogin>;
