import type { TestCaller } from '../test-server';
import { NOWHERE, type CallObjects, type World } from './call-object';

const requestFor = ({ point: { serviceId, locationId } }: World, number: string) => ({
  serviceId,
  locationId,
  cntToAlert: null,
  messageCode: null,
  mobArea: '853',
  mobNum: number,
});

/** A number in the line, which belongs to the owner. */
export async function ticketOf(world: World, owner: TestCaller): Promise<string> {
  const { ticket } = await world.city.call('takeQueueTicket', requestFor(world, owner.mobile.number), {
    as: owner,
  });
  return ticket.id;
}

export const byTicket = {
  of: 'owner',
  existing: async (world: World, _caller: TestCaller, owner: TestCaller) => ({
    id: await ticketOf(world, owner),
  }),
  missing: () => ({ id: NOWHERE }),
} as const;

/** A number with a person behind it. */
const firstTicketOf = async (world: World, _caller: TestCaller, owner: TestCaller) => {
  const id = await ticketOf(world, owner);
  await world.city.call('walkIn', world.point, { as: world.city.counterSystem });
  return { id };
};

/** A number whose owner was absent when it was called. */
const absentTicketOf = async (world: World, _caller: TestCaller, owner: TestCaller) => {
  const { city, point } = world;
  const as = city.counterSystem;
  const id = await ticketOf(world, owner);
  await city.call('openCounter', { ...point, counter: '7' }, { as });
  // Others may wait before them.
  for (let called = ''; called !== id;) {
    const next = await city.call('callNext', { ...point, counter: '7' }, { as });
    called = next.called!.ticketId;
  }
  await city.call('markAbsent', { ticketId: id }, { as });
  return { id };
};

export const queueObjects = {
  counterInfo: {
    of: 'everybody',
    existing: ({ point }) => point,
    missing: ({ point }) => ({ ...point, serviceId: 2_000_000_000 }),
  },
  usualWeek: {
    of: 'everybody',
    existing: ({ point }) => point,
    missing: ({ point }) => ({ ...point, serviceId: 2_000_000_000 }),
  },
  states: {
    of: 'nothing',
    input: ({ point }) => ({ points: `${point.locationId}:${point.serviceId}` }),
  },
  // The owned object is the mobile number of a queue ticket.
  takeQueueTicket: {
    of: 'owner',
    existing: (world, _caller, owner) => requestFor(world, owner.mobile.number),
    missing: (world) => requestFor(world, '62999999'),
    refused: { status: 403, code: 602, reason: 'mobileNotVerified' },
  },
  waitingInfoOfTicket: byTicket,
  checkIn: byTicket,
  letPass: { ...byTicket, existing: firstTicketOf },
  rejoin: { ...byTicket, existing: absentTicketOf },
} satisfies Partial<CallObjects>;
