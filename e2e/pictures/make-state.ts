// Brings a screen into a state.
import type { BrowserContext, Page } from '@playwright/test';
import { counterSystemOf } from '../src/counter-system';
import { LOCATION, newCitizen, pointOf, type Citizen } from '../src/people';
import type { State } from './state';

const FIRST_SERVICE = 1;
/** A service at the hall that is open 24 hours. */
export const POINT = `service=${FIRST_SERVICE}&location=${LOCATION}`;
/** A service that many people can queue for. */
export const SERVICE = 'DSI-CRC';

/** Opens counters for both services, so that they give numbers at any hour. */
export async function openCounters(context: BrowserContext): Promise<void> {
  const system = counterSystemOf(context.request);
  const { serviceId } = await pointOf(context, SERVICE);
  for (const service of [FIRST_SERVICE, serviceId])
    await system.open({ serviceId: service, locationId: LOCATION }, '3A');
}

export const screen = (name: string, address: string, act?: State['act']): State => ({
  name,
  address: async () => address,
  ...(act ? { act } : {}),
});

/** A screen on which calls to these paths have the fault. */
export const faulty = (
  name: string,
  address: string,
  paths: string,
  fault: (page: Page, paths: string) => Promise<unknown>,
): State => ({
  name,
  async address(_, page) {
    await fault(page, paths);
    // The parameter prevents painting: a painted page includes its first answers.
    return `${address}${address.includes('?') ? '&' : '?'}from=mail`;
  },
});
export const failing = (page: Page, paths: string) =>
  page.route(paths, (route) =>
    route.fulfill({ status: 500, json: { code: 500, message: '', reason: 'internal', traceId: 'picture' } }),
  );
export const empty = (page: Page, paths: string) => page.route(paths, (route) => route.fulfill({ json: [] }));
export const hanging = (page: Page, paths: string) => page.route(paths, () => undefined);
/** Adds fields to the object in each answer. */
export const saying = (change: object) => (page: Page, paths: string) =>
  page.route(paths, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), ...change } });
  });

export const citizen = (
  name: string,
  ready: (person: Citizen, context: BrowserContext) => Promise<string>,
  act?: State['act'],
): State => ({
  name,
  async address(context) {
    const person = await newCitizen(context);
    await context.addInitScript(() => localStorage.setItem('vez.device', 'pictures'));
    await person.agree('pictures');
    return ready(person, context);
  },
  ...(act ? { act } : {}),
});
