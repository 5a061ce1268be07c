import { FAULT_WORDS, fakeNetwork, wordsOverAnyAnswers } from '@vez/shared/testing';
import { definition } from '../definition';

const network = fakeNetwork();

describe.each(['/offerNum?service=1&location=1'])('%s', (address) => {
  it.each([
    { seed: 1, gaps: 'all' },
    { seed: 2, gaps: 'all' },
    { seed: 3, gaps: 'some' },
    { seed: 4, gaps: 'some' },
  ] as const)('stands over any answer that the contract allows: %o', async (choice) => {
    expect(await wordsOverAnyAnswers(network, address, definition, choice)).not.toMatch(FAULT_WORDS);
  });
});
