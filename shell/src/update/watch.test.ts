import { createBridge } from '../bridge';
import { shellTexts } from '../language/shell-texts';
import { createPathname } from '../routing/location';
import { ownRegistry } from '../testing/render-shell';
import { TEST_CONFIG } from '../testing/test-config';
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

/** A page of the release `r1`, with all that is watched while it is open. */
function openPage() {
  const { bridge, feedback, inHostApp } = createBridge(TEST_CONFIG, ownRegistry());
  const forgetSession = async () => undefined;
  watch({ bridge, feedback, inHostApp, pathname: createPathname(), release: 'r1', forgetSession });
  return { alerts: () => feedback.questions.get().map(({ title }) => title) };
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
});
