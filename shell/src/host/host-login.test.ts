import { createHash, webcrypto } from 'node:crypto';
import { waitFor } from '@testing-library/react';
import type { ShellCalls } from '@vez/shared/contracts/client';
import { fakeCall, fakeNetwork, TEST_API } from '@vez/shared/testing';
import { createBridge } from '../bridge';
import { TEST_CONFIG } from '../testing/test-config';
import { aProfile } from '../testing/profile';
import { ownRegistry } from '../testing/render-shell';
import { logInByHost } from './host-login';

type Login = ShellCalls['getAccessToken']['answer'];

const ASSERTION = 'aGVhZA.Ym9keQ.c2lnbg';
const MOBILE = { area: '853', number: '66001001' };
const profile = aProfile({
  euid: 'p-1',
  accountType: 'superApp',
  mobNum: MOBILE.number,
  mobile: MOBILE.number,
  identityNo: '12345670',
  identifyNo: '12345670',
  nameCn: '陳大文',
  name: 'Chan Tai Man',
});
const loginOf = (jwtToken: string, euid = profile.euid): Login => ({
  jwtToken,
  expiresInSeconds: 600,
  userProfile: { ...profile, euid },
  yiwangToken: null,
});
const NOBODY = { jwtToken: null, expiresInSeconds: 0, userProfile: null };
const refused = () => Response.json({ code: 602, message: 'no', reason: 'loginUsed' }, { status: 422 });
const network = fakeNetwork();

interface Meeting {
  signIn?: (nonce: string) => Promise<string | null>;
  person?: string | null;
  resumed?: Promise<void>;
  exchange?: Parameters<typeof fakeCall<'getAccessToken'>>[1];
  needsConsent?: boolean;
}

/** A page within a host app that has just been welcomed. */
function meet({ exchange, needsConsent = false, ...told }: Meeting = {}) {
  const {
    bridge,
    api,
    session: keeper,
    feedback,
  } = createBridge({ ...TEST_CONFIG, apiBase: TEST_API }, ownRegistry());
  const sent: { nonce: string; verifier: string | undefined; accountType: string }[] = [];
  const nonces: string[] = [];
  network.use(
    fakeCall('checkConsent', { show: needsConsent }),
    fakeCall('endSession', { ended: true }),
    fakeCall('renewSession', NOBODY),
    fakeCall(
      'getAccessToken',
      exchange ??
        (({ body }) => {
          const { codeVerifier, accountType } = body as ShellCalls['getAccessToken']['input'];
          sent.push({ nonce: nonces.at(-1)!, verifier: codeVerifier, accountType });
          return loginOf(`token-${sent.length}`);
        }),
    ),
  );
  const signIn = jest.fn(async (nonce: string) => {
    nonces.push(nonce);
    return told.signIn ? told.signIn(nonce) : ASSERTION;
  });
  const met = logInByHost({
    person: told.person,
    signIn,
    exchange: (input) => api.getAccessToken(input, { silent: true }),
    keeper,
    bridge,
    resumed: told.resumed ?? Promise.resolve(),
  });
  return { bridge, keeper, feedback, signIn, sent, met, kind: () => keeper.session.get().kind };
}

beforeAll(() => {
  // Each test has its own browser.
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  window.matchMedia = () => ({ matches: false, addEventListener: () => undefined }) as never;
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/home');
});

