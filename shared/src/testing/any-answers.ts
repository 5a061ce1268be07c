// Separate from the other fakes, because the generator of answers takes a second to load.
import { act, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import type { SetupServer } from 'msw/node';
import type { z } from 'zod';
import type { RemoteDefinition } from '../bridge';
import { calls } from '../contracts';
import { ROUTE_TABLE } from '../contracts/route-table.gen';
import { answerArbitrary } from './answer-arbitrary';
import { fakeCall } from './fake-call';
import { renderRoute } from './render-route';

type Gaps = 'all' | 'some';
const SESSION = { kind: 'personal', euid: 'e-1', mobile: { area: '853', number: '66001122' } } as const;

/**
 * A backend that answers each call with any value that its contract allows, reproducible by seed. With `gaps: 'all'`,
 * all nullable and optional fields are null or absent.
 */
const contractFakes = (seed: number, gaps: Gaps) =>
  (Object.keys(ROUTE_TABLE) as (keyof typeof ROUTE_TABLE)[]).map((name) => {
    const arbitrary = answerArbitrary(calls[name].answer as z.ZodType, { gaps });
    const [answer] = fc.sample(arbitrary, { numRuns: 1, seed });
    return fakeCall(name, answer as never);
  });

/** Texts that reveal a bug: words of JavaScript, and the view of a screen that threw. */
const FAULT_WORDS = /undefined|NaN|Invalid Date|\[object|Cannot read|Something went wrong/;

interface AnyAnswers {
  seed: number;
  gaps: Gaps;
}
const CHOICES: AnyAnswers[] = [
  { seed: 1, gaps: 'all' },
  { seed: 2, gaps: 'all' },
  { seed: 3, gaps: 'some' },
  { seed: 4, gaps: 'some' },
];

/** Opens a screen over such a backend, and returns its text when nothing is loading. */
async function wordsOverAnyAnswers({ network, definition, around }: Remote, address: string, of: AnyAnswers) {
  network.use(...contractFakes(of.seed, of.gaps));
  // The bridge in memory may answer an early call before the test waits for it.
  // eslint-disable-next-line testing-library/no-unnecessary-act -- what it wraps opens a page and waits for texts
  const { container, unmount } = await act(() =>
    renderRoute(address, definition, { session: SESSION, ...around }),
  );
  await waitFor(
    () => {
      // A screen is empty at first. A screen without content redirects.
      const isHere = `${window.location.pathname}${window.location.search}` === address;
      if (isHere) expect(container.textContent).toMatch(/\S/);
      expect(container.querySelector('[aria-busy="true"]')).toBeNull();
    },
    { timeout: 20_000 },
  );
  const words = document.body.textContent;
  unmount();
  return words;
}

interface Remote {
  network: SetupServer;
  definition: RemoteDefinition;
  around?: Parameters<typeof renderRoute>[2];
}

/** Tests that the screens at these addresses work with any answers that the contract allows. */
export function testAnyAnswers(remote: Remote, addresses: readonly string[]) {
  describe.each(addresses)('%s', (address) => {
    it.each(CHOICES)('stands over any answer that the contract allows: %o', async (choice) => {
      expect(await wordsOverAnyAnswers(remote, address, choice)).not.toMatch(FAULT_WORDS);
    });
  });
}
