import { browserHost } from './browser-host';

describe('a plain browser', () => {
  it('goes home where a page should close, as a browser page cannot close itself [NAV-29]', () => {
    const goHome = jest.fn();
    browserHost(goHome).closePage();
    expect(goHome).toHaveBeenCalledTimes(1);
  });

  it('opens outside links without window access, and refuses script links', () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const host = browserHost(() => undefined);
    host.openOutside('https://www.gov.mo/');
    host.openOutside('javascript:alert(1)');
    expect(open.mock.calls).toEqual([['https://www.gov.mo/', '_blank', 'noopener,noreferrer']]);
  });

  it.each([
    ['has no sheet for it', undefined, false],
    ['was not allowed to', async () => Promise.reject(new DOMException('', 'NotAllowedError')), false],
    [
      'had its sheet closed by the citizen',
      async () => Promise.reject(new DOMException('', 'AbortError')),
      true,
    ],
    ['has shared it', async () => undefined, true],
  ])('resolves to whether sharing succeeded when it %s', async (_, share, isDone) => {
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    await expect(browserHost(() => undefined).share({ title: 'Vez' })).resolves.toBe(isDone);
  });
});
