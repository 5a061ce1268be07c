import { waitFor } from '@testing-library/react';
import type { Bridge } from '@vez/shared/contracts/client';
import { createBridge } from './bridge';
import { TEST_CONFIG } from './testing/test-config';
import { homeOf } from './mode/mode';
import { countHistoryEntries } from './routing/history-depth';
import { ownRegistry } from './testing/render-shell';

let bridge: Bridge;

beforeAll(() => {
  window.matchMedia = () => ({ matches: false, addEventListener: () => undefined }) as never;
  countHistoryEntries();
  window.history.replaceState(null, '', '/home');
  ({ bridge } = createBridge(TEST_CONFIG, ownRegistry()));
});

describe('the bridge', () => {
  it('asks the host app to close the page on back at the first history entry [NAV-29]', () => {
    const { closePage } = bridge.host;
    const closed = jest.fn();
    bridge.host.closePage = closed;
    bridge.back();
    expect(closed).toHaveBeenCalledTimes(1);
    bridge.host.closePage = closePage;
  });

  it('goes home on back at the first history entry without a host app [NAV-29]', () => {
    window.history.replaceState(null, '', '/department');
    bridge.back();
    expect(window.location.pathname).toBe('/home');
  });

  it('goes back where the visit has an earlier entry', () => {
    const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
    bridge.navigate('/department');
    bridge.back();
    expect(back).toHaveBeenCalledTimes(1);
  });

  it('knows which paths this deployment serves', () => {
    expect(['/department', '/offerNum?service=1', '/app', '/AboutPage'].every(bridge.canServe)).toBe(true);
    expect(bridge.canServe('/nowhere')).toBe(false);
  });

  it('does not expose the token [ACC-12]', () => {
    expect(Object.keys(bridge)).not.toContain('token');
    expect(bridge.api).not.toHaveProperty('renewSession');
    expect(bridge.api).not.toHaveProperty('validateCode');
    expect(bridge.api).toHaveProperty('departments');
  });

  it('publishes a change of language', async () => {
    const heard: string[] = [];
    bridge.events.on('language/changed', ({ language }) => heard.push(language));
    bridge.language.set('pt_pt');
    await waitFor(() => expect(heard).toEqual(['pt_pt']));
    expect(document.documentElement.lang).toBe('pt-PT');
  });
});

describe('the forms in which the app runs', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['a host app’s web view', 'iPhone VezApp/4.2', '/department', false, 'ios', '/home'],
    ['a page at a desk', 'Firefox/140', '/department', true, 'PCWeb', '/home'],
    ['the remote counter', 'iPhone', '/remoteCounterHome', false, 'ReactWeb', '/remoteCounterHome'],
  ])('are recognised: %s [SHL-03]', (_, userAgent, path, matches, platform, home) => {
    sessionStorage.clear();
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    window.matchMedia = () => ({ matches, addEventListener: () => undefined }) as never;
    window.history.replaceState(null, '', path);
    const page = createBridge({ ...TEST_CONFIG, hostApps: ['VezApp'] }, ownRegistry());
    expect(page.platform()).toBe(platform);
    expect(page.inHostApp.get()).toBe(userAgent.includes('VezApp'));
    expect(homeOf(page.mode.get())).toBe(home);
  });
});
