import type { TestCaller } from '../test-server';
import { reservationOf } from '../reservation';
import { NO_ID, NOWHERE, type CallObjects, type World } from './call-object';

const HOUR_MS = 3_600_000;
let made = 0;

/** An hour of next year that no other closure has. */
function freeHour() {
  made += 1;
  const from = Date.parse('2027-06-01T00:00:00Z') + made * HOUR_MS;
  return { from: new Date(from).toISOString(), until: new Date(from + HOUR_MS).toISOString() };
}

/** A closure of the world's office, made by its supervisor. */
async function closureIn({ city, point }: World) {
  const as = await city.staff({ role: 'supervisor', departmentId: point.departmentId });
  const scope = { locationId: point.locationId, serviceId: null, reason: 'works' as const };
  const { closureId } = await city.call('closeOffice', { ...scope, ...freeHour() }, { as });
  return { closureId };
}
const byClosure = {
  of: 'everybody',
  existing: closureIn,
  missing: () => ({ closureId: NOWHERE }),
} as const;

/** A booking whose office is closed, and holds another time for it. */
async function closedBooking(world: World, owner: TestCaller) {
  const { city, point } = world;
  const request = { ...reservationOf(point, owner, '2026-12-03', '09:00'), identifyNo: '12345670' };
  const { ticket } = await city.call('reserve', request, { as: owner });
  const { closureId } = await closureIn(world);
  await city.db.query(
    `INSERT INTO closed_ticket (closure_id, ticket_id, state, was_location_id, was_day, was_time, location_id, day, time,
       answer_by, notified_at)
     SELECT $1, id, 'held', location_id, day, booking_time, location_id, '2026-12-04', '09:00', 'infinity', now()
     FROM ticket WHERE id = $2`,
    [closureId, ticket.id],
  );
  return { id: ticket.id };
}

export const closuresObjects = {
  closures: {
    of: 'everybody',
    existing: ({ point: { locationId } }) => ({ locationId }),
    missing: () => ({ locationId: NO_ID }),
  },
  previewClosure: {
    of: 'everybody',
    existing: ({ point: { locationId } }) => ({ locationId, ...freeHour() }),
    missing: () => ({ locationId: NO_ID, ...freeHour() }),
  },
  closeOffice: {
    of: 'everybody',
    existing: ({ point: { locationId } }) => ({
      locationId,
      serviceId: null,
      reason: 'works',
      ...freeHour(),
    }),
    missing: () => ({ locationId: NO_ID, serviceId: null, reason: 'works', ...freeHour() }),
  },
  reopenOffice: byClosure,
  closureList: byClosure,
  acceptNewTime: {
    of: 'owner',
    existing: (world, _caller, owner) => closedBooking(world, owner),
    missing: () => ({ id: NOWHERE }),
  },
} satisfies Partial<CallObjects>;
