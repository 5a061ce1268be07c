import { deferredAtRest } from './load-deferred';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const happen = (name: string) => window.dispatchEvent(new Event(name));

describe('the deferred code', () => {
  it('is loaded when the page is idle, not before', async () => {
    const load = jest.fn(async () => 'the rest');
    const loaded = deferredAtRest(load);
    await jest.advanceTimersByTimeAsync(2_900);
    expect(load).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    await expect(loaded).resolves.toBe('the rest');
  });

  it.each(['online', 'single-spa:routing-event'])(
    'is requested three times, then again only on %s',
    async (occasion) => {
      let broken = true;
      const load = jest.fn(async () => {
        if (broken) throw new Error('404');
        return 'the rest';
      });
      const loaded = deferredAtRest(load);
      await jest.advanceTimersByTimeAsync(60_000);
      expect(load).toHaveBeenCalledTimes(3);

      happen(occasion);
      await jest.advanceTimersByTimeAsync(60_000);
      expect(load).toHaveBeenCalledTimes(6);

      broken = false;
      happen(occasion);
      await jest.advanceTimersByTimeAsync(60_000);
      await expect(loaded).resolves.toBe('the rest');
      expect(load).toHaveBeenCalledTimes(7);
    },
  );
});
