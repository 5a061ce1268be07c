import type { Bridge } from '@vez/shared/contracts/client';
import { isApiError, randomId, type createApi } from '@vez/shared/http';
import type { createLastError } from '../feedback/last-error';
import { isReturning } from '../boot-data/is-returning';
import type { SessionKeeper } from '../session/session';
import type { Store } from '../store';
import { greetHost } from './app-host';
import type { Channel } from './channel';
import { logInByHost } from './host-login';

interface Deps {
  bridge: Bridge;
  authApi: ReturnType<typeof createApi>;
  session: SessionKeeper;
  inHostApp: Store<boolean>;
  lastError: ReturnType<typeof createLastError>;
}

/** Connects the page to a host app; in its own chunk, because most visits have none. */
export function connectHost(
  channel: Channel,
  { bridge, authApi, session, inHostApp, lastError }: Deps,
): void {
  greetHost(channel, randomId(), bridge.host, ({ person, signIn }) => {
    inHostApp.set(true);
    if (signIn === undefined) return;
    void logInByHost({
      person,
      signIn,
      // The user did not ask for this login, so its failure is not shown.
      exchange: (input) =>
        authApi.getAccessToken(input, { silent: true }).catch((error: unknown) => {
          if (isApiError(error)) lastError.record(error);
          throw error;
        }),
      keeper: session,
      bridge,
      resumed: isReturning() ? session.resume() : Promise.resolve(),
    });
  });
}
