import { outcomeOf } from './outcome.mjs';

describe('the outcome of a test for its mutant', () => {
  const failedFirst = (reason) => ({ status: 'passed', invocations: 2, retryReasons: [reason] });

  it('is a kill if it fails with the mutant and passes without', () => {
    expect(outcomeOf(failedFirst('Error: no such button'), false)).toBe('killed');
    expect(outcomeOf({ status: 'passed', invocations: 1 }, false)).toBe('passed');
  });

  it('is no kill after a time-out, with the mutant or without', () => {
    expect(outcomeOf(failedFirst('thrown: "Exceeded timeout of 120000 ms for a test."'), false)).toBe(
      'timedOut',
    );
    const slowWithout = { status: 'failed', failureMessages: ['Error: The machine is too busy to tell.'] };
    expect(outcomeOf(slowWithout, false)).toBe('slow');
  });

  it('needs a run without mutants if the mutant is active in both tries', () => {
    expect(outcomeOf({ status: 'failed', failureMessages: ['Error'] }, true)).toBe('failed');
    expect(outcomeOf(failedFirst('Error'), true)).toBe('passed');
  });
});
