import { cityDay, fromWireDate } from '@vez/shared/dates';
import { statement, type Queryable } from '../../db/db';
import type { Clock, Handlers } from '../../module';
import { NotFound, Refusal } from '../../refusal';
import { nameIn } from '../../texts';
import type { Catalogue } from '../catalogue';
import { bookableNow, slotsOn } from './availability';
import { calendarOf, firstBookableDate } from './calendar';
import { parameterIn, parametersOf, problemsOf } from './parameters';
import { timesNear } from './seek';

const GUIDES = statement('guides', 'SELECT title, text, icon FROM guide ORDER BY position');

/** What can be booked when, and what the form asks for (API-20 to API-23, API-26, API-27, API-29). */
export function calendarCalls(clock: Clock, catalogue: Catalogue) {
  const dates = (db: Queryable, serviceId: number, locationId: number) =>
    calendarOf(db, catalogue, catalogue.point(serviceId, locationId), clock.now());

  return {
    async locationService({ params, db }) {
      const now = clock.now();
      const point = catalogue.point(params.serviceId, params.locationId);
      const { row } = point;
      const { bookings, session } = bookableNow(catalogue, point, now);
      return {
        booking: row.booking,
        ticket: row.ticket,
        checkIdCardReservation: row.check_id_reservation,
        checkIdCardTime: row.check_id_time,
        checkIdCardQueue: row.check_id_queue,
        status: bookings,
        timeTicketStatus: session !== undefined,
        firstBookableDate: await firstBookableDate(db, catalogue, point, now),
      };
    },

    async reservationParameters({ params, language, db }) {
      if (!catalogue.snapshot.services.has(params.id)) throw new NotFound();
      return (await parametersOf(db, [params.id]))(params.id).map(parameterIn(language));
    },

    async checkParameter({ body, language, db }) {
      catalogue.point(body.serviceId, body.locationId);
      const values = new Map(body.params.map(({ name, value }) => [name, value]));
      const problems = problemsOf(
        (await parametersOf(db, [body.serviceId]))(body.serviceId),
        values,
        cityDay(clock.now()),
        language,
      );
      return { valid: problems.length === 0, problems };
    },

    bookableDates: ({ body, db }) => dates(db, body.serviceId, body.locationId),
    bookableDatesByPath: ({ params, db }) => dates(db, params.serviceId, params.locationId),
    bookableDatesByPathAndIdNumber: ({ params, db }) => dates(db, params.serviceId, params.locationId),

    async bookableTimesOfDay({ body, db }) {
      const point = catalogue.point(body.serviceId, body.locationId);
      const day = fromWireDate(body.bookingDate);
      if (day === undefined) throw new Refusal('dateNotBookable');
      const slots = await slotsOn(db, catalogue, point, [day], clock.now());
      return {
        style: point.row.slot_style,
        totalTimeSlot: slots.get(day)!.map(({ time, free }) => ({ timeSlot: time, enabled: free > 0 })),
      };
    },

    recommendTimes: async ({ body, db }) =>
      timesNear(db, catalogue, catalogue.point(body.serviceId, body.locationId), body, clock.now()),

    async guides({ language, db }) {
      const rows = await db.query(GUIDES);
      return rows.map(({ title, text, icon }) => ({
        title: nameIn(title, language),
        text: nameIn(text, language),
        icon,
      }));
    },
  } satisfies Handlers;
}
