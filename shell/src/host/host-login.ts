import type { Bridge, ShellCalls } from '@vez/shared/contracts/client';
import { paths } from '@vez/shared/domain';
import { deviceId } from '@vez/shared/http';
import { entryRedirect } from '../routing/entry-redirect';
import { challengeOf, randomSecret } from '../session/code-challenge';
import type { SessionKeeper } from '../session/session';
import { session as tab } from '../storage';
import type { Welcome } from './app-host';

type Exchange = ShellCalls['getAccessToken'];

/** Set after a log-out in this tab: the app is not asked again before the next login. */
const LOGGED_OUT = 'vez.hostLoggedOut';
/** Prevents a loop of logins if each session ends at once. */
const PAUSE_MS = 60_000;

export interface HostLogin extends Pick<Welcome, 'person'> {
  signIn: NonNullable<Welcome['signIn']>;
  exchange(input: Exchange['input']): Promise<Exchange['answer']>;
  keeper: SessionKeeper;
  bridge: Pick<Bridge, 'api' | 'auth' | 'events' | 'navigate'>;
  /** Resolves when the session of this browser, if any, has been resumed. */
  resumed: Promise<void>;
}

/** Leads to `/login`, which asks for consent to the privacy clause once (ACC-25). */
async function askConsent({ api, navigate }: HostLogin['bridge'], account: string) {
  const { pathname, search } = window.location;
  if (pathname === paths.login()) return;
  const needed = await api.checkConsent({ account, deviceId: deviceId() }).catch(() => ({ show: false }));
  if (needed.show) navigate(paths.login({ returnTo: pathname + search }), { replace: true });
}

/**
 * Logs in the user of the host app (ACC-08, ACC-16): at start without a session, when a token expires
 * that no cookie renews, and again when the session has ended. The assertion is bound to a secret that stays in the
 * page, so an eavesdropper cannot use it. If the host refuses or stays silent, or if the server rejects its
 * assertion, the citizen remains a visitor (ACC-21).
 */
export async function logInByHost(around: HostLogin): Promise<void> {
  const { person, signIn, exchange, keeper, bridge, resumed } = around;
  const isAnonymous = () => keeper.session.get().kind === 'anonymous';
  let triedAt = -PAUSE_MS;

  const vouched = async () => {
    if (tab.get(LOGGED_OUT) !== null) return undefined;
    const codeVerifier = randomSecret();
    const code = await signIn(await challengeOf(codeVerifier));
    return code === null ? undefined : exchange({ code, accountType: 'superApp', codeVerifier });
  };
  const logIn = async () => {
    if (!isAnonymous()) return;
    triedAt = performance.now();
    const login = await vouched().catch(() => undefined);
    if (login === undefined || !isAnonymous()) return;
    keeper.take(login);
    const further = entryRedirect(window.location, true);
    if (further !== undefined) bridge.navigate(further, { replace: true });
    await askConsent(bridge, login.userProfile?.euid ?? '');
  };

  const { logout } = bridge.auth;
  bridge.auth.logout = (options) => {
    tab.set(LOGGED_OUT, 'true');
    return logout(options);
  };
  // A log-out in another tab applies here, too.
  bridge.events.on('session/changed', ({ left }) => {
    if (left && !isAnonymous()) tab.set(LOGGED_OUT, 'true');
  });

  await resumed;
  keeper.setFallbackLogin(vouched);
  keeper.session.subscribe(({ kind }) => {
    if (kind !== 'anonymous') return tab.remove(LOGGED_OUT);
    setTimeout(() => void logIn(), Math.max(0, triedAt + PAUSE_MS - performance.now()));
  });
  // The app's user has changed since this session began.
  const { kind, euid } = keeper.session.get();
  if (kind === 'superApp' && person !== undefined && person !== euid) {
    await logout().catch(keeper.leave);
  } else await logIn();
}
