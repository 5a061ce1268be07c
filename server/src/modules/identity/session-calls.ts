import type { CallerIdentity, Handlers } from '../../module-api/module';
import { Unauthorized } from '../../module-api/refusal';
import type { Sessions } from './sessions';

/** @throws Unauthorized for a caller without a session of their own */
function ownSession({ sessionId }: CallerIdentity): string {
  if (sessionId === undefined) throw new Unauthorized();
  return sessionId;
}

/** The sessions of a person (ACC-12, ACC-22, API-70). */
export const sessionCalls = (sessions: Sessions) =>
  ({
    async renewSession({ sessionCookie, setSession }) {
      const renewed = await sessions.renew(sessionCookie);
      if (renewed.cookie !== undefined) setSession(renewed.cookie, renewed.seconds);
      else if (renewed.login.jwtToken === null && sessionCookie !== undefined) setSession(null);
      return renewed.login;
    },

    async endSession({ query, caller, sessionCookie, setSession }) {
      const { everywhere = false } = query;
      await sessions.end({ cookie: sessionCookie, sessionHash: caller.sessionId, everywhere });
      setSession(null);
      return { ended: true };
    },

    sessions: async ({ caller }) => sessions.all(ownSession(caller)),
    endOneSession: async ({ params, caller }) => ({
      ended: await sessions.endOne(ownSession(caller), params.id),
    }),

    async profileInfo({ caller }) {
      const profile = caller.sessionId === undefined ? undefined : await sessions.profileOf(caller.sessionId);
      if (profile === undefined) throw new Unauthorized();
      return profile;
    },
  }) satisfies Handlers;
