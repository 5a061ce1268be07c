import { outcomeOf, planPass } from './passes.mjs';

const a = { file: 'a.test.ts', title: 'adds' };
const b = { file: 'a.test.ts', title: 'subtracts' };
const c = { file: 'c.test.ts', title: 'adds' };

describe('one pass over the test files', () => {
  it('gives each test one mutant', () => {
    const open = [
      { mutant: '1', most: 1, tests: [a, b] },
      { mutant: '2', most: 1, tests: [a] },
      { mutant: '3', most: 1, tests: [c] },
    ];
    expect(planPass(open)).toMatchObject([
      { mutant: '1', ...a },
      { mutant: '3', ...c },
    ]);
  });

  it('gives a mutant several tests, as far as they are free', () => {
    const open = [
      { mutant: '1', most: 2, tests: [a, b, c] },
      { mutant: '2', most: 2, tests: [c] },
    ];
    expect(planPass(open)).toMatchObject([
      { mutant: '1', ...a },
      { mutant: '1', ...b },
      { mutant: '2', ...c },
    ]);
  });

  it('gives a mutant of a whole file the file for itself', () => {
    const open = [
      { mutant: '1', whole: true, most: 1, tests: [a] },
      { mutant: '2', whole: false, most: 1, tests: [b, c] },
      { mutant: '3', whole: true, most: 1, tests: [c] },
    ];
    expect(planPass(open)).toMatchObject([
      { mutant: '1', whole: true, ...a },
      { mutant: '2', ...c },
    ]);
  });
});

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
