import type { BookableDateWire } from '@vez/shared/contracts';
import { toWireDate } from '@vez/shared/dates';
import { cityDay } from '../../city/city';
import type { Queryable } from '../../db/db';
import type { Catalogue, ServicePoint } from '../catalogue';
import { bookableNow, daysBetween, isClosedDay, slotsOn, windowOf } from './availability';
import type { TimeTicketDay } from './time-ticket-day';

/** The days of the window by whether a place is left; closed days are in neither list. */
async function daysByRoom(db: Queryable, catalogue: Catalogue, point: ServicePoint, now: Date) {
  const window = windowOf(catalogue, point, now);
  if (window === undefined) return { window, full: new Array<string>(), open: new Array<string>() };
  const slots = await slotsOn(db, catalogue, point, daysBetween(window.first, window.last), now);
  const offered = [...slots].filter(([, times]) => times.length > 0);
  const hasRoom = ([, times]: (typeof offered)[number]) => times.some(({ free }) => free > 0);
  return {
    window,
    full: offered.filter((day) => !hasRoom(day)).map(([day]) => day),
    open: offered.filter(hasRoom).map(([day]) => day),
  };
}

/** The calendar of a service at a place (DAT-16 to DAT-19). */
export async function calendarOf(
  db: Queryable,
  catalogue: Catalogue,
  point: ServicePoint,
  now: Date,
): Promise<BookableDateWire> {
  const { holidays, specialWorkDays } = catalogue.snapshot;
  const { id: locationId, closes_on_holidays } = point.location;
  const { timeTicketDay } = bookableNow(catalogue, point, now);
  const { window, full, open } = await daysByRoom(db, catalogue, point, now);
  const days = window === undefined ? [] : daysBetween(window.first, window.last);
  const special = days.filter((day) => specialWorkDays.has(`${locationId}:${day}`));
  const closed = days.filter(
    (day) => catalogue.isWorkDay(locationId, day) && isClosedDay(catalogue, point, day),
  );
  const stateOf = ({ day, state }: TimeTicketDay) => {
    if (state !== '') return state;
    if (full.includes(day)) return 'FULLDAY';
    return special.includes(day) ? 'SPECIALDAY' : '';
  };
  return {
    startDate: window === undefined ? '' : toWireDate(window.first),
    endDate: window === undefined ? '' : toWireDate(window.last),
    fullBookingDates: full.map(toWireDate),
    periodTicketDate: timeTicketDay === undefined ? '' : toWireDate(timeTicketDay.day),
    periodTicketDateState: timeTicketDay === undefined ? '' : stateOf(timeTicketDay),
    specailWorkDates: special.map(toWireDate),
    publicHolidays: closes_on_holidays ? days.filter((day) => holidays.has(day)).map(toWireDate) : [],
    nonOffices: catalogue.closedWeekdays(locationId),
    ...(closed.length > 0 && { closedDates: closed.map(toWireDate) }),
    todayByTimeTicket: timeTicketDay?.day === cityDay(now) && open.includes(timeTicketDay.day),
    today: toWireDate(cityDay(now)),
  };
}
