import type { Auth, Events, Language, Readable, Session } from '@vez/shared/contracts/client';
import { createStore } from '../store';
import type { AuthCalls, Login } from './auth-calls';
import { prefetchedCall } from './prefetched-call';
import { sessionFrom, type Profile } from './session-from-profile';
import { createSmsAuth } from './sms-auth';

const ANONYMOUS: Session = { kind: 'anonymous' };
/** A token is renewed before it expires, so that no call is sent in its last second. */
const RENEW_BEFORE_MS = 30_000;
/** The least time between renewals, for a server whose tokens end at once. */
const RENEWED_FOR_MS = 10_000;

export interface SessionKeeper {
  session: Readable<Session>;
  /** The environment's label from the profile (DAT-49, API-75); empty in production. */
  ribbon: Readable<string>;
  /** The short token, renewed if it is about to end; undefined for an anonymous visitor. */
  token(): Promise<string | undefined>;
  /** Renews a token that the server refused; true if the same person is still logged in. */
  refused(old: string): Promise<boolean>;
  /** Whether a token belongs to the current login. */
  isStillOf(token: string): boolean;
  take(login: Login): void;
  /** Drops a token that was refused (ERR-06, decision 42). */
  drop(): void;
  /** Logs out: drops the token and the data about the person. */
  leave(): void;
  /** Requests the session of this browser without logging in; the next `resume` uses the answer. */
  ask(): void;
  /** Resumes the session of this browser, if there is one. */
  resume(): Promise<void>;
  /** After a log-in or log-out in another tab: resumes the session that the cookie names now, if any. */
  follow(kind: string): void;
  /** Sets a fallback for the login when the cookie renews none: a host app (ACC-08). */
  setFallbackLogin(vouched: () => Promise<Login | undefined>): void;
  auth: Pick<Auth, 'sendCode' | 'verifyCode'>;
}

interface PageFacts {
  /** The area code of a number without one. */
  defaultArea: string;
  /** Whether the deployment is for staff. */
  isForStaff: boolean;
}

/**
 * The current login and its token. Only this closure holds the token: not storage, globals or the bridge. The
 * HttpOnly cookie renews it (ACC-12, ACC-22, ACC-23).
 */
export function createSession(
  calls: AuthCalls,
  events: Events,
  language: Readable<Language>,
  { defaultArea, isForStaff }: PageFacts,
): SessionKeeper {
  const store = createStore<Session>(ANONYMOUS);
  const ribbon = createStore('');
  let token: string | undefined;
  /** All tokens of the current login. */
  const tokens = new Set<string>();
  let endsAt = 0;
  let renewedAt = 0;
  let profile: Profile | null = null;
  let renewing: Promise<void> | undefined;
  const renewal = prefetchedCall(() => calls.renewSession());

  // A tab also receives its own events.
  let telling = false;
  const become = (next: Session, left = false) => {
    tokens.clear();
    store.set(next);
    telling = true;
    events.publish('session/changed', { kind: next.kind, ...(left ? { left } : {}) });
    telling = false;
  };
  const drop = () => {
    token = undefined;
    if (store.get().kind !== 'anonymous') become(ANONYMOUS);
  };
  const leave = () => {
    renewal.forget();
    token = undefined;
    become(ANONYMOUS, true);
  };
  const take = ({ jwtToken, expiresInSeconds, userProfile }: Login) => {
    renewal.forget();
    if (jwtToken === null || userProfile === null) return drop();
    // A browser has one cookie: staff are anonymous on a page for citizens.
    if (userProfile.isStaff === true && !isForStaff) return drop();
    token = jwtToken;
    endsAt = Date.now() + expiresInSeconds * 1_000;
    ribbon.set(userProfile.ribbonEnv);
    profile = userProfile;
    const next = sessionFrom(profile, language.get(), defaultArea);
    if (JSON.stringify(next) !== JSON.stringify(store.get())) become(next);
    tokens.add(jwtToken);
  };
  let vouched: (() => Promise<Login | undefined>) | undefined;
  const renew = async () => {
    const login = await renewal.answer();
    take((login.jwtToken === null && (await vouched?.())) || login);
  };
  language.subscribe((now) => {
    if (profile !== null && store.get().kind !== 'anonymous')
      store.set(sessionFrom(profile, now, defaultArea));
  });
  const resume = () => {
    renewing ??= renew()
      .catch(() => undefined)
      .finally(() => {
        renewing = undefined;
        renewedAt = Date.now();
      });
    return renewing;
  };

  return {
    session: store,
    ribbon,
    take,
    drop,
    leave,
    ask: renewal.ask,
    resume,
    setFallbackLogin: (by) => void (vouched = by),
    follow(kind) {
      // The same kind may mean another person.
      const isNobody = kind === 'anonymous' && store.get().kind === 'anonymous';
      if (telling) return;
      renewal.forget();
      if (!isNobody) void resume();
    },
    async token() {
      if (token === undefined) return undefined;
      const now = Date.now();
      const isRenewed = renewing === undefined && now < renewedAt + RENEWED_FOR_MS;
      if (now > endsAt - RENEW_BEFORE_MS && !isRenewed) await resume();
      return token;
    },
    async refused(old) {
      // Another call may have renewed it already.
      if (token === old) await resume();
      if (token === old) drop();
      return tokens.has(old);
    },
    isStillOf: (old) => tokens.has(old),
    auth: createSmsAuth(calls, take),
  };
}
