import { randomUUID } from 'node:crypto';
import { calledTicket } from './counters';
import { NO_ID, NOWHERE, type CallObjects, type World } from './call-object';
import type { TestCaller } from '../test-server';

const GONE = { status: 409, code: 602, reason: 'ticketNotCalled' } as const;
const INACTIVE = { status: 409, code: 602, reason: 'ticketNotActive' } as const;

const atOffice = {
  of: 'everybody',
  existing: ({ point }: World) => ({ locationId: point.locationId }),
  missing: () => ({ locationId: NO_ID }),
} as const;

async function waitingTicket({ city, point }: World) {
  const { ticketId } = await city.call('walkIn', point, { as: city.counterSystem });
  return ticketId;
}
/** A counter where nobody is. */
const freeCounter = () => randomUUID().slice(0, 8);

const byCalled = {
  of: 'everybody',
  existing: async (world: World) => ({ ticketId: await calledTicket(world) }),
  missing: () => ({ ticketId: NOWHERE }),
  refused: GONE,
} as const;

/** The next time that is free. */
async function freeTime({ city, point: { locationId, serviceId } }: World) {
  const [day] = await city.call('officeTimes', { locationId, serviceId }, { as: city.counterSystem });
  return { locationId, serviceId, bookingDate: day!.date, bookingTime: day!.times[0]! };
}

/** Somebody whom the caller has called, where the caller may. */
async function calledBy(world: World, caller: TestCaller) {
  const { city } = world;
  const ticketId = await waitingTicket(world);
  const call = { ticketId, counter: freeCounter() };
  const answer = await city.send('callTicket', call, { as: caller });
  if (answer.statusCode !== 200) await city.call('callTicket', call, { as: city.counterSystem });
  return { ticketId };
}
const byOwnCall = { ...byCalled, existing: calledBy } as const;

export const visitsObjects = {
  desk: atOffice,
  board: atOffice,
  findVisits: {
    ...atOffice,
    existing: ({ point }: World) => ({ locationId: point.locationId, text: 'A001' }),
    missing: () => ({ locationId: NO_ID, text: 'A001' }),
  },
  codeKeys: { of: 'nothing', input: () => ({}) },
  callNextFor: {
    of: 'everybody',
    existing: ({ point: { locationId, serviceId } }) => ({
      locationId,
      serviceIds: [serviceId],
      counter: freeCounter(),
    }),
    missing: ({ point: { locationId } }) => ({ locationId, serviceIds: [NO_ID], counter: freeCounter() }),
  },
  callTicket: {
    of: 'everybody',
    existing: async (world) => ({ ticketId: await waitingTicket(world), counter: freeCounter() }),
    missing: () => ({ ticketId: NOWHERE, counter: freeCounter() }),
    refused: INACTIVE,
  },
  startVisit: byCalled,
  checkInFor: {
    of: 'everybody',
    existing: async (world) => ({ ticketId: await waitingTicket(world) }),
    missing: () => ({ ticketId: NOWHERE }),
  },
  park: byCalled,
  unpark: {
    of: 'everybody',
    async existing(world) {
      const ticketId = await calledTicket(world);
      await world.city.call('park', { ticketId }, { as: world.city.counterSystem });
      return { ticketId, counter: freeCounter() };
    },
    missing: () => ({ ticketId: NOWHERE, counter: freeCounter() }),
    refused: GONE,
  },
  reopenVisit: {
    of: 'everybody',
    async existing(world) {
      const ticketId = await waitingTicket(world);
      const counter = freeCounter();
      await world.city.call('callTicket', { ticketId, counter }, { as: world.city.counterSystem });
      await world.city.call('markTreated', { ticketId }, { as: world.city.counterSystem });
      return { ticketId, counter };
    },
    missing: () => ({ ticketId: NOWHERE, counter: freeCounter() }),
    refused: GONE,
  },
  transfer: {
    of: 'everybody',
    existing: async (world) => ({ ...world.point, ticketId: await waitingTicket(world) }),
    missing: ({ point }) => ({ ...point, ticketId: NOWHERE }),
    refused: INACTIVE,
  },
  cancelVisit: {
    of: 'everybody',
    existing: async (world) => ({ ticketId: await waitingTicket(world) }),
    missing: () => ({ ticketId: NOWHERE }),
    refused: { status: 409, code: 602, reason: 'ticketNotCancellable' },
  },
  pauseCounter: {
    of: 'everybody',
    existing: ({ point: { locationId } }) => ({ locationId, counter: '1', paused: false }),
    missing: () => ({ locationId: NO_ID, counter: '1', paused: false }),
  },
  officeTimes: {
    of: 'everybody',
    existing: ({ point: { locationId, serviceId } }) => ({ locationId, serviceId }),
    missing: ({ point: { locationId } }) => ({ locationId, serviceId: NO_ID }),
  },
  bookAtOffice: {
    of: 'everybody',
    existing: freeTime,
    missing: async (world) => ({ ...(await freeTime(world)), serviceId: NO_ID }),
  },
  visitAnswers: byOwnCall,
  visitIdNumber: byOwnCall,
} satisfies Partial<CallObjects>;
