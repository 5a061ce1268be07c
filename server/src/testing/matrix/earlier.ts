import { reservationOf } from '../reservation';
import type { TestCaller } from '../test-server';
import { NOWHERE, type CallObjects, type World } from './call-object';

const WISH = {
  notBefore: '02/12/2026',
  weekdays: [1, 2, 3, 4, 5],
  from: '09:00',
  until: '17:00',
};

/** A booking whose holder asked for an earlier time. */
async function askedFor({ city, point }: World, owner: TestCaller) {
  const request = { ...reservationOf(point, owner, '2026-12-04', '09:00'), identifyNo: '12345670' };
  const { ticket } = await city.call('reserve', request, { as: owner });
  const wish = { ...WISH, locationIds: [point.locationId], id: ticket.id };
  await city.call('askEarlier', wish, { as: owner });
  return wish;
}

async function offered(world: World, owner: TestCaller) {
  const { id } = await askedFor(world, owner);
  const [offer] = await world.city.db.query<{ id: string }>(
    `INSERT INTO earlier_offer (id, ticket_id, service_id, location_id, day, time, until, delay_seconds)
     SELECT gen_random_uuid(), id, service_id, location_id, '2026-12-03', '09:00', 'infinity', 0 FROM ticket WHERE id = $1
     RETURNING id`,
    [id],
  );
  return { id, offerId: offer!.id };
}

const byOffer = {
  of: 'owner',
  existing: (world: World, _caller: TestCaller, owner: TestCaller) => offered(world, owner),
  missing: () => ({ id: NOWHERE, offerId: NOWHERE }),
} as const;
const byWish = {
  of: 'owner',
  existing: async (world: World, _caller: TestCaller, owner: TestCaller) => ({
    id: (await askedFor(world, owner)).id,
  }),
  missing: () => ({ id: NOWHERE }),
} as const;

export const earlierObjects = {
  earlierChoices: byWish,
  stopEarlier: byWish,
  askEarlier: {
    of: 'owner',
    existing: (world, _caller, owner) => askedFor(world, owner),
    missing: () => ({ ...WISH, locationIds: [1], id: NOWHERE }),
  },
  takeEarlier: byOffer,
  keepTime: byOffer,
} satisfies Partial<CallObjects>;
