import type { Session } from '@vez/shared/contracts/client';
import { createStore } from '../store';
import { SESSION_MS, WARNING_MS, watchSessionEnd } from './session-end';

let now = 0;
const HOUR = 3_600_000;
const ANONYMOUS: Session = { kind: 'anonymous' };
const stops: (() => void)[] = [];

function setUp(first = ANONYMOUS) {
  const session = createStore<Session>(first);
  const warn = jest.fn();
  const end = jest.fn();
  stops.push(watchSessionEnd({ session, now: () => now, warn, end }));
  return { session, warn, end };
}
const pass = (ms: number) => {
  now += ms;
  jest.advanceTimersByTime(30_000);
};

beforeEach(() => {
  jest.useFakeTimers();
  now = 1_700_000_000_000;
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  jest.useRealTimers();
});

describe('a session', () => {
  it('ends 86400 s after it was opened, once [SHL-25]', () => {
    const { end } = setUp();
    pass(SESSION_MS - 1);
    expect(end).not.toHaveBeenCalled();
    pass(1);
    pass(HOUR);
    expect(SESSION_MS).toBe(86_400_000);
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('warns ten minutes before, once', () => {
    const { warn, end } = setUp();
    pass(SESSION_MS - WARNING_MS - 1);
    expect(warn).not.toHaveBeenCalled();
    pass(1);
    pass(60_000);
    expect(warn.mock.calls).toEqual([[10]]);
    expect(end).not.toHaveBeenCalled();
  });

  it('is counted from the login where there was one, in every tab and after a reload [SHL-25]', () => {
    const first = setUp();
    pass(20 * HOUR);
    first.session.set({ kind: 'phone' });
    pass(5 * HOUR);
    expect(first.end).not.toHaveBeenCalled();

    sessionStorage.clear();
    const otherTab = setUp({ kind: 'phone' });
    pass(19 * HOUR);
    expect(first.end).toHaveBeenCalledTimes(1);
    expect(otherTab.end).not.toHaveBeenCalled();
  });

  it('is looked at right after the device woke up', () => {
    const { end } = setUp();
    now += 25 * HOUR;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(end).toHaveBeenCalledTimes(1);
  });
});
