import { LANGUAGES } from '@vez/shared/contracts/client';
import { ApiError } from '@vez/shared/http';
import { shellTexts } from '../language/shell-texts';
import { tellFailedActions } from './failed-action';
import { createFeedback } from './feedback';

let stop: () => void;
function setUp() {
  const { feedback, toasts } = createFeedback();
  stop = tellFailedActions(feedback);
  const fail = (reason: unknown) =>
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  return { toasts, fail };
}
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  stop();
  jest.useRealTimers();
});

describe('an action that fails unexpectedly', () => {
  it.each(LANGUAGES)('says in %s that it failed and what to do [ERR-41] [ERR-70]', async (language) => {
    await shellTexts.use(language);
    const { toasts, fail } = setUp();
    fail(new TypeError('undefined is not a function'));
    expect(toasts.get()).toMatchObject([{ kind: 'error', text: shellTexts.i18n.t('actionFail') }]);
    expect(toasts.get()[0]?.text).not.toBe('actionFail');
  });

  it('is not reported twice, nor when it was cancelled', () => {
    const { toasts, fail } = setUp();
    fail(new ApiError({ kind: 'busy' }));
    fail(new DOMException('', 'AbortError'));
    expect(toasts.get()).toEqual([]);
  });
});
