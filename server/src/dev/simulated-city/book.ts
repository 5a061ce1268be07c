import type { MyTicket } from '@vez/shared/contracts';
import type { Mobile } from '@vez/shared/domain';
import type { Browser } from './browser';
import type { HallView } from './hall';

const pick = <One>(from: readonly One[], random: () => number): One | undefined =>
  from[Math.floor(random() * from.length)];

/**
 * Books a free time on the first day that has one, for a service that asks for nothing else.
 * @param mobile the caller's own number
 * @returns nothing if there is no such time
 */
export async function bookSomeTime(
  browser: Browser,
  { queues, departmentId }: HallView,
  mobile: Mobile,
  random: () => number,
): Promise<MyTicket | undefined> {
  const { serviceId, locationId } = pick(queues, random)!;
  const offer = await browser.call('locationService', { serviceId, locationId });
  const { firstBookableDate: bookingDate } = offer;
  if (bookingDate === '') return undefined;
  const at = { locationId, serviceId, departmentId, bookingDate };
  const { totalTimeSlot } = await browser.call('bookableTimesOfDay', { ...at, idCard: null });
  const free = totalTimeSlot.filter(({ enabled }) => enabled);
  const chosen = pick(free, random);
  if (chosen === undefined) return undefined;
  return browser.call('reserve', {
    ...at,
    departmentCode: '',
    bookingTime: chosen.timeSlot,
    identifyNo: null,
    contactType: 'P',
    mobArea: mobile.area,
    mobNum: mobile.number,
    contactEmail: null,
    otherContact: null,
  });
}
