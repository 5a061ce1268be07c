import { waitFor } from '@testing-library/react';
import type { Bridge } from '@vez/shared/contracts/client';
import { fakeCall, fakeNetwork, TEST_API } from '@vez/shared/testing';
import { createBridge } from '../bridge';
import { TEST_CONFIG } from '../testing/test-config';
import { aProfile } from '../testing/profile';
import { ownRegistry } from '../testing/render-shell';

const TOKEN = 'the-secret-token-of-this-test';
const MOBILE = { area: '853', number: '66123834' };
const network = fakeNetwork();

const profile = aProfile({ mobNum: MOBILE.number, mobile: MOBILE.number });
const loggedIn = { jwtToken: TOKEN, expiresInSeconds: 600, userProfile: profile };
const nobody = { jwtToken: null, expiresInSeconds: 0, userProfile: null };

/** A tab of this browser, with the bridge for its remotes. */
const openTab = () => createBridge({ ...TEST_CONFIG, apiBase: TEST_API }, ownRegistry());

async function logIn({ bridge }: { bridge: Bridge }) {
  network.use(fakeCall('validateCode', loggedIn));
  await bridge.auth.verifyCode(MOBILE, '123456');
}

/** Whether the token is reachable from a root: through values, keys, stores, maps and prototypes. */
function gives(root: unknown, deep = 6, seen = new Set<unknown>()): boolean {
  if (typeof root === 'string') return root.includes(TOKEN);
  if ((typeof root !== 'object' && typeof root !== 'function') || root === null) return false;
  if (deep === 0 || seen.has(root) || root instanceof Node || root === window) return false;
  seen.add(root);
  const inner: unknown[] = [...Reflect.ownKeys(root), Object.getPrototypeOf(root)];
  if (root instanceof Map || root instanceof Set) inner.push(...root.entries());
  for (const key of Reflect.ownKeys(root)) {
    try {
      const value = (root as Record<PropertyKey, unknown>)[key];
      inner.push(value);
      if (key === 'get' && typeof value === 'function') inner.push((value as () => unknown)());
    } catch {
      // A property that throws on access leaks nothing.
    }
  }
  return inner.some((value) => gives(value, deep - 1, seen));
}

beforeAll(() => {
  window.matchMedia = () => ({ matches: false, addEventListener: () => undefined }) as never;
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the token of a login', () => {
  it('cannot be reached by a remote: bridge, storage, cookies, globals [ACC-22] [ACC-23]', async () => {
    const globals = new Set(Object.getOwnPropertyNames(globalThis));
    const tab = openTab();
    const heard: unknown[] = [];
    tab.bridge.session.subscribe((session) => heard.push(session));
    tab.bridge.events.on('session/changed', (fact) => heard.push(fact));
    await logIn(tab);

    expect(gives({ deep: [new Map([['a', `Bearer ${TOKEN}`]])] })).toBe(true);
    expect(gives([tab.bridge, heard])).toBe(false);
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])).not.toContain(
      TOKEN,
    );
    const added = Object.getOwnPropertyNames(globalThis).filter((name) => !globals.has(name));
    expect(gives(added.map((name) => (globalThis as Record<string, unknown>)[name]))).toBe(false);
  });

  it('is sent with the calls of a remote, and never returned to one [ACC-12]', async () => {
    const tab = openTab();
    await logIn(tab);
    const sent: (string | null)[] = [];
    network.use(
      fakeCall('tickets', ({ headers }) => {
        sent.push(headers.get('authorization'));
        return { queueTickets: [], bookingTickets: [] };
      }),
    );
    await tab.bridge.api.tickets({});
    expect(sent).toEqual([`Bearer ${TOKEN}`]);
    const names = Object.keys(tab.bridge.api);
    for (const name of ['validateCode', 'getAccessToken', 'renewSession', 'tokenOfMobile', 'profileInfo'])
      expect(names).not.toContain(name);
  });

  it('is dropped in every tab when one of them logs out [ACC-12]', async () => {
    const [first, second] = [openTab(), openTab()];
    await logIn(first);
    await logIn(second);
    network.use(fakeCall('endSession', { ended: true }), fakeCall('renewSession', nobody));
    await first.bridge.auth.logout();
    expect(first.bridge.session.get().kind).toBe('anonymous');
    await waitFor(() => expect(second.bridge.session.get().kind).toBe('anonymous'));
    await expect(second.session.token()).resolves.toBeUndefined();
  });

  it('is replaced in every tab when another person logs in [ACC-12]', async () => {
    const [first, second] = [openTab(), openTab()];
    await logIn(first);
    const next = {
      ...loggedIn,
      jwtToken: 'of the next',
      userProfile: { ...profile, mobNum: '66999999', mobile: '66999999' },
    };
    network.use(fakeCall('validateCode', next), fakeCall('renewSession', next));
    await second.bridge.auth.verifyCode({ area: '853', number: '66999999' }, '123456');
    await waitFor(() => expect(first.bridge.session.get().mobile?.number).toBe('66999999'));
    await expect(first.session.token()).resolves.toBe('of the next');
  });

  it('is not sent with calls that renew it [ACC-12]', async () => {
    const tab = openTab();
    await logIn(tab);
    const sent: (string | null)[] = [];
    network.use(
      fakeCall('sendCode', ({ headers }) => {
        sent.push(headers.get('authorization'));
        return { challengeId: 'c', retryAfterSeconds: 60 };
      }),
      fakeCall('validateCode', ({ headers }) => {
        sent.push(headers.get('authorization'));
        return loggedIn;
      }),
    );
    await tab.bridge.auth.sendCode(MOBILE);
    await tab.bridge.auth.verifyCode(MOBILE, '123456');
    expect(sent).toEqual([null, null]);
  });

  it('is dropped when the server refuses it, and the user is asked to log in [ERR-06]', async () => {
    const tab = openTab();
    await logIn(tab);
    network.use(
      fakeCall('tickets', () => Response.json({ code: 401 }, { status: 401 })),
      fakeCall('renewSession', nobody),
    );
    await expect(tab.bridge.api.tickets({})).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(tab.bridge.session.get().kind).toBe('anonymous');
  });
});

