// One act of an office with one fault: checks the screen during the fault and the state after it.
import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { LOCATION } from '../src/people';
import { FAULT_MS, spoilCall, type OfficeFault } from './office-faults';
import { note } from './worker';

/** A write is repeated for 60 s, then its result is looked up. */
const SETTLE_MS = 90_000;
const HEADERS = { authorization: `Bearer ${process.env.VEZ_COUNTER_CREDENTIAL}` };

/** Conditions, by the message for each that fails. */
export type Holds = Record<string, () => Promise<boolean>>;

export interface OfficeTrial {
  target: string;
  scene: string;
  /** The path of the call below `/api`, as a regular expression. */
  path: string;
  /** Performs the act twice, as a double click does. */
  act(): Promise<unknown>;
  /** Repeats the act after the screen reported that it failed. */
  again(): Promise<unknown>;
  /** The indicator of a pending act. */
  waits: Locator;
  /** The message that the act did not take effect. */
  notDone: Locator;
  /** Conditions after the act, given the tickets in the answers of Vez. */
  holds(tickets: () => string[]): Holds;
}

/** @returns the messages of the conditions that were not met in time */
export async function shortOf(holds: Holds): Promise<string[]> {
  const short: string[] = [];
  for (const [words, look] of Object.entries(holds)) {
    const isSo = await expect
      .poll(look, { timeout: SETTLE_MS })
      .toBe(true)
      .then(
        () => true,
        () => false,
      );
    if (!isSo) short.push(words);
  }
  return short;
}

export async function tryAct(page: Page, fault: OfficeFault, trial: OfficeTrial): Promise<void> {
  const began = Date.now();
  const { target, scene, waits, notDone } = trial;
  const call = await spoilCall(page, trial.path, fault);
  await trial.act();
  const fellShort = await shortOf({
    'it was never asked for': async () => call.asked() > 0,
    ...(fault.isRefused === true
      ? { 'it does not say that nothing was done': () => notDone.isVisible() }
      : { 'it does not say that it is at work': async () => (await waits.count()) > 0 }),
  });
  await pause(FAULT_MS);
  call.end();
  if (fault.isRefused === true) await trial.again();
  fellShort.push(
    ...(await shortOf({
      'it waits for ever': async () => (await waits.count()) === 0,
      ...trial.holds(call.tickets),
    })),
  );
  await call.forget();
  const seen = fellShort.length > 0 ? { saw: await page.locator('body').innerText() } : {};
  note(target, fault.name, { scene, fellShort, tookMs: Date.now() - began, ...seen });
  expect.soft(fellShort, `${target}: ${fault.name}`).toEqual([]);
}

/** Reads the state of Vez by the calls of a counter system. */
export const truthOf = ({ request }: Pick<Page, 'request'>) => {
  const read = async <Body>(path: string) =>
    (await (await request.get(`/api/counter/${path}`, { headers: HEADERS })).json()) as Body;
  return {
    post: async (path: string, data: object) => {
      const answer = await request.post(`/api/counter/${path}`, { headers: HEADERS, data });
      expect(answer.ok(), path).toBe(true);
    },
    /** Counts an event in the history of a ticket. */
    times: async (ticketId: string, event: string) =>
      (await read<{ event: string }[]>(`tickets/${ticketId}/history`)).filter((one) => one.event === event)
        .length,
    find: async (number: string) =>
      (await read<{ ticketId: string }[]>(`find?locationId=${LOCATION}&text=${number.replace(' ', '')}`))[0]!
        .ticketId,
    desk: (counter: string) =>
      read<{
        isOpen: boolean;
        current: { state: string } | null;
        isPaused: boolean;
        pausedQueues?: { serviceId: number }[];
        holder?: { name: string };
      }>(`desk?locationId=${LOCATION}&counter=${counter}`),
  };
};
