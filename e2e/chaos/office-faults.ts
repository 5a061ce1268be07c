// How an act of an office goes wrong on its way, and what Vez has made of it.
import { setTimeout as pause } from 'node:timers/promises';
import type { APIResponse, Page, Route } from '@playwright/test';

const LATE_MS = 4_000;
/** Long enough for a late answer; short enough that what is sent again arrives. */
export const FAULT_MS = LATE_MS + 1_000;

export interface OfficeFault {
  name: string;
  /** Vez never hears of the act and the screen learns it: nothing was done. */
  isRefused?: boolean;
  apply(route: Route, ask: () => Promise<APIResponse>, isOver: () => boolean): Promise<unknown>;
}

const NO_ANSWER: OfficeFault = {
  name: 'no answer',
  async apply(route, _, isOver) {
    while (!isOver()) await pause(200);
    await route.abort();
  },
};
export const OUTAGE: OfficeFault = {
  name: 'outage',
  isRefused: true,
  apply: (route) =>
    route.fulfill({
      status: 500,
      json: { code: 601, message: '', traceId: '00000000-0000-4000-8000-000000000000' },
    }),
};
export const OFFICE_ANSWER_LOST: OfficeFault = {
  name: 'answer lost',
  async apply(route, ask) {
    await ask();
    await route.abort();
  },
};
export const OFFICE_FAULTS: readonly OfficeFault[] = [
  NO_ANSWER,
  OUTAGE,
  OFFICE_ANSWER_LOST,
  {
    name: 'a late answer',
    async apply(route, ask) {
      const response = await ask();
      await pause(LATE_MS);
      await route.fulfill({ response });
    },
  },
  {
    name: 'empty answer',
    async apply(route, ask) {
      await route.fulfill({ response: await ask(), body: '' });
    },
  },
];

/** Which ticket an answer tells of. */
async function ticketOf(response: APIResponse): Promise<string> {
  const { ticketId, visit } = (await response.json()) as {
    ticketId?: string;
    visit?: { ticketId: string };
  };
  return ticketId ?? visit?.ticketId ?? '';
}

/** Spoils a call of the page, by its path below `/api`, until it is ended. */
export async function spoilCall(page: Page, path: string, fault: OfficeFault) {
  let asked = 0;
  let isOver = false;
  const told = new Set<string>();
  const address = new RegExp(`/api/${path}$`);
  await page.route(address, async (route) => {
    asked += 1;
    const ask = async () => {
      const response = await route.fetch();
      if (response.ok()) told.add(await ticketOf(response));
      return response;
    };
    if (isOver) await route.fulfill({ response: await ask() });
    else await fault.apply(route, ask, () => isOver);
  });
  return {
    asked: () => asked,
    /** The tickets that Vez has answered with: of an act that is done once, one. */
    tickets: (): string[] => [...told],
    end: () => void (isOver = true),
    // An act that is known to be done may still be asked about again.
    forget: () => page.unrouteAll({ behavior: 'wait' }),
  };
}