describe('a user who logs out', () => {
  const journey = {
    params: { floor: '3' },
    pending: {
      flow: 'queue' as const,
      request: {
        cntToAlert: null,
        locationId: 5,
        messageCode: null,
        mobArea: MOBILE.area,
        mobNum: MOBILE.number,
        serviceId: 1,
      },
      mobile: MOBILE,
      idempotencyKey: 'k',
      returnTo: '/offerNum?service=1&location=5',
    },
  };
  const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

  it('leaves no data in storage or journey, in any tab [ACC-12]', async () => {
    const [first, second] = [openTab(), openTab()];
    await logIn(first);
    await logIn(second);
    for (const { bridge } of [first, second]) bridge.journey.set(journey);
    localStorage.setItem('vez.own.tickets', '{"all":[]}');
    expect(stored()).toContain(MOBILE.number);
    network.use(fakeCall('endSession', { ended: true }), fakeCall('renewSession', nobody));
    await first.bridge.auth.logout();
    await waitFor(() => expect(second.bridge.journey.get()).toEqual({}));
    expect(first.bridge.journey.get()).toEqual({});
    expect(stored()).not.toMatch(new RegExp(`${MOBILE.number}|vez\\.own`));
  });

  it('is logged out even when the server has lost the session [ACC-12]', async () => {
    const tab = openTab();
    await logIn(tab);
    tab.bridge.journey.set(journey);
    network.use(
      fakeCall('endSession', () => Response.json({ code: 401 }, { status: 401 })),
      fakeCall('renewSession', nobody),
    );
    await tab.bridge.auth.logout();
    expect(tab.bridge.journey.get()).toEqual({});
  });

  it('differs from one whose session ended, whose choices are kept [ERR-06]', async () => {
    const tab = openTab();
    await logIn(tab);
    tab.bridge.journey.set(journey);
    network.use(
      fakeCall('tickets', () => Response.json({ code: 401 }, { status: 401 })),
      fakeCall('renewSession', nobody),
    );
    await expect(tab.bridge.api.tickets({})).rejects.toThrow();
    expect(tab.bridge.session.get().kind).toBe('anonymous');
    expect(tab.bridge.journey.get()).toEqual(journey);
  });
});
