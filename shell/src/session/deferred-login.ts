import { retryImport } from '@vez/shared/chunks';
import type { Auth } from '@vez/shared/contracts/client';
import type { finishLogin, loginWith } from './login';

const load = () => retryImport(() => import(/* webpackChunkName: "login" */ './login'));

/** Goes to the identity provider; its code is fetched only then (ACC-13). */
export const deferredLogin =
  (...options: Parameters<typeof loginWith>): Auth['login'] =>
  async (...to) =>
    (await load()).loginWith(...options)(...to);

/** NAV-30: only an address with a code is a return from a login. */
export async function returnFromLogin(
  ...options: Parameters<typeof finishLogin>
): Promise<string | undefined> {
  if (!new URLSearchParams(window.location.search).has('code')) return undefined;
  return (await load()).finishLogin(...options);
}
