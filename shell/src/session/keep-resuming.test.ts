import type { Session } from '@vez/shared/contracts/client';
import { createStore } from '../store';
import { keepResuming } from './keep-resuming';

describe('a session that an outage kept from being taken up', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    document.cookie = 'vez-returning=; max-age=0';
  });

  it('is tried again until somebody is there, where this browser has one', () => {
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
