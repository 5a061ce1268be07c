import { addDays, cityDay, fromWireDate, toWireDate } from '@vez/shared/dates';
import { statement } from '../../db/db';
import type { Deps, ServerModule } from '../../module';
import { NotFound, Refusal } from '../../refusal';
import { nameIn, type Names } from '../../texts';
import type { ServicePoint } from '../catalogue';
import { hold, releaseHold, renewHold, sweepPlaces } from '../places';
import type { TicketWire } from '../tickets';
import { daysBetween, slotsOn, takesBookings, windowOf } from './availability';
import { edit, placeOf, reserve, type BookingAround } from './booking';
import { parameterIn, parametersOf, problemsOf } from './parameters';

export interface BookingSettings extends BookingAround {
  holdSeconds: number;
  ticketWire: TicketWire;
}

const SWEEP_MS = 1_000;
/** Days on each side of a wish that the seek dialog shows (BOK-53). */
const SEEK_DAYS = 7;
const GUIDES = statement('guides', 'SELECT title, text, icon FROM guide ORDER BY position');

/** Booking a time (API-20 to API-27, API-29), and holds. */
export function bookingModule(deps: Deps, settings: BookingSettings): ServerModule {
  const { catalogue, ticketWire } = settings;
  const { clock } = deps;

  async function bookableDays(point: ServicePoint) {
    const now = clock.now();
    const { first, last } = windowOf(point, now);
    const slots = await slotsOn(deps.db, catalogue, point, daysBetween(first, last), now);
    const offered = [...slots].filter(([, times]) => times.length > 0);
    return {
      first,
      last,
      full: offered.filter(([, times]) => times.every(({ free }) => free === 0)).map(([day]) => day),
      open: offered.filter(([, times]) => times.some(({ free }) => free > 0)).map(([day]) => day),
    };
  }

  async function dates(serviceId: number, locationId: number) {
    const point = catalogue.point(serviceId, locationId);
    const { row } = point;
    const { holidays, specialWorkDays } = catalogue.snapshot;
    const { first, last, full, open } = await bookableDays(point);
    const inWindow = (day: string) => day >= first && day <= last;
    const isOffered = takesBookings(point) && full.length + open.length > 0;
    return {
      startDate: isOffered ? toWireDate(first) : '',
      endDate: isOffered ? toWireDate(last) : '',
      fullBookingDates: full.map(toWireDate),
      periodTicketDate: row.period_ticket_day === null ? '' : toWireDate(row.period_ticket_day),
      periodTicketDateState: row.period_ticket_state,
      specailWorkDates: [...specialWorkDays]
        .map((key) => key.split(':'))
        .filter(([at, day]) => Number(at) === locationId && inWindow(day!))
        .map(([, day]) => toWireDate(day!)),
      publicHolidays: point.location.closes_on_holidays
        ? [...holidays].filter(inWindow).sort().map(toWireDate)
        : [],
      nonOffices: catalogue.closedWeekdays(locationId),
      todayByTimeTicket: row.time_ticket && open.includes(cityDay(clock.now())),
    };
  }

  const wishOf = (body: {
    bookingDate: string;
    bookingTime: string;
    serviceId: number;
    locationId: number;
  }) => {
    const point = catalogue.point(body.serviceId, body.locationId);
    return { point, place: placeOf(settings, point, body, clock.now()) };
  };

  return {
    name: 'booking',
    start() {
      const timer = setInterval(
        () =>
          void sweepPlaces(deps.db, clock.now()).catch((error: unknown) =>
            deps.log.warn({ fault: String(error) }, 'places not swept'),
          ),
        SWEEP_MS,
      );
      return () => clearInterval(timer);
    },
    handlers: {
      async locationService({ params }) {
        const point = catalogue.point(params.serviceId, params.locationId);
        const { row } = point;
        const { open } = await bookableDays(point);
        const takes = takesBookings(point);
        return {
          booking: row.booking,
          ticket: row.ticket,
          checkIdCardReservation: row.check_id_reservation,
          checkIdCardTime: row.check_id_time,
          checkIdCardQueue: row.check_id_queue,
          status: takes && row.booking_open,
          timeTicketStatus: takes && row.time_ticket,
          firstBookableDate: open[0] === undefined ? '' : toWireDate(open[0]),
        };
      },

      async reservationParameters({ params, language, db }) {
        if (!catalogue.snapshot.services.has(params.id)) throw new NotFound();
        return (await parametersOf(db, params.id)).map(parameterIn(language));
      },

      async checkParameter({ body, language, db }) {
        catalogue.point(body.serviceId, body.locationId);
        const values = new Map(body.params.map(({ name, value }) => [name, value]));
        const problems = problemsOf(
          await parametersOf(db, body.serviceId),
          values,
          cityDay(clock.now()),
          language,
        );
        return { valid: problems.length === 0, problems };
      },

      bookableDates: ({ body }) => dates(body.serviceId, body.locationId),
      bookableDatesByPath: ({ params }) => dates(params.serviceId, params.locationId),
      bookableDatesByPathAndIdNumber: ({ params }) => dates(params.serviceId, params.locationId),

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

      async recommendTimes({ body, db }) {
        const now = clock.now();
        const point = catalogue.point(body.serviceId, body.locationId);
        const wished = fromWireDate(body.bookingDate) ?? cityDay(now);
        const { first, last } = windowOf(point, now);
        const from = wished > first ? wished : first;
        const days = daysBetween(from, addDays(from, SEEK_DAYS * 2)).filter((day) => day <= last);
        const own = await slotsOn(db, catalogue, point, days, now);
        const others = await Promise.all(
          catalogue
            .pointsOf(body.serviceId)
            .filter(({ location_id }) => location_id !== body.locationId)
            .map(async ({ location_id }) => ({
              id: location_id,
              slots: await slotsOn(db, catalogue, catalogue.point(body.serviceId, location_id), days, now),
            })),
        );
        return [...own]
          .filter(([, times]) => times.length > 0)
          .slice(0, SEEK_DAYS)
          .map(([day, times]) => ({
            date: toWireDate(day),
            times: times.map(({ time, free }) => ({
              time,
              isFull: free === 0,
              otherLocationIds: others
                .filter(({ slots }) => slots.get(day)!.some((slot) => slot.time === time && slot.free > 0))
                .map(({ id }) => id),
            })),
          }));
      },

      async guides({ language, db }) {
        const rows = await db.query<{ title: Names; text: Names; icon: string }>(GUIDES);
        return rows.map(({ title, text, icon }) => ({
          title: nameIn(title, language),
          text: nameIn(text, language),
          icon,
        }));
      },

      async holdSlot({ body, db }) {
        const { point, place } = wishOf(body);
        return hold(db, place, point, clock.now(), settings.holdSeconds);
      },
      renewHold: ({ params, db }) => renewHold(db, params.id, clock.now(), settings.holdSeconds),
      releaseHold: async ({ params, db }) => ({ released: await releaseHold(db, params.id) }),

      async reserve({ body, caller, db, language }) {
        const row = await reserve(db, settings, caller, body, clock.now());
        return ticketWire(db, row, language, caller);
      },

      async editReservation({ body, caller, db, language }) {
        const row = await edit(db, settings, caller, body, clock.now());
        if (row === undefined) throw new NotFound();
        return ticketWire(db, row, language, caller);
      },
    },
  };
}
