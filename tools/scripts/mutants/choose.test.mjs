import { chooseMutants, testsPassing } from './choose.mjs';

const mutant = (id, change = {}) => [
  id,
  { file: 'queue.ts', operator: 'BooleanLiteral', start: 0, from: 'true', to: 'false', ...change },
];
const MUTANTS = new Map([
  mutant('start'),
  mutant('wait', { from: 'waitCount > 0' }),
  mutant('text', { operator: 'StringLiteral', from: "'waiting'" }),
]);
const test = (title, ...ids) => ({ file: 'a.test.ts', title, ids: new Set(ids), loaded: new Set() });
const WAITING = { id: 'QUE-01', area: 'QUE', text: 'The waiting count is shown.' };

describe('the mutant of a line', () => {
  it('is in code that a test of the line and few others execute', () => {
    const tests = [
      test('counts [QUE-01]', 'start', 'wait', 'text'),
      test('opens [QUE-02]', 'start'),
      test('closes', 'start'),
    ];
    const [chosen] = chooseMutants([WAITING], tests, MUTANTS, 'seed');
    expect(chosen).toMatchObject({ line: 'QUE-01', area: 'QUE', mutant: 'wait' });
  });

  it('changes a text only if the tests execute nothing else', () => {
    const [chosen] = chooseMutants([WAITING], [test('counts [QUE-01]', 'text')], MUTANTS, 'seed');
    expect(chosen.mutant).toBe('text');
  });

  it('changes a style only if the tests execute nothing else', () => {
    const style = mutant('style', { operator: 'ArrowFunction', from: '({ $waiting }) => $waiting' });
    const mutants = new Map([...MUTANTS, style]);
    const chosenOf = (...ids) =>
      chooseMutants([WAITING], [test('counts [QUE-01]', ...ids)], mutants, 'seed')[0].mutant;
    expect(chosenOf('style', 'start')).toBe('start');
    expect(chosenOf('style')).toBe('style');
  });

  it('differs for each line, as long as there are enough', () => {
    const lines = [WAITING, { ...WAITING, id: 'QUE-02' }];
    const tests = [test('counts [QUE-01] [QUE-02]', 'start', 'wait')];
    const drawn = chooseMutants(lines, tests, MUTANTS, 'seed').map((each) => each.mutant);
    expect(new Set(drawn)).toEqual(new Set(['start', 'wait']));
  });

  it('is tried with the tests of its line first', () => {
    const tests = [test('counts in passing', 'wait'), test('counts [QUE-01]', 'wait', 'text')];
    const [{ tests: order }] = chooseMutants([WAITING], tests, MUTANTS, 'seed');
    expect(order.map(({ title, cites }) => [title, cites])).toEqual([
      ['counts [QUE-01]', true],
      ['counts in passing', false],
    ]);
  });

  it('is missing if no test of the line executes code with a mutant', () => {
    const [chosen] = chooseMutants([WAITING], [test('counts [QUE-01]', 'unknown')], MUTANTS, 'seed');
    expect(chosen).toMatchObject({ line: 'QUE-01', mutant: undefined, tests: [] });
  });

  it('is in code that runs on load if the tests execute nothing else', () => {
    const constant = { ...test('is a table [QUE-01]'), loaded: new Set(['wait']) };
    const [chosen] = chooseMutants([WAITING], [constant], MUTANTS, 'seed');
    expect(chosen).toMatchObject({ mutant: 'wait', whole: true, tests: [{ title: 'is a table [QUE-01]' }] });
  });

  it('of code that runs on load is also tried with the other tests of the file', () => {
    const constant = { ...test('is a table [QUE-01]'), loaded: new Set(['wait']) };
    const elsewhere = { ...test('is elsewhere'), file: 'b.test.ts' };
    const [chosen] = chooseMutants([WAITING], [test('reads it'), elsewhere, constant], MUTANTS, 'seed');
    expect(chosen.tests.map(({ title }) => title)).toEqual(['is a table [QUE-01]', 'reads it']);
  });

  it('of code that runs on load is a word of the line, if there is one', () => {
    const constant = { ...test('is a table [QUE-01]'), loaded: new Set(['start', 'text']) };
    const [chosen] = chooseMutants([WAITING], [constant], MUTANTS, 'seed');
    expect(chosen.mutant).toBe('text');
  });
});

describe('the tests that may notice a mutant', () => {
  const inTest = { mutant: 'wait', broken: 'queue.ts', whole: false, files: new Set(['b.test.ts']) };

  it('execute it, those that execute the least first', () => {
    const tests = [test('wide', 'wait', 'text'), test('elsewhere', 'text'), test('narrow', 'wait')];
    expect(testsPassing(inTest, tests).map(({ title }) => title)).toEqual(['narrow', 'wide']);
  });

  it('start with those next to the broken file', () => {
    const near = { ...test('near', 'wait', 'text', 'start'), file: 'here/queue/row.test.ts' };
    const same = { ...test('same', 'wait', 'text', 'start'), file: 'here/queue/queue.test.ts' };
    const broken = { ...inTest, broken: 'here/queue/queue.ts' };
    const titles = testsPassing(broken, [test('far', 'wait'), near, same]).map(({ title }) => title);
    expect(titles).toEqual(['same', 'near', 'far']);
  });

  it('are those of the files that cite its line, if it runs on load', () => {
    const tests = [test('elsewhere', 'wait'), { ...test('beside'), file: 'b.test.ts' }];
    expect(testsPassing({ ...inTest, whole: true }, tests).map(({ title }) => title)).toEqual(['beside']);
  });
});
