import { webcrypto } from 'node:crypto';
import { waitFor } from '@testing-library/react';
import {
  fakeCall,
  fakeNetwork,
  noConnection,
  notFound,
  TEST_API,
  uncheckedAnswer,
} from '@vez/shared/testing';
import { createBridge } from './bridge';
import type { ToHost } from './host/protocol';
import { shellTexts } from './language/shell-texts';
import { countHistoryEntries } from './routing/history-depth';
import { ownRegistry } from './testing/render-shell';
import { TEST_CONFIG } from './testing/test-config';

const network = fakeNetwork();

beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  window.matchMedia = () => ({ matches: false, addEventListener: () => undefined }) as never;
});
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/home?language=en_us');
  await shellTexts.use('en_us');
});

const openPage = () => createBridge({ ...TEST_CONFIG, apiBase: TEST_API }, ownRegistry());

describe('a call of a page', () => {
  it('sends the current language, counter and platform [API-03] [API-04] [API-05]', async () => {
    const told: (string | null)[][] = [];
    network.use(
      fakeCall('departments', ({ headers }) => {
        told.push(['language', 'source', 'platform'].map((name) => headers.get(`x-vez-${name}`)));
        return [];
      }),
    );
    const { bridge, mode } = openPage();
    await bridge.api.departments({});
    bridge.language.set('pt_pt');
    await waitFor(() => expect(bridge.language.get()).toBe('pt_pt'));
    mode.follow('/remoteCounterHome');
    await bridge.api.departments({});
    expect(told).toEqual([
      ['en_us', 'web', 'mobileWeb'],
      ['pt_pt', 'remoteCounter', 'ReactWeb'],
    ]);
  });

  it('blames the device’s network only while it is offline [ERR-10]', async () => {
    network.use(fakeCall('departments', () => noConnection()));
    const { bridge } = openPage();
    window.dispatchEvent(new Event('offline'));
    expect(bridge.online.get()).toBe(false);
    await expect(bridge.api.departments({})).rejects.toMatchObject({ kind: 'offline' });
    window.dispatchEvent(new Event('online'));
    expect(bridge.online.get()).toBe(true);
  });

  it('shows the indicator while it is pending [SHL-13] [SHL-15]', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    network.use(fakeCall('departments', () => answered.then(() => [])));
    const { bridge, loading } = openPage();
    const called = bridge.api.departments({});
    await waitFor(() => expect(loading.get()).toBe('loading'));
    answer();
    await called;
    expect(loading.get()).toBe('none');
  });

  it('is recorded for development mode when it fails or its answer does not fit [SHL-30]', async () => {
    network.use(fakeCall('departments', () => notFound()));
    const { bridge, lastError, feedback } = openPage();
    await expect(bridge.api.departments({})).rejects.toMatchObject({ kind: 'notFound' });
    expect(lastError.get()).toMatchObject({ kind: 'notFound', status: 404 });
    expect(feedback.toasts.get()).toMatchObject([{ kind: 'error' }]);

    network.use(uncheckedAnswer('departments', [{ id: 'no department' }]));
    await bridge.api.departments({}).catch(() => undefined);
    expect(lastError.get()).toMatchObject({ kind: 'malformed' });
  });
});

describe('an early answer', () => {
  it.each([
    ['ticket/created', { ticketId: 't-1', flow: 'queue' }],
    ['ticket/cancelled', { ticketId: 't-1' }],
    ['ticket/edited', { ticketId: 't-1' }],
    ['favourite/changed', { serviceId: 7, locationId: 2 }],
  ] as const)('stands for one call until %s makes it old [TIX-13]', async (name, fact) => {
    const read = jest.fn();
    network.use(
      fakeCall('departments', () => {
        read();
        return [];
      }),
    );
    const { bridge, sendEarly } = openPage();
    sendEarly('departments', {});
    await waitFor(() => expect(read).toHaveBeenCalledTimes(1));
    await bridge.api.departments({});
    expect(read).toHaveBeenCalledTimes(1);
    sendEarly('departments', {});
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
    bridge.events.publish(name, fact as never);
    await bridge.api.departments({});
    expect(read).toHaveBeenCalledTimes(3);
  });
});

describe('a page in a host app', () => {
  const sent: ToHost[] = [];
  const say = (message: object) =>
    window.dispatchEvent(
      new CustomEvent('vez-host', { detail: JSON.stringify({ vez: 1, nonce: sent[0]!.nonce, ...message }) }),
    );
  afterEach(() => Reflect.deleteProperty(window, 'VezHost'));

  // One test, because only the first page of a window hears its host.
  it('lets it do what it can, and asks it who is here, in silence [SHL-03] [ACC-08] [NAV-29]', async () => {
    const nobody = { jwtToken: null, expiresInSeconds: 0, userProfile: null };
    network.use(
      fakeCall('renewSession', nobody),
      fakeCall('getAccessToken', () => notFound()),
    );
    const postMessage = (text: string) => sent.push(JSON.parse(text) as ToHost);
    Object.assign(window, { VezHost: { postMessage } });
    countHistoryEntries();
    const { bridge, session, inHostApp, lastError, feedback } = openPage();
    await waitFor(() => expect(sent).toMatchObject([{ type: 'hello' }]));
    expect(inHostApp.get()).toBe(false);
    say({ type: 'welcome', can: ['closePage', 'signIn'], person: 'p-1' });
    expect(inHostApp.get()).toBe(true);

    await waitFor(() => expect(sent[1]).toMatchObject({ ask: 'signIn' }));
    say({ type: 'answer', id: 1, value: 'aGVhZA.Ym9keQ.c2lnbg' });
    await waitFor(() => expect(lastError.get()).toMatchObject({ status: 404 }));
    expect(feedback.toasts.get()).toEqual([]);
    expect(session.session.get()).toEqual({ kind: 'anonymous' });

    bridge.back();
    expect(sent[2]).toMatchObject({ ask: 'closePage' });
  });
});

describe('a page', () => {
  it('shows the city’s facts in the page’s language [CAT-11]', async () => {
    const { bridge } = openPage();
    const addressOf = (language: 'en_us' | 'pt_pt') => TEST_CONFIG.texts[language]!.address;
    expect(bridge.deployment.get().address).toBe(addressOf('en_us'));
    bridge.language.set('pt_pt');
    await waitFor(() => expect(bridge.deployment.get().address).toBe(addressOf('pt_pt')));
  });

  it('follows the language that was chosen in another tab [SHL-06]', async () => {
    const { bridge } = openPage();
    bridge.events.publish('language/changed', { language: 'zh_hans' });
    await waitFor(() => expect(bridge.language.get()).toBe('zh_hans'));
  });

  it('joins a session that another tab began [ACC-12]', async () => {
    const renewed = jest.fn();
    network.use(
      fakeCall('renewSession', () => {
        renewed();
        return { jwtToken: null, expiresInSeconds: 0, userProfile: null };
      }),
    );
    const { bridge } = openPage();
    bridge.events.publish('session/changed', { kind: 'phone' });
    await waitFor(() => expect(renewed).toHaveBeenCalled());
  });

  it('prefetches the remote that a link leads to', () => {
    const { bridge } = openPage();
    bridge.prefetch('/offerNum?service=1');
    expect(document.head.querySelector('link[rel=prefetch]')).toHaveAttribute(
      'href',
      '/assets/mfe-queue/entry.js',
    );
  });

  it('has the title of its screen [SHL-08]', () => {
    openPage().bridge.setTitle('My tickets');
    expect(document.title).toBe('My tickets - Vez');
  });
});
