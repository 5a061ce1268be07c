import { FAULT_WORDS, fakeNetwork, wordsOverAnyAnswers } from '@vez/shared/testing';
import { definition } from '../definition';

const network = fakeNetwork();

describe.each([
  '/home',
  '/remoteCounterHome',
  '/department',
  '/serOrLocationWithTabs?department=1',
  '/serOrLocationWithTabs?department=1&tab=1',
  '/serOrLocationWithoutTabs?service=1',
  '/serOrLocationWithoutTabs?category=1',
  '/serOrLocationWithoutTabs?department=1&location=1',
  '/queueOrBook?service=1&location=1',
  '/search?q=card',
  '/category',
  '/hotServices',
  '/RecentlyUsedPage',
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
