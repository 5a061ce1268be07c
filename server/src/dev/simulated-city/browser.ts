import { calls, type CallAnswer, type CallInput, type CallName, type Calls } from '@vez/shared/contracts';
import { SESSION_COOKIE } from '../../http/session-cookie';

/** An unsuccessful answer of the API. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly reason: string | undefined,
  ) {
    super(`${status} ${reason ?? ''}`);
  }
}

type Send = (method: string, path: string, body?: object) => Promise<Response>;

export interface Browser {
  /** @throws Refused */
  call<Name extends CallName>(name: Name, input: CallInput<Calls[Name]>): Promise<CallAnswer<Calls[Name]>>;
}

export interface BrowserDeps {
  /** Such as `http://127.0.0.1:8080`. */
  origin: string;
  /** Ends all browsers: no call is made after that. */
  signal: AbortSignal;
}

const TIMEOUT_MS = 15_000;

/** Puts the input into the path, then into the query of a read or the body of a write. */
function requestOf(name: CallName, input: object) {
  const { method, path } = calls[name];
  const rest = new Map(Object.entries(input));
  const filled = path.replace(/:(\w+)/g, (_, key: string) => {
    const value = encodeURIComponent(String(rest.get(key)));
    rest.delete(key);
    return value;
  });
  if (method === 'GET') return { method, path: `/api/${filled}?${new URLSearchParams([...rest])}` };
  return { method, path: `/api/${filled}`, body: Object.fromEntries(rest) };
}

/**
 * The browser of one person or device: it keeps its session cookie and renews its token.
 * @param enter starts a session; called again once that has ended
 */
export function browserAt({ origin, signal }: BrowserDeps, enter: (send: Send) => Promise<unknown>): Browser {
  let cookie = '';
  let token: string | undefined;

  const send: Send = async (method, path, body) => {
    signal.throwIfAborted();
    const response = await fetch(`${origin}${path}`, {
      method,
      redirect: 'manual',
      // A separate signal: each call would leave a listener on a signal that lives as long as the city.
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        cookie,
        'x-vez-language': 'en_us',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const kept = response.headers.getSetCookie().find((one) => one.startsWith(`${SESSION_COOKIE}=`));
    if (kept !== undefined) cookie = kept.split(';')[0]!;
    return response;
  };

  async function renew(): Promise<void> {
    token = undefined;
    if (cookie === '') return;
    const answer = await send('POST', '/api/session', {});
    token = ((await answer.json()) as { jwtToken?: string | null }).jwtToken ?? undefined;
  }

  async function logIn(): Promise<void> {
    await renew();
    if (token !== undefined) return;
    await enter(send);
    await renew();
  }

  return {
    async call(name, input) {
      const { method, path, body } = requestOf(name, input);
      const write = method === 'GET' || method === 'DELETE' ? undefined : body;
      if (token === undefined) await logIn();
      let response = await send(method, path, write);
      if (response.status === 401) {
        await response.body?.cancel();
        await logIn();
        response = await send(method, path, write);
      }
      const answer: unknown = await response.json();
      if (!response.ok) throw new Refused(response.status, (answer as { reason?: string }).reason);
      return answer as never;
    },
  };
}

/** Logs a person in by name, as `mock=NAME` does at the end of an address. */
export const personAt = (deps: BrowserDeps, login: string): Browser =>
  browserAt(deps, async (send) =>
    (await send('GET', `/home?mock=${encodeURIComponent(login)}`)).body?.cancel(),
  );