describe('a person of the host app', () => {
  it('is logged in when the page opens, by an assertion bound to a secret of the page [ACC-01] [ACC-08] [ACC-16]', async () => {
    const { met, sent, keeper, kind } = meet();
    await met;
    expect(kind()).toBe('superApp');
    expect(keeper.session.get()).toMatchObject({ euid: 'p-1', mobile: MOBILE, identityNo: '12345670' });
    const [{ nonce, verifier, accountType }] = sent as [(typeof sent)[0]];
    expect(accountType).toBe('superApp');
    expect(Buffer.from(verifier!, 'base64url')).toHaveLength(32);
    expect(createHash('sha256').update(verifier!).digest('base64url')).toBe(nonce);
  });

  it.each<[string, Meeting]>([
    ['the host refuses or never answers', { signIn: () => Promise.reject(new Error('no')) }],
    ['nobody is logged in to the host', { signIn: async () => null }],
    ['the server does not believe it', { exchange: refused }],
    ['the server is away', { exchange: () => new Response(null, { status: 500 }) }],
  ])('stays a visitor when %s, without a message [ACC-03] [ACC-21]', async (_, meeting) => {
    const { met, kind, feedback } = meet(meeting);
    await expect(met).resolves.toBeUndefined();
    expect(kind()).toBe('anonymous');
    expect(feedback.toasts.get()).toEqual([]);
  });

  it('stays a visitor while the host is slow, and keeps a login made meanwhile [ACC-03]', async () => {
    let answer = (_: string) => undefined as void;
    const page = meet({ signIn: () => new Promise<string>((resolve) => (answer = resolve)) });
    await waitFor(() => expect(page.signIn).toHaveBeenCalled());
    expect(page.kind()).toBe('anonymous');
    page.keeper.take(loginOf('their own', 'p-2'));
    answer(ASSERTION);
    await page.met;
    expect(page.keeper.session.get().euid).toBe('p-2');
  });

  it('keeps the session of this browser, without asking the host', async () => {
    const page = meet({
      resumed: Promise.resolve().then(() => page.keeper.take(loginOf('by cookie'))),
    });
    await page.met;
    expect(page.signIn).not.toHaveBeenCalled();
    expect(page.kind()).toBe('superApp');
  });

  it('gets a new session when the browser’s session belongs to another person', async () => {
    const page = meet({
      person: 'p-1',
      resumed: Promise.resolve().then(() => page.keeper.take(loginOf('of another', 'p-2'))),
    });
    await page.met;
    await waitFor(() => expect(page.keeper.session.get().euid).toBe('p-1'));
    expect(page.sent).toHaveLength(1);
  });

  it('is logged in again once when the session has ended [SHL-25]', async () => {
    const { met, keeper, signIn, kind } = meet();
    await met;
    jest.useFakeTimers({ doNotFake: ['performance'] });
    keeper.drop();
    await jest.advanceTimersByTimeAsync(59_000);
    expect(signIn).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1_000);
    jest.useRealTimers();
    await waitFor(() => expect(kind()).toBe('superApp'));
    expect(signIn).toHaveBeenCalledTimes(2);
  });

  it('stays logged out after a log-out and a reload, until they log in again', async () => {
    const first = meet();
    await first.met;
    await first.bridge.auth.logout();
    jest.useFakeTimers();
    await jest.advanceTimersByTimeAsync(120_000);
    jest.useRealTimers();
    expect(first.kind()).toBe('anonymous');
    const reloaded = meet();
    await reloaded.met;
    expect(reloaded.signIn).not.toHaveBeenCalled();
    reloaded.keeper.take(loginOf('by themselves'));
    const next = meet();
    await next.met;
    expect(next.kind()).toBe('superApp');
  });

  it('stays logged out after a log-out in another tab', async () => {
    const { met, bridge, kind, signIn } = meet();
    await met;
    bridge.events.publish('session/changed', { kind: 'anonymous', left: true });
    await waitFor(() => expect(kind()).toBe('anonymous'));
    const reloaded = meet();
    await reloaded.met;
    expect([signIn, reloaded.signIn].map((ask) => ask.mock.calls.length)).toEqual([1, 0]);
  });

  it('asks the host for a new token where no cookie renews the session [ACC-22]', async () => {
    let lasts = 20;
    const { met, keeper, kind, signIn } = meet({
      exchange: () => {
        const login = { ...loginOf(`token-${lasts}`), expiresInSeconds: lasts };
        lasts = 600;
        return login;
      },
    });
    await met;
    await expect(keeper.token()).resolves.toBe('token-600');
    expect(signIn).toHaveBeenCalledTimes(2);
    expect(kind()).toBe('superApp');
  });

  it('opens the ticket of the address after the login [NAV-34]', async () => {
    window.history.replaceState(null, '', '/home?memoJump=6f2c1a52-8d39-4a7e-9d0c-0f3f4bb0a001');
    const before = window.history.length;
    await meet().met;
    expect(window.history.length).toBe(before);
    expect(window.location.pathname + window.location.search).toBe(
      '/success?ticket=6f2c1a52-8d39-4a7e-9d0c-0f3f4bb0a001',
    );
  });

  it('stays on the page when its address names nothing [NAV-34]', async () => {
    window.history.replaceState(null, '', '/home?language=en_us');
    const { met, bridge } = meet();
    const navigate = jest.spyOn(bridge, 'navigate');
    await met;
    expect(navigate).not.toHaveBeenCalled();
    expect(window.location.pathname).toBe('/home');
  });

  it('is asked for consent once, then returns to the page [ACC-25]', async () => {
    window.history.replaceState(null, '', '/offerNum?service=7&location=5');
    await meet({ needsConsent: true }).met;
    expect(window.location.pathname).toBe('/login');
    expect(new URLSearchParams(window.location.search).get('returnTo')).toBe(
      '/offerNum?service=7&location=5',
    );
  });
});
