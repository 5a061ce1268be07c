import type { Api, Bridge, RightKind, Session } from '../contracts/client';
import type { May } from './names';

function limitedSession({ get, subscribe }: Bridge['session'], may: May): Bridge['session'] {
  let from: Session | undefined;
  let seen: Session;
  const seenNow = () => {
    const now = get();
    if (now === from) return seen;
    from = now;
    const told = Object.entries(now).filter(([name]) => name === 'kind' || may('session', name));
    return (seen = Object.fromEntries(told) as unknown as Session);
  };
  return { get: seenNow, subscribe: (listener) => subscribe(() => listener(seenNow())) };
}

/** `extend` of `createApi`, which a bridge hides. */
type ExtendFor = (...given: [...Parameters<Api['extend']>, remote?: string]) => ReturnType<Api['extend']>;

/** Logs a refusal for developers; the gate rejects a remote whose screens log one. */
const tellDevelopers = (refusal: string) => {
  // eslint-disable-next-line no-console -- for developers: a citizen can do nothing about it
  console.error(refusal);
};

/**
 * Limits the bridge to the rights of a remote. Other uses are refused and logged for developers; the page continues.
 * @param tell receives each refusal as a sentence
 */
export function limitedBridge(bridge: Bridge, remote: string, may: May, tell = tellDevelopers): Bridge {
  const { api, auth, events, navigate, session } = bridge;
  const refuse = (kind: RightKind, name: string) => {
    const error = new Error(`${remote} may not: ${name} is not in rights.${kind} of its remote.json`);
    tell(error.message);
    return error;
  };
  // Names the caller, because a remote may not call the service of another remote's team.
  const extend: ExtendFor = (table, shapes) => (api.extend as ExtendFor)(table, shapes, remote);
  const check = (kind: RightKind, name: string) => may(kind, name) || void refuse(kind, name);
  /** Wraps asynchronous functions; one that is not allowed rejects. */
  const part = <Of extends object>(of: Of, kind: RightKind): Of =>
    new Proxy(of, {
      get: (target, name: string) =>
        name in target && !may(kind, name)
          ? () => Promise.reject(refuse(kind, name))
          : Reflect.get(target, name),
    });
  return {
    ...bridge,
    session: limitedSession(session, may),
    api: part({ ...api, extend } as Api, 'calls'),
    auth: part(auth, 'auth'),
    events: {
      publish: (name, fact) => void (check('publishes', name) && events.publish(name, fact)),
      on: (name, listener) => (check('listens', name) ? events.on(name, listener) : () => undefined),
    },
    navigate: (to, options) => void (check('navigates', to.split('?')[0]!) && navigate(to, options)),
  };
}
