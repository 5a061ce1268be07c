import { NO_ID, NOWHERE, type CallObjects, type World } from './call-object';

const COUNTER = '7';
const atCounter = {
  of: 'everybody',
  existing: ({ point }: World) => ({ ...point, counter: COUNTER }),
  missing: ({ point }: World) => ({ ...point, serviceId: NO_ID, counter: COUNTER }),
} as const;

/** Somebody whose number was just called. */
export async function calledTicket({ city, point }: World) {
  await city.call('walkIn', point, { as: city.counterSystem });
  const { called } = await city.call('callNext', { ...point, counter: COUNTER }, { as: city.counterSystem });
  return called!.ticketId;
}
const byCalledTicket = {
  of: 'everybody',
  existing: async (world: World) => ({ ticketId: await calledTicket(world), counter: COUNTER }),
  missing: () => ({ ticketId: NOWHERE, counter: COUNTER }),
  refused: { status: 409, code: 602, reason: 'ticketNotCalled' },
} as const;

export const countersObjects = {
  counterQueues: { of: 'nothing', input: () => ({}) },
  counterTicketHistory: {
    of: 'everybody',
    existing: async (world: World) => ({ ticketId: await calledTicket(world) }),
    missing: () => ({ ticketId: NOWHERE }),
  },
  callNext: atCounter,
  openCounter: atCounter,
  closeCounter: {
    ...atCounter,
    existing: ({ point }: World) => ({ ...point, counter: 'never opened' }),
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
    existing: ({ point }) => ({ ...point, paused: false }),
    missing: ({ point }) => ({ ...point, serviceId: NO_ID, paused: false }),
  },
} satisfies Partial<CallObjects>;
