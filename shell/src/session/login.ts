import type { Auth, CallOptions, ShellCalls } from '@vez/shared/contracts/client';
import { ownPath, paths } from '@vez/shared/domain';
import type { PageConfig } from '../boot-data/page-config';
import { session } from '../storage';
import { challengeOf, randomSecret } from './code-challenge';

type AccountType = Parameters<Auth['login']>[0];

const PENDING = 'vez.login';
const USED = 'vez.login.used';

interface Pending {
  state: string;
  verifier: string;
  accountType: AccountType;
  returnTo: string;
}

/** Redirects to the provider of the account type with a code challenge (ACC-13). */
export function loginWith(
  config: PageConfig,
  redirectUri: string,
  loginAddress: (input: ShellCalls['loginAddress']['input']) => Promise<ShellCalls['loginAddress']['answer']>,
): Auth['login'] {
  return async (accountType, returnTo = paths.home()) => {
    const client = config.oidc[accountType];
    if (client === undefined) throw new Error(`No identity provider is configured for ${accountType}.`);
    const { authorizeUrl } = await loginAddress({ accountType });
    const pending: Pending = {
      state: randomSecret(),
      verifier: randomSecret(),
      accountType,
      returnTo: ownPath(returnTo) ?? paths.home(),
    };
    session.set(PENDING, JSON.stringify(pending));
    const address = new URL(authorizeUrl);
    const query = {
      response_type: 'code',
      client_id: client.clientId,
      redirect_uri: redirectUri,
      scope: client.scope ?? 'openid profile',
      state: pending.state,
      code_challenge: await challengeOf(pending.verifier),
      code_challenge_method: 'S256',
    };
    // A provider's address may already have a query.
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    window.location.assign(address);
  };
}

function takePending(): Pending | undefined {
  const text = session.get(PENDING);
  session.remove(PENDING);
  try {
    return text === null ? undefined : (JSON.parse(text) as Pending);
  } catch {
    return undefined;
  }
}

/**
 * Exchanges the code in the address for a token, once, and removes it from the address (NAV-30, NAV-31, ACC-18
 * to ACC-21). Resolves to the page to return to, or undefined if the login failed.
 */
export async function finishLogin(
  exchange: (
    input: ShellCalls['getAccessToken']['input'],
    options: CallOptions,
  ) => Promise<ShellCalls['getAccessToken']['answer']>,
  take: (login: ShellCalls['getAccessToken']['answer']) => void,
): Promise<string | undefined> {
  const address = new URL(window.location.href);
  const code = address.searchParams.get('code');
  const state = address.searchParams.get('state');
  const accountType = address.searchParams.get('accountType');
  if (code === null) return undefined;
  for (const name of ['code', 'state', 'iss', 'accountType']) address.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', address);

  const pending = takePending();
  if (pending === undefined || pending.state !== state || session.get(USED) === code) return undefined;
  // A provider may name the account type; a different one is a mix-up of two providers.
  if (accountType !== null && accountType !== pending.accountType) return undefined;
  session.set(USED, code);
  try {
    const input = { code, accountType: pending.accountType, codeVerifier: pending.verifier };
    take(await exchange(input, { silent: true }));
    return pending.returnTo;
  } catch {
    // Show nothing, and continue without a login (ACC-21).
    return undefined;
  }
}
