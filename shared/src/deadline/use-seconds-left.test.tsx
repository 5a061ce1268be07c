import { act, renderHook } from '@testing-library/react';
import { lookOften, useSecondsLeft } from '.';

const NOW = new Date('2026-12-01T01:00:00Z').getTime();

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

/** Advances the clock without firing timers. */
const sleep = (ms: number) => act(() => jest.setSystemTime(Date.now() + ms));
const tick = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const see = (what: 'visibilitychange' | 'pageshow') =>
  act(() => void (what === 'pageshow' ? window : document).dispatchEvent(new Event(what)));

describe('the seconds to an instant', () => {
  it('count down by the clock, and report the end once', () => {
    const over = jest.fn();
    const { result } = renderHook(() => useSecondsLeft(NOW + 3_000, over));
    const seen = [result.current];
    for (let second = 0; second < 4; second += 1) {
      tick(1_000);
      seen.push(result.current);
    }
    expect(seen).toEqual([3, 2, 1, 0, 0]);
    expect(over).toHaveBeenCalledTimes(1);
  });

  it.each(['visibilitychange', 'pageshow'] as const)(
    'are right at once when the page wakes up (%s)',
    (what) => {
      const over = jest.fn();
      const { result } = renderHook(() => useSecondsLeft(NOW + 600_000, over));
      sleep(590_000);
      expect(result.current).toBe(600);
      see(what);
      expect(result.current).toBe(10);
      sleep(3_600_000);
      see(what);
      see(what);
      expect(result.current).toBe(0);
      expect(over).toHaveBeenCalledTimes(1);
    },
  );

  it('restart with another instant, and are undefined for one in the past', () => {
    const over = jest.fn();
    const { result, rerender } = renderHook(({ endsAt }) => useSecondsLeft(endsAt, over), {
      initialProps: { endsAt: (NOW + 5_000) as number | undefined },
    });
    tick(4_000);
    rerender({ endsAt: NOW + 64_000 });
    expect(result.current).toBe(60);
    rerender({ endsAt: NOW - 86_400_000 });
    expect(result.current).toBe(0);
    rerender({ endsAt: undefined });
    tick(100_000);
    expect(over).not.toHaveBeenCalled();
  });
});

describe('a frequent check', () => {
  it('stops without listeners', () => {
    const look = jest.fn();
    const stop = lookOften(1_000, look);
    tick(2_000);
    see('pageshow');
    expect(look).toHaveBeenCalledTimes(3);
    stop();
    tick(10_000);
    see('pageshow');
    see('visibilitychange');
    expect(look).toHaveBeenCalledTimes(3);
  });
});
