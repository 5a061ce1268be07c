import type { MyTicket } from '@vez/shared/contracts';
import type { Mobile } from '@vez/shared/domain';
import { bookSomeTime } from './book';
import { planOf, type BookingPlan } from './booking-plan';
import type { Browser } from './browser';
import type { HallView, Lobby } from './hall';

/** Few enough that most times stay free for others. */
const MOST_BOOKINGS = 2;

/** A hall as an arriving person finds it. */
export interface OpenHall {
  view: HallView;
  lobby: Lobby;
}

type Booking = BookingPlan & { ticket: MyTicket };

export interface CitizenDeps {
  browser: Browser;
  mobile: Mobile;
  now(): number;
  random(): number;
}

const hallOf = (halls: readonly OpenHall[], { locationId, departmentId }: MyTicket) =>
  halls.find(({ view }) => view.locationId === locationId && view.departmentId === departmentId);

const bookingOf = (halls: readonly OpenHall[], ticket: MyTicket): Booking => ({
  ticket,
  ...planOf(ticket, hallOf(halls, ticket)?.view.graceMinutes ?? 0),
});

async function comeFor(browser: Browser, { ticket, way }: Booking, { lobby }: OpenHall): Promise<void> {
  const { id: ticketId, qrcodeImg: code } = ticket.ticket;
  const visitor = { ticketId, serviceId: ticket.serviceId, code };
  if (way !== 'never') lobby.ours.add(ticketId);
  if (way === 'kiosk') lobby.atKiosk.push(visitor);
  if (way === 'reception') lobby.atReception.push(visitor);
  if (way === 'counter') lobby.atCounters.push(visitor);
  if (way === 'phone') await browser.call('checkIn', { id: ticketId });
}

/** A citizen who books now and then, and arrives at the office in one of several ways, or not at all. */
export function citizenWith({ browser, mobile, now, random }: CitizenDeps) {
  let bookings: Booking[] | undefined;

  async function look(halls: readonly OpenHall[]): Promise<Booking[]> {
    const { bookingTickets } = await browser.call('tickets', { size: 50 });
    return bookingTickets
      .filter(({ progress }) => progress === 'booked')
      .map((ticket) => bookingOf(halls, ticket));
  }

  return {
    /** Goes to the hall where a booking is due. */
    async come(halls: readonly OpenHall[]): Promise<void> {
      bookings ??= await look(halls);
      const due = bookings.filter(({ comesAt }) => comesAt <= now());
      bookings = bookings.filter((booking) => !due.includes(booking));
      for (const booking of due) {
        const hall = hallOf(halls, booking.ticket);
        if (hall !== undefined) await comeFor(browser, booking, hall);
      }
    },
    /** Books once more, unless there are enough bookings. */
    async bookOnce(halls: readonly OpenHall[]): Promise<void> {
      const hall = halls[Math.floor(random() * halls.length)];
      if (hall === undefined || bookings === undefined || bookings.length >= MOST_BOOKINGS) return;
      const booked = await bookSomeTime(browser, hall.view, mobile, random);
      if (booked !== undefined) bookings.push(bookingOf(halls, booked));
    },
  };
}
