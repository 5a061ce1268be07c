// One act of an office with one fault: what its screen says meanwhile, and what holds once all is well.
import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { LOCATION } from '../src/people';
import { FAULT_MS, spoilCall, type OfficeFault } from './office-faults';
import { note } from './worker';

/** A write is repeated for 60 s, and then looked up. */
const SETTLE_MS = 90_000;
const HEADERS = { authorization: `Bearer ${process.env.VEZ_COUNTER_CREDENTIAL}` };

/** What must hold, by the words for where it does not. */
export type Holds = Record<string, () => Promise<boolean>>;

export interface OfficeTrial {
  target: string;
  scene: string;
  /** Of its call, below `/api`, as a regular expression. */
  path: string;
  /** As hands do it in a hurry: twice. */
  act(): Promise<unknown>;
  /** What whoever was told that nothing was done does next. */
  again(): Promise<unknown>;
  /** Says that it is at work. */
  waits: Locator;
  /** Says that nothing was done. */
  notDone: Locator;
  /** Given the tickets that Vez has answered with. */
  holds(tickets: () => string[]): Holds;
}

/** @returns what did not come to hold in time, in words */
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
  note(target, fault.name, { scene, fellShort, tookMs: Date.now() - began });
  expect.soft(fellShort, `${target}: ${fault.name}`).toEqual([]);
}

/** What Vez itself knows, by the calls of a counter system. */
export const truthOf = ({ request }: Pick<Page, 'request'>) => {
  const read = async <Body>(path: string) =>
    (await (await request.get(`/api/counter/${path}`, { headers: HEADERS })).json()) as Body;
  return {
    post: async (path: string, data: object) => {
      const answer = await request.post(`/api/counter/${path}`, { headers: HEADERS, data });
      expect(answer.ok(), path).toBe(true);
    },
    /** How often something happened to a ticket. */
    times: async (ticketId: string, event: string) =>
      (await read<{ event: string }[]>(`tickets/${ticketId}/history`)).filter((one) => one.event === event)
        .length,
    find: async (number: string) =>
      (await read<{ ticketId: string }[]>(`find?locationId=${LOCATION}&text=${number.replace(' ', '')}`))[0]!
        .ticketId,
    desk: (counter: string) =>
      read<{
        current: { state: string } | null;
        isPaused: boolean;
        pausedQueues?: { serviceId: number }[];
        holder?: { name: string };
      }>(`desk?locationId=${LOCATION}&counter=${counter}`),
  };
};
