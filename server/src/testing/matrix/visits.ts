import { calledTicket, neverOpened, openCounterFor } from './counters';
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
const byCalled = {
  of: 'everybody',
  existing: async (world: World, caller: TestCaller) => {
    const { ticketId } = await calledTicket(world, caller);
    return { ticketId };
  },
  missing: () => ({ ticketId: NOWHERE }),
  refused: GONE,
} as const;

/** The ticket of a person who has missed a call, and was let in again. */
async function letInAgain(world: World) {
  const as = world.city.counterSystem;
  const { ticketId } = await calledTicket(world, as);
  await world.city.call('markAbsent', { ticketId }, { as });
  await world.city.call('checkInFor', { ticketId }, { as });
  return { ticketId };
}

/** A booking of the last free day, and a free time of the first one. */
async function bookedLater({ city, point }: World) {
  const as = city.counterSystem;
  const { locationId, serviceId } = point;
  const days = await city.call('officeTimes', { locationId, serviceId }, { as });
  const from = { date: days.at(-1)!.date, time: days.at(-1)!.times.at(-1)! };
  const to = { date: days[0]!.date, time: days[0]!.times[0]! };
  const body = { locationId, serviceId, bookingDate: from.date, bookingTime: from.time };
  const { ticketId } = await city.call('bookAtOffice', body, { as });
  return { ticketId, from, to };
}

/** The next free time. */
async function freeTime({ city, point: { locationId, serviceId } }: World) {
  const [day] = await city.call('officeTimes', { locationId, serviceId }, { as: city.counterSystem });
  return { locationId, serviceId, bookingDate: day!.date, bookingTime: day!.times[0]! };
}

export const visitsObjects = {
  desk: atOffice,
  board: atOffice,
  officeCounters: atOffice,
  findVisits: {
    ...atOffice,
    existing: ({ point }: World) => ({ locationId: point.locationId, text: 'A001' }),
    missing: () => ({ locationId: NO_ID, text: 'A001' }),
  },
  codeKeys: { of: 'nothing', input: () => ({}) },
  callNextFor: {
    of: 'everybody',
    async existing(world, caller) {
      const { locationId, serviceId } = world.point;
      return { locationId, serviceIds: [serviceId], counter: await openCounterFor(world, caller) };
    },
    missing: ({ point: { locationId } }) => ({ locationId, serviceIds: [NO_ID], counter: neverOpened() }),
  },
  callTicket: {
    of: 'everybody',
    existing: async (world, caller) => ({
      ticketId: await waitingTicket(world),
      counter: await openCounterFor(world, caller),
    }),
    missing: () => ({ ticketId: NOWHERE, counter: neverOpened() }),
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
    async existing(world, caller) {
      const call = await calledTicket(world, caller);
      await world.city.call('park', { ticketId: call.ticketId }, { as: world.city.counterSystem });
      return call;
    },
    missing: () => ({ ticketId: NOWHERE, counter: neverOpened() }),
    refused: GONE,
  },
  reopenVisit: {
    of: 'everybody',
    async existing(world, caller) {
      const call = await calledTicket(world, caller);
      await world.city.call('markTreated', { ticketId: call.ticketId }, { as: world.city.counterSystem });
      return call;
    },
    missing: () => ({ ticketId: NOWHERE, counter: neverOpened() }),
    refused: GONE,
  },
  transfer: {
    of: 'everybody',
    async existing(world, caller) {
      const { ticketId } = await calledTicket(world, caller);
      return { ...world.point, ticketId };
    },
    missing: ({ point }) => ({ ...point, ticketId: NOWHERE }),
    refused: INACTIVE,
  },
  cancelVisit: {
    ...byCalled,
    refused: { status: 409, code: 602, reason: 'ticketNotCancellable' },
  },
  setPriority: {
    of: 'everybody',
    existing: async (world) => ({ ticketId: await waitingTicket(world), reason: 'elderly' }),
    missing: () => ({ ticketId: NOWHERE, reason: '' }),
    refused: INACTIVE,
  },
  moveVisit: {
    of: 'everybody',
    existing: bookedLater,
    missing: async (world) => ({ ...(await bookedLater(world)), ticketId: NOWHERE }),
    refused: { status: 409, code: 602, reason: 'ticketNotEditable' },
  },
  undoCheckIn: {
    of: 'everybody',
    existing: letInAgain,
    missing: () => ({ ticketId: NOWHERE }),
    refused: INACTIVE,
  },
  pauseCounter: {
    of: 'everybody',
    existing: async (world, caller) => ({
      locationId: world.point.locationId,
      counter: await openCounterFor(world, caller),
      paused: false,
    }),
    missing: () => ({ locationId: NO_ID, counter: neverOpened(), paused: false }),
  },
  leaveCounter: {
    of: 'everybody',
    existing: async (world, caller) => ({
      locationId: world.point.locationId,
      counter: await openCounterFor(world, caller),
    }),
    missing: () => ({ locationId: NO_ID, counter: neverOpened() }),
  },
  takeOverCounter: {
    of: 'everybody',
    async existing(world) {
      const { city, point } = world;
      const colleague = await city.staff({ role: 'clerk', departmentId: point.departmentId });
      const counter = await openCounterFor(world, colleague);
      const { holder } = await city.call(
        'desk',
        { locationId: point.locationId, counter },
        { as: city.counterSystem },
      );
      return { locationId: point.locationId, counter, since: holder!.since };
    },
    missing: () => ({ locationId: NO_ID, counter: neverOpened(), since: '2026-12-01T01:31:00.000Z' }),
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
  visitAnswers: byCalled,
  visitIdNumber: byCalled,
} satisfies Partial<CallObjects>;
