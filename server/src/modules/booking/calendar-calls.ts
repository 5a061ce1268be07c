import { fromWireDate } from '@vez/shared/dates';
import type { Queryable } from '../../db/db';
import type { Clock } from '../../db/clock';
import type { Handlers } from '../../module-api/module';
import { Refusal } from '../../module-api/refusal';
import type { Catalogue } from '../catalogue';
import { isClosedDay, slotsOn } from './availability';
import { calendarOf } from './calendar';
import { offersNow } from './offers-now';
import { timesNear } from './seek';
import { timesByHours } from './times-of-day';

/** Bookable days and times (API-20, API-22, API-23, API-27). */
export function calendarCalls(clock: Clock, catalogue: Catalogue) {
  const dates = (db: Queryable, serviceId: number, locationId: number) =>
    calendarOf(db, catalogue, catalogue.point(serviceId, locationId), clock.now());

  return {
    async locationService({ params, db }) {
      const point = catalogue.point(params.serviceId, params.locationId);
      return (await offersNow(db, catalogue, [point], clock.now()))(point);
    },

    bookableDates: ({ body, db }) => dates(db, body.serviceId, body.locationId),
    bookableDatesByPath: ({ params, db }) => dates(db, params.serviceId, params.locationId),
    bookableDatesByPathAndIdNumber: ({ params, db }) => dates(db, params.serviceId, params.locationId),

    async bookableTimesOfDay({ body, db }) {
      const point = catalogue.point(body.serviceId, body.locationId);
      const day = fromWireDate(body.bookingDate);
      if (day === undefined) throw new Refusal('dateNotBookable');
      const slots = (await slotsOn(db, catalogue, point, [day], clock.now())).get(day)!;
      const free = new Set(slots.filter((slot) => slot.free > 0).map(({ time }) => time));
      // Times of a closure are listed as taken: an empty list would stand for the default times (BOK-52).
      const isOffered = slots.length > 0 || isClosedDay(catalogue, point, day);
      const times = isOffered ? timesByHours(catalogue, point, day) : [];
      return {
        style: point.row.slot_style,
        totalTimeSlot: times.map((time) => ({ timeSlot: time, enabled: free.has(time) })),
      };
    },

    recommendTimes: async ({ body, db }) =>
      timesNear(db, catalogue, catalogue.point(body.serviceId, body.locationId), body, clock.now()),
  } satisfies Handlers;
}
