import type { Session } from '@vez/shared/contracts/client';
import { createStore } from '../store';
import { SESSION_MS, WARNING_MS, watchSessionEnd } from './session-end';

let now = 0;
const HOUR = 3_600_000;
const ANONYMOUS: Session = { kind: 'anonymous' };
const stops: (() => void)[] = [];

function setUp(first = ANONYMOUS) {
  const session = createStore<Session>(first);
  const takeBack = jest.fn();
  const warn = jest.fn((_: number) => takeBack);
  let notice = () => {};
  const end = jest.fn(() => new Promise<void>((resolve) => (notice = resolve)));
  stops.push(watchSessionEnd({ session, now: () => now, warn, end }));
  const noticed = async () => {
    notice();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { session, warn, takeBack, end, noticed };
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
  it('ends 86400 s after it was opened, once [SHL-25] [FLT-43]', () => {
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
    expect(warn.mock.calls).toEqual([[1_700_000_000_000 + SESSION_MS]]);
    expect(end).not.toHaveBeenCalled();
  });

  it('withdraws the warning at the end, or after a login', () => {
    const ended = setUp();
    pass(SESSION_MS - 1_000);
    expect(ended.takeBack).not.toHaveBeenCalled();
    pass(1_000);
    expect(ended.takeBack).toHaveBeenCalledTimes(1);

    sessionStorage.clear();
    const loggedIn = setUp();
    pass(SESSION_MS - 1_000);
    loggedIn.session.set({ kind: 'phone' });
    expect(loggedIn.takeBack).toHaveBeenCalledTimes(1);
    pass(1_000);
    expect(loggedIn.end).not.toHaveBeenCalled();
  });

  it('does not warn twice when a name changes with the language', () => {
    const { session, warn } = setUp({ kind: 'personal', euid: 'e', name: '陳大文' });
    pass(SESSION_MS - 1_000);
    session.set({ kind: 'personal', euid: 'e', name: 'Chan Tai Man' });
    pass(100);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('that ended unseen is announced once, and the next 24 hours begin then [SHL-25]', async () => {
    const { end, noticed } = setUp();
    pass(3 * SESSION_MS);
    pass(SESSION_MS);
    expect(end).toHaveBeenCalledTimes(1);
    await noticed();
    pass(SESSION_MS - 1);
    expect(end).toHaveBeenCalledTimes(1);
    pass(1);
    expect(end).toHaveBeenCalledTimes(2);
  });

  it('is counted from the login, in every tab and after a reload [SHL-25]', () => {
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

  it('is checked right after the device woke up', () => {
    const slept = setUp();
    now += 25 * HOUR;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(slept.end).toHaveBeenCalledTimes(1);
    sessionStorage.clear();
    const keptByBack = setUp();
    now += 25 * HOUR;
    window.dispatchEvent(new Event('pageshow'));
    expect(keptByBack.end).toHaveBeenCalledTimes(1);
  });
});
