import { outcomeOf } from './outcome.mjs';

describe('what a test says of its mutant', () => {
  const failedFirst = (reason) => ({ status: 'passed', invocations: 2, retryReasons: [reason] });

  it('is a kill when it fails with the mutant and passes without', () => {
    expect(outcomeOf(failedFirst('Error: no such button'), false)).toBe('killed');
    expect(outcomeOf({ status: 'passed', invocations: 1 }, false)).toBe('passed');
  });

  it('is no kill when time ran out, with the mutant or without', () => {
    expect(outcomeOf(failedFirst('thrown: "Exceeded timeout of 120000 ms for a test."'), false)).toBe(
      'timedOut',
    );
    const slowWithout = { status: 'failed', failureMessages: ['Error: The machine is too busy to tell.'] };
    expect(outcomeOf(slowWithout, false)).toBe('slow');
  });

  it('waits for a run without mutants where the mutant is there in both tries', () => {
    expect(outcomeOf({ status: 'failed', failureMessages: ['Error'] }, true)).toBe('failed');
    expect(outcomeOf(failedFirst('Error'), true)).toBe('passed');
  });
});
