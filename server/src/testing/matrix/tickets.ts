import type { TestCaller } from '../test-server';
import { NO_ID, NOWHERE, type CallObjects, type World } from './call-object';
import { bookingOf } from './booking';
import { byTicket, ticketOf } from './queue';

const list = { of: 'nothing', input: () => ({}) } as const;

const favouriteAt = ({ point: { serviceId, locationId } }: World) => ({
  serviceId,
  locationId,
  mobNum: '',
  ticketType: 'QUEUE' as const,
});
const byFavourite = {
  of: 'owner',
  async existing(world: World, _caller: TestCaller, owner: TestCaller) {
    const { id } = await world.city.call('addFavourite', favouriteAt(world), { as: owner });
    return { id };
  },
  missing: () => ({ id: NOWHERE }),
} as const;

/** For callers with an account: only they keep notes (decision 19). */
const euidOf = ({ euid }: TestCaller) => euid ?? '';
const ACCOUNTS = ['personal', 'corporate', 'superApp'] as const;

export const ticketsObjects = {
  tickets: list,
  ticketCount: list,
  favourites: list,
  ticketById: byTicket,
  ticketHistory: byTicket,
  cancelTicket: byTicket,
  confirmComing: {
    of: 'owner',
    existing: async (world, _caller, owner) => ({ id: await bookingOf(world, owner) }),
    missing: () => ({ id: NOWHERE }),
  },
  shareTicket: byTicket,
  // The bearer of a code may open it: the code is the secret.
  openTicketLink: {
    of: 'everybody',
    async existing(world) {
      const owner = await world.city.citizen();
      const id = await ticketOf(world, owner);
      const { address } = await world.city.call('shareTicket', { id }, { as: owner });
      return { code: address.split('#')[1]! };
    },
    missing: () => ({ code: '261201ABCDEFGH000000000000' }),
    refused: { status: 404, code: 602, reason: 'linkWrong' },
  },
  // The paper belongs to its bearer: a person who scans a signed code knows that its ticket exists.
  registerTicket: {
    of: 'everybody',
    async existing({ city, point }, { mobile }) {
      const { qrcodeContent } = await city.call('walkIn', point, { as: city.counterSystem });
      return { mobArea: mobile.area, mobNum: mobile.number, qrcodeContent };
    },
    missing: (_world, { mobile }) => ({
      mobArea: mobile.area,
      mobNum: mobile.number,
      qrcodeContent: 'VEZ1.abcdef.AAAAAAAAAAAAAAAAAAAAAA.20261201.c2lnbmVkIGJ5IG5vYm9keQ',
    }),
    refused: { status: 422, code: 602, reason: 'qrCodeNotRecognised' },
  },
  addFavourite: {
    of: 'everybody',
    existing: favouriteAt,
    missing: (world) => ({ ...favouriteAt(world), serviceId: NO_ID }),
  },
  removeFavourite: byFavourite,
  favouriteById: byFavourite,
  checkFavourite: byFavourite,
  // The answer itself gives the reason (ERR-71).
  checkServiceAtLocation: {
    of: 'everybody',
    existing: ({ point }) => point,
    missing: ({ point }) => ({ ...point, serviceId: NO_ID }),
    refused: { status: 200 },
  },
  addMemo: {
    of: 'owner',
    owners: ACCOUNTS,
    existing: async (world, caller, owner) => ({
      euid: euidOf(caller),
      ticketId: await ticketOf(world, owner),
    }),
    missing: (_world, caller) => ({ euid: euidOf(caller), ticketId: NOWHERE }),
  },
  removeMemo: { ...byTicket, owners: ACCOUNTS },
} satisfies Partial<CallObjects>;
