import { retryImport } from '@vez/shared/chunks';
import type { Auth } from '@vez/shared/contracts/client';
import type { finishLogin, loginWith } from './login';

const load = () => retryImport(() => import(/* webpackChunkName: "login" */ './login'));

/** Redirects to the identity provider; the code is fetched only then (ACC-13). */
export const deferredLogin =
  (...options: Parameters<typeof loginWith>): Auth['login'] =>
  async (...to) =>
    (await load()).loginWith(...options)(...to);

/** Only an address with a code is a return from a login (NAV-30). */
export async function returnFromLogin(
  ...options: Parameters<typeof finishLogin>
): Promise<string | undefined> {
  if (!new URLSearchParams(window.location.search).has('code')) return undefined;
  return (await load()).finishLogin(...options);
}
