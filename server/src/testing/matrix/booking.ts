import { reservationOf } from '../reservation';
import type { TestPoint } from '../service-point';
import type { TestCaller } from '../test-server';
import { KINDS } from './callers';
import { NO_ID, NOWHERE, type CallObjects, type World } from './call-object';

const DAY = '2026-12-02';
const WIRE_DAY = '02/12/2026';
const TIME = '10:00';

const nowhere = (point: TestPoint): TestPoint => ({ ...point, serviceId: NO_ID });

/** A request of the caller, with the owner's number. */
const requestFor = ({ point }: World, owner: TestCaller) => reservationOf(point, numbered(owner), DAY, TIME);
/** Callers without a number use one that has no owner, so that the form of their request is right. */
const numbered = (caller: TestCaller): TestCaller =>
  caller.mobile.number === '' ? { ...caller, mobile: { area: '853', number: '62999999' } } : caller;

/** A booking, which belongs to the owner. */
export async function bookingOf(world: World, owner: TestCaller): Promise<string> {
  const { ticket } = await world.city.call('reserve', requestFor(world, owner), { as: owner });
  return ticket.id;
}

const holdOf = async ({ city, point }: World, owner: TestCaller) => {
  const wish = { ...point, bookingDate: WIRE_DAY, bookingTime: '11:00' };
  const { holdId } = await city.call('holdSlot', wish, { as: owner, ip: city.freshAddress() });
  return { id: holdId };
};
const dayOf = (point: TestPoint) => ({ ...point, bookingDate: WIRE_DAY, idCard: null });
const mobileNotVerified = { status: 403, code: 602, reason: 'mobileNotVerified' };

export const bookingObjects = {
  guides: { of: 'nothing', input: () => ({}) },
  locationService: {
    of: 'everybody',
    existing: ({ point }) => point,
    missing: ({ point }) => nowhere(point),
  },
  reservationParameters: {
    of: 'everybody',
    existing: ({ point }) => ({ id: point.serviceId }),
    missing: () => ({ id: NO_ID }),
  },
  checkParameter: {
    of: 'everybody',
    existing: ({ point }) => ({ ...point, params: [] }),
    missing: ({ point }) => ({ ...nowhere(point), params: [] }),
  },
  bookableDates: {
    of: 'everybody',
    existing: ({ point }) => ({ ...point, idNumber: null }),
    missing: ({ point }) => ({ ...nowhere(point), idNumber: null }),
  },
  bookableDatesByPath: {
    of: 'everybody',
    existing: ({ point }) => point,
    missing: ({ point }) => nowhere(point),
  },
  bookableDatesByPathAndIdNumber: {
    of: 'everybody',
    existing: ({ point }) => ({ ...point, idNumber: '12345678' }),
    missing: ({ point }) => ({ ...nowhere(point), idNumber: '12345678' }),
  },
  bookableTimesOfDay: {
    of: 'everybody',
    existing: ({ point }) => dayOf(point),
    missing: ({ point }) => dayOf(nowhere(point)),
  },
  recommendTimes: {
    of: 'everybody',
    existing: ({ point }) => ({ ...point, bookingDate: WIRE_DAY, bookingTime: TIME }),
    missing: ({ point }) => ({ ...nowhere(point), bookingDate: WIRE_DAY, bookingTime: TIME }),
  },
  holdSlot: {
    of: 'everybody',
    existing: ({ point }) => ({ ...point, bookingDate: WIRE_DAY, bookingTime: '12:00' }),
    missing: ({ point }) => ({ ...nowhere(point), bookingDate: WIRE_DAY, bookingTime: '12:00' }),
  },
  renewHold: {
    of: 'owner',
    owners: KINDS,
    existing: (world, _caller, owner) => holdOf(world, owner),
    missing: () => ({ id: NOWHERE }),
    refused: { status: 409, code: 602, reason: 'holdExpired' },
  },
  releaseHold: {
    of: 'owner',
    owners: KINDS,
    existing: (world, _caller, owner) => holdOf(world, owner),
    missing: () => ({ id: NOWHERE }),
    refused: { status: 200 },
  },
  // The owned object is the mobile number that a place is booked for.
  reserve: {
    of: 'owner',
    existing: (world, _caller, owner) => requestFor(world, owner),
    missing: ({ point }, caller) => ({
      ...reservationOf(point, caller, DAY, TIME),
      mobArea: '853',
      mobNum: '62999999',
    }),
    refused: mobileNotVerified,
  },
  editReservation: {
    of: 'owner',
    async existing(world, caller, owner) {
      return { ...requestFor(world, caller), bookingTime: '10:30', id: await bookingOf(world, owner) };
    },
    missing: (world, caller) => ({ ...requestFor(world, caller), bookingTime: '10:30', id: NOWHERE }),
  },
} satisfies Partial<CallObjects>;
