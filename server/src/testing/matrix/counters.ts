import { randomUUID } from 'node:crypto';
import type { TestCaller } from '../test-server';
import { NO_ID, NOWHERE, type CallObjects, type World } from './call-object';

/** A counter that the caller has opened, if it may have one, else a counter system. */
export async function openCounterFor({ city, point }: World, caller: TestCaller): Promise<string> {
  const counter = randomUUID().slice(0, 8);
  const opened = await city.send('openCounter', { ...point, counter }, { as: caller });
  if (opened.statusCode !== 200) {
    await city.call('openCounter', { ...point, counter }, { as: city.counterSystem });
  }
  return counter;
}
export const neverOpened = () => randomUUID().slice(0, 8);

/** The ticket of a person who was just called to a counter of the caller. */
export async function calledTicket(world: World, caller: TestCaller) {
  const { city, point } = world;
  const counter = await openCounterFor(world, caller);
  const { ticketId } = await city.call('walkIn', point, { as: city.counterSystem });
  const call = { ticketId, counter };
  const called = await city.send('callTicket', call, { as: caller });
  if (called.statusCode !== 200) await city.call('callTicket', call, { as: city.counterSystem });
  return call;
}

const atCounter = {
  of: 'everybody',
  existing: async (world: World, caller: TestCaller) => ({
    ...world.point,
    counter: await openCounterFor(world, caller),
  }),
  missing: ({ point }: World) => ({ ...point, serviceId: NO_ID, counter: neverOpened() }),
} as const;
const byCalledTicket = {
  of: 'everybody',
  existing: calledTicket,
  missing: () => ({ ticketId: NOWHERE, counter: neverOpened() }),
  refused: { status: 409, code: 602, reason: 'ticketNotCalled' },
} as const;

export const countersObjects = {
  counterQueues: { of: 'nothing', input: () => ({}) },
  counterTicketHistory: {
    of: 'everybody',
    existing: async (world: World, caller: TestCaller) => {
      const { ticketId } = await calledTicket(world, caller);
      return { ticketId };
    },
    missing: () => ({ ticketId: NOWHERE }),
  },
  callNext: atCounter,
  openCounter: atCounter,
  closeCounter: atCounter,
  saveCounter: {
    of: 'everybody',
    // The directions: staff open only listed counters once there is one.
    existing: ({ point: { locationId } }) => ({ locationId, counter: '', serviceIds: [] }),
    missing: () => ({ locationId: NO_ID, counter: '', serviceIds: [] }),
  },
  removeCounter: {
    of: 'everybody',
    existing: ({ point: { locationId } }) => ({ locationId, counter: neverOpened() }),
    missing: () => ({ locationId: NO_ID, counter: neverOpened() }),
  },
  recall: byCalledTicket,
  markAbsent: byCalledTicket,
  markTreated: byCalledTicket,
  walkIn: {
    of: 'everybody',
    existing: ({ point }) => point,
    missing: ({ point }) => ({ ...point, serviceId: NO_ID }),
  },
  setQuota: {
    of: 'everybody',
    existing: ({ point }) => ({ ...point, quota: 100_000, open: true }),
    missing: ({ point }) => ({ ...point, serviceId: NO_ID, quota: 100_000, open: true }),
  },
  pauseQueue: {
    of: 'everybody',
    existing: async (world: World, caller: TestCaller) => ({
      ...world.point,
      counter: await openCounterFor(world, caller),
      paused: false,
    }),
    missing: ({ point }) => ({ ...point, serviceId: NO_ID, paused: false }),
  },
} satisfies Partial<CallObjects>;
