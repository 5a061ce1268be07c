import { askTogether } from './ask-together';

/** Records the requested names; each has an answer except `none`. */
function noted() {
  const calls: string[][] = [];
  const ask = askTogether(async (names) => {
    calls.push(names);
    return new Map(names.filter((name) => name !== 'none').map((name) => [name, `of ${name}`]));
  });
  return { calls, ask };
}

it('requests all names of a list in one call, each once', async () => {
  const { calls, ask } = noted();
  const answers = await Promise.all([ask('a'), ask('b'), ask('a'), ask('none')]);
  expect(answers).toEqual(['of a', 'of b', 'of a', null]);
  expect(calls).toEqual([['a', 'b', 'none']]);
  expect(await ask('a')).toBe('of a');
  expect(calls).toHaveLength(2);
});

it('requests more than 50 in several calls', async () => {
  const { calls, ask } = noted();
  await Promise.all(Array.from({ length: 120 }, (_, at) => ask(String(at))));
  expect(calls.map(({ length }) => length)).toEqual([50, 50, 20]);
});

it('fails for all callers of a batch, and requests again afterwards', async () => {
  let fails = true;
  const ask = askTogether(async (names) => {
    if (fails) throw new Error('offline');
    return new Map(names.map((name) => [name, name]));
  });
  const both = await Promise.allSettled([ask('a'), ask('b')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await ask('a')).toBe('a');
});
