import type { Session } from '@vez/shared/contracts/client';
import { createStore } from '../store';
import { keepResuming } from './keep-resuming';

describe('a session that could not be resumed in an outage', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    document.cookie = 'vez-returning=; max-age=0';
  });

  it('is retried until the user is logged in, if this browser has a session', () => {
    const session = createStore<Session>({ kind: 'anonymous' });
    const resume = jest.fn(async () => undefined);
    const timer = keepResuming({ session, resume });
    jest.advanceTimersByTime(20_000);
    expect(resume).not.toHaveBeenCalled();
    document.cookie = 'vez-returning=1';
    jest.advanceTimersByTime(10_000);
    expect(resume).toHaveBeenCalledTimes(2);
    session.set({ kind: 'personal' } as Session);
    jest.advanceTimersByTime(20_000);
    expect(resume).toHaveBeenCalledTimes(2);
    clearInterval(timer);
  });
});
