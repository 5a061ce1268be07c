// Network faults of an act of an office, and the tickets in the answers of Vez.
import { setTimeout as pause } from 'node:timers/promises';
import type { APIResponse, Page, Route } from '@playwright/test';

const LATE_MS = 4_000;
/** Long enough for a late answer, and short enough that a retry arrives. */
export const FAULT_MS = LATE_MS + 1_000;

export interface OfficeFault {
  name: string;
  /** Vez never gets the request, and the screen learns that the act did not take effect. */
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

/** The id of the ticket in an answer. */
async function ticketOf(response: APIResponse): Promise<string> {
  const { ticketId, visit } = (await response.json()) as {
    ticketId?: string;
    visit?: { ticketId: string };
  };
  return ticketId ?? visit?.ticketId ?? '';
}

/** Spoils a call of the page, by its path below `/api`, until `end`. */
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
    /** The tickets in the answers of Vez: exactly one if the act took effect once. */
    tickets: (): string[] => [...told],
    end: () => void (isOver = true),
    // The page may still repeat the call after a successful act.
    forget: () => page.unrouteAll({ behavior: 'wait' }),
  };
}
