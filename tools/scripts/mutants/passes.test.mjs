import { planPass } from './passes.mjs';

const a = { file: 'a.test.ts', title: 'adds' };
const b = { file: 'a.test.ts', title: 'subtracts' };
const c = { file: 'c.test.ts', title: 'adds' };

describe('one pass over the test files', () => {
  it('gives each test all of its mutants', () => {
    const open = [
      { mutant: '1', whole: false, tests: [a, b] },
      { mutant: '2', whole: false, tests: [a] },
      { mutant: '3', whole: false, tests: [c] },
    ];
    expect(planPass(open)).toMatchObject([
      { mutant: '1', ...a },
      { mutant: '1', ...b },
      { mutant: '2', ...a },
      { mutant: '3', ...c },
    ]);
  });

  it('runs a try that two lines share only once', () => {
    const open = [
      { mutant: '1', whole: false, tests: [a] },
      { mutant: '1', whole: false, tests: [a, c] },
    ];
    expect(planPass(open)).toMatchObject([
      { mutant: '1', ...a },
      { mutant: '1', ...c },
    ]);
  });

  it('gives a mutant of a whole file the file for itself', () => {
    const open = [
      { mutant: '1', whole: true, tests: [a] },
      { mutant: '2', whole: false, tests: [b] },
      { mutant: '3', whole: true, tests: [a, c] },
      { mutant: '4', whole: true, tests: [c] },
    ];
    expect(planPass(open)).toMatchObject([
      { mutant: '2', whole: false, ...b },
      { mutant: '3', whole: true, ...c },
    ]);
  });
});
