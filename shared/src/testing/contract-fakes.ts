import { waitFor } from '@testing-library/react';
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
 * A backend that answers each call with anything its contract allows, the same for the same seed; with
 * `gaps: 'all'` every field is null or absent that may be.
 */
const contractFakes = (seed: number, gaps: Gaps) =>
  (Object.keys(ROUTE_TABLE) as (keyof typeof ROUTE_TABLE)[]).map((name) => {
    const arbitrary = answerArbitrary(calls[name].answer as z.ZodType, { gaps });
    const [answer] = fc.sample(arbitrary, { numRuns: 1, seed });
    return fakeCall(name, answer as never);
  });

/** Opens a screen over such a backend and hands back what it says once nothing loads any more. */
export async function wordsOverAnyAnswers(
  network: SetupServer,
  address: string,
  definition: RemoteDefinition,
  { seed, gaps }: { seed: number; gaps: Gaps },
): Promise<string> {
  network.use(...contractFakes(seed, gaps));
  const { container, unmount } = await renderRoute(address, definition, { session: SESSION });
  await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull(), { timeout: 20_000 });
  const words = document.body.textContent;
  unmount();
  return words;
}

/** What only a program says: words of JavaScript, and the view of a screen that threw. */
export const FAULT_WORDS = /undefined|NaN|Invalid Date|\[object|Cannot read|Something went wrong/;
