import type { Auth, ShellCalls } from '@vez/shared/contracts/client';
import { isApiError } from '@vez/shared/http';

type EndSession = (input: ShellCalls['endSession']['input']) => Promise<unknown>;

/** A session that the server no longer knows has also ended. */
function hasEnded(error: unknown) {
  if (!isApiError(error) || error.kind !== 'unauthorized') throw error;
}

/**
 * Ends the session at the server, then here (ACC-12).
 * @param endSession carries the token, which identifies the session if the browser keeps no cookie
 */
export function createLogout(endSession: EndSession, leave: () => void): Auth['logout'] {
  let leaving: Promise<void> | undefined;
  return ({ everywhere } = { everywhere: false }) => {
    // A second tap waits for the first.
    leaving ??= endSession(everywhere ? { everywhere: 'true' } : {})
      .catch(hasEnded)
      .then(leave)
      .finally(() => {
        leaving = undefined;
      });
    return leaving;
  };
}
