import { FAULT_WORDS, fakeNetwork, wordsOverAnyAnswers } from '@vez/shared/testing';
import { definition } from '../definition';

const network = fakeNetwork();

describe.each([
  '/reserve?service=1&location=1',
  '/reserve?ticket=6b1c3a52-4a0e-4f6e-9a53-0f6f6d1b2a11',
  '/setParams?service=1&location=1',
])('%s', (address) => {
  it.each([
    { seed: 1, gaps: 'all' },
    { seed: 2, gaps: 'all' },
    { seed: 3, gaps: 'some' },
    { seed: 4, gaps: 'some' },
  ] as const)('stands over any answer that the contract allows: %o', async (choice) => {
    expect(await wordsOverAnyAnswers(network, address, definition, choice)).not.toMatch(FAULT_WORDS);
  });
});
