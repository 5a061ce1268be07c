import { SESSION_SECONDS } from '@vez/shared/domain';
import { createBridge } from '../bridge';
import { shellTexts } from '../language/shell-texts';
import { createPathname } from '../routing/location';
import { ownRegistry } from '../testing/render-shell';
import { TEST_CONFIG } from '../testing/test-config';
import { WARNING_MS } from './session-end';
import { UPDATE_CHECK_MS } from './update-check';
import { watch } from './watch';

let served = 'r1';

beforeAll(async () => {
  window.matchMedia = () => ({ matches: false, addEventListener: () => undefined }) as never;
  await shellTexts.use('en_us');
});
beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  served = 'r1';
  globalThis.fetch = (async () => ({ json: async () => ({ unique: { id: served } }) })) as never;
});
afterEach(() => jest.useRealTimers());

/** A page of the release `r1`, with all watchers running. */
function openPage() {
  const { bridge, feedback, inHostApp } = createBridge(TEST_CONFIG, ownRegistry());
  const forgetSession = jest.fn(async () => undefined);
  watch({ bridge, feedback, inHostApp, pathname: createPathname(), release: 'r1', forgetSession });
  return {
    bridge,
    inHostApp,
    forgetSession,
    alerts: () => feedback.questions.get().map(({ title }) => title),
    toasts: () => feedback.toasts.get().map(({ text }) => text),
    async confirm() {
      const [question] = feedback.questions.get();
      if (question?.type === 'alert') question.answer();
      await jest.advanceTimersByTimeAsync(0);
    },
  };
}

/** Simulates a sleeping device that checks its clock soon after waking up. */
async function later(ms: number) {
  jest.setSystemTime(Date.now() + ms);
  await jest.advanceTimersByTimeAsync(60_000);
}

describe('a page that stays open', () => {
  it('shows one alert for a newer release, in one page of the browser [SHL-20]', async () => {
    const page = openPage();
    await jest.advanceTimersByTimeAsync(UPDATE_CHECK_MS);
    expect(page.alerts()).toEqual([]);

    served = 'r2';
    await jest.advanceTimersByTimeAsync(3 * UPDATE_CHECK_MS);
    expect(page.alerts()).toEqual(['The system was updated']);

    const another = openPage();
    await jest.advanceTimersByTimeAsync(3 * UPDATE_CHECK_MS);
    expect(another.alerts()).toEqual([]);
    expect(page.alerts()).toHaveLength(1);
  });

  it('is closed by the host app once its user confirmed the update notice [SHL-21] [SHL-22]', async () => {
    const page = openPage();
    page.inHostApp.set(true);
    const closed = jest.fn();
    page.bridge.host.closePage = closed;
    served = 'r3';
    await jest.advanceTimersByTimeAsync(2 * UPDATE_CHECK_MS);
    expect(closed).not.toHaveBeenCalled();
    await page.confirm();
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('warns before its session ends, then goes home and forgets the user’s data [SHL-25] [SHL-26]', async () => {
    window.history.replaceState(null, '', '/department');
    const page = openPage();
    page.bridge.journey.set({ serviceId: 7 } as never);
    await later(SESSION_SECONDS * 1_000 - WARNING_MS);
    expect(page.alerts()).toEqual(['Your time is nearly over']);
    await later(WARNING_MS);
    expect(page.alerts()).toEqual(['Your time on this page is over']);
    expect(page.forgetSession).toHaveBeenCalledTimes(1);
    expect(page.bridge.journey.get()).toEqual({});
    expect(window.location.pathname).toBe('/home');
  });

  it('reports an action that failed unexpectedly [ERR-41]', () => {
    const page = openPage();
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('x') }));
    expect(page.toasts()).toEqual([shellTexts.i18n.t('actionFail')]);
  });

  it('keeps no data of a user who logged out [ACC-12] [ACC-23]', () => {
    const page = openPage();
    localStorage.setItem('vez.own.draft', 'theirs');
    sessionStorage.setItem('vez.own.form', 'theirs');
    page.bridge.events.publish('session/changed', { kind: 'anonymous', left: true });
    expect(localStorage.getItem('vez.own.draft')).toBeNull();
    expect(sessionStorage.getItem('vez.own.form')).toBeNull();
  });
});
