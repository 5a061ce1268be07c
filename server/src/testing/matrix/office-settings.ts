import { NO_ID, type CallObjects, type World } from './call-object';

const NOVEMBER = { serviceId: 0, from: '01/11/2026', until: '30/11/2026' };

/** The settings of the world's office, whose calendar the world's department keeps. */
async function settingsIn({ city, point }: World) {
  const { departmentId, locationId, serviceId } = point;
  await city.db.query('UPDATE location SET keeper_department_id = $1 WHERE id = $2', [
    departmentId,
    locationId,
  ]);
  await city.refreshCatalogue();
  const as = await city.staff({ role: 'supervisor', departmentId });
  const settings = await city.call('officeSettings', { locationId }, { as });
  const { bookings, words } = settings.services.find((service) => service.serviceId === serviceId)!;
  return {
    locationId,
    serviceId,
    calendar: settings.calendar,
    order: settings.order,
    bookings: bookings!,
    words,
  };
}

export const officeSettingsObjects = {
  officeSettings: {
    of: 'everybody',
    existing: ({ point: { locationId } }) => ({ locationId }),
    missing: () => ({ locationId: NO_ID }),
  },
  orderEffect: {
    of: 'everybody',
    existing: ({ point: { locationId } }) => ({ locationId, bookingsInTurn: 2, longestWaitMinutes: 0 }),
    missing: () => ({ locationId: NO_ID, bookingsInTurn: 2, longestWaitMinutes: 0 }),
  },
  officeFigures: {
    of: 'everybody',
    existing: ({ point: { locationId } }) => ({ locationId, ...NOVEMBER }),
    missing: () => ({ locationId: NO_ID, ...NOVEMBER }),
  },
  changeCalendar: {
    of: 'everybody',
    async existing(world) {
      const { locationId, calendar } = await settingsIn(world);
      return { locationId, was: calendar, is: calendar };
    },
    async missing(world) {
      const { calendar } = await settingsIn(world);
      return { locationId: NO_ID, was: calendar, is: calendar };
    },
  },
  changeOrder: {
    of: 'everybody',
    async existing(world) {
      const { locationId, order } = await settingsIn(world);
      return { locationId, was: order, is: order };
    },
    async missing(world) {
      const { order } = await settingsIn(world);
      return { locationId: NO_ID, was: order, is: order };
    },
  },
  changeBookings: {
    of: 'everybody',
    async existing(world) {
      const { locationId, serviceId, bookings } = await settingsIn(world);
      return { locationId, serviceId, was: bookings, is: bookings };
    },
    async missing(world) {
      const { locationId, bookings } = await settingsIn(world);
      return { locationId, serviceId: NO_ID, was: bookings, is: bookings };
    },
  },
  changeWords: {
    of: 'everybody',
    async existing(world) {
      const { serviceId, words } = await settingsIn(world);
      return { serviceId, was: words, is: words };
    },
    async missing(world) {
      const { words } = await settingsIn(world);
      return { serviceId: NO_ID, was: words, is: words };
    },
  },
} satisfies Partial<CallObjects>;
