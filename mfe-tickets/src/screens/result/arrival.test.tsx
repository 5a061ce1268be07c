import { screen } from '@testing-library/react';
import type { MyTicket, WaitingInfo } from '@vez/shared/contracts/client';
import { cityClock, toWireDate } from '@vez/shared/dates';
import { fakeCall, fakeNetwork, renderRoute } from '@vez/shared/testing';
import { definition } from '../../definition';
import { aBooking, aNumber, PHONE, ticketStatus, TICKET_ID } from '../../testing/tickets';

const network = fakeNetwork();
beforeEach(() => localStorage.clear());

/** A booking for today, 09:30, as the server returns it while check-in is open. */
const today = (change: Partial<MyTicket>): MyTicket => {
  const booking = aBooking({
    progress: 'waiting',
    waitCount: 0,
    checkedIn: false,
    editable: false,
    ticket: { bookingDate: '01/12/2026', bookingTime: '09:30', ticketDate: '01/12/2026' },
  });
  return { ...booking, ...change };
};
const open = (mine: MyTicket, live: Partial<WaitingInfo> = {}) => {
  const { progress, waitCount, visitState, canCheckIn } = mine;
  network.use(
    fakeCall('ticketById', mine),
    fakeCall('waitingInfoOfTicket', ticketStatus({ progress, waitCount, visitState, canCheckIn, ...live })),
  );
  return renderRoute(`/success?ticket=${TICKET_ID}`, definition, { session: PHONE });
};

describe('the ticket of a holder who has not arrived', () => {
  it.each(['booked', 'late'] as const)('is never next: %s [TIX-32]', async (visitState) => {
    await open(today({ visitState, canCheckIn: true }));
    expect(await screen.findByRole('button', { name: 'I have arrived' })).toBeVisible();
    expect(screen.getByText('09:30', { selector: 'article h2 span' })).toBeVisible();
    expect(screen.queryByText(/You are next/)).not.toBeInTheDocument();
    expect(screen.queryByText(/people ahead/)).not.toBeInTheDocument();
    const words =
      visitState === 'late' ? /It is time for your appointment/ : /called only once you have checked in/;
    expect(screen.getByText(words)).toBeVisible();
  });

  it('waits again once staff have readmitted its holder [TIX-31]', async () => {
    const missed = today({ progress: 'absent', visitState: 'absent' });
    missed.ticket.ticketDate = toWireDate(cityClock('Asia/Macau').cityDay(new Date()));
    await open(missed, { progress: 'waiting', visitState: 'arrived', waitCount: 0 });
    expect((await screen.findAllByText(/You are next/))[0]).toBeVisible();
  });

  it('waits in the queue as soon as its holder has checked in [TIX-33]', async () => {
    await open(today({ visitState: 'arrived', checkedIn: true }));
    expect((await screen.findAllByText(/You are next/))[0]).toBeVisible();
    expect(screen.getByText('You are checked in. Please wait to be called.')).toBeVisible();
  });

  it('says from when an early holder is called, not that they are next [QUE-03]', async () => {
    const early = { visitState: 'arrived', calledFrom: '09:30' } as const;
    await open(today({ ...early, checkedIn: true }), early);
    expect((await screen.findAllByText('Called from 09:30 on'))[0]).toBeVisible();
    expect(screen.queryByText(/You are next/)).not.toBeInTheDocument();
  });

  it('explains to a holder who was never called that staff can still admit them [TIX-31]', async () => {
    await open(today({ progress: 'absent', visitState: 'absent', counterName: '' }));
    expect(await screen.findByText(/Nobody checked in for this time/)).toBeVisible();
    expect(screen.queryByText(/You were called/)).not.toBeInTheDocument();
  });

  it('does not send its holder to a counter that has parked them', async () => {
    await open(today({ progress: 'called', visitState: 'parked', counterName: '5' }));
    expect(await screen.findByText(/Your visit is parked/)).toBeVisible();
  });
});

describe('the ticket of a number', () => {
  it.each([
    ['bookings', 'Bookings whose time has come are called before you.'],
    ['turns', 'One number is called after 2 bookings.'],
    ['times', 'Bookings and numbers are called in order of time.'],
  ] as const)('says how its office calls beside bookings: %s [QUE-03]', async (order, words) => {
    const beside = { order, bookingsInTurn: 2 };
    await open(aNumber({ waitCount: 3, beside }), { beside });
    expect(await screen.findByText(words)).toBeVisible();
  });
});

describe('the ticket of a booking by video', () => {
  const byVideo = (change: Partial<MyTicket>) =>
    today({ remoteCounter: true, joinUrl: 'https://video.test/room', ...change });

  it.each([
    ['booked', /You are called only once you have checked in: tap “I am ready”/],
    ['late', /It is time for your appointment\. Tap “I am ready” now/],
  ] as const)('is checked in on its page: %s [TIX-32]', async (visitState, words) => {
    let arrivals = 0;
    const { user, bridge } = await open(byVideo({ visitState, canCheckIn: true }));
    network.use(
      fakeCall('checkIn', () => {
        arrivals += 1;
        return ticketStatus({ visitState: 'arrived', waitCount: 2 });
      }),
    );
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Video room' })).toHaveTextContent(
      'Open this page on Tuesday 1 December 09:30 and check in.',
    );
    expect(screen.queryByText(/kiosk|staff/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'I am ready' }));
    expect(bridge.trace.toasts).toEqual(['You are checked in. Please wait to be called.']);
    expect(document.activeElement).toHaveTextContent(/^You are checked in/);
    expect(arrivals).toBe(1);
  });

  it('has no check-in before its time, nor has a number, which is called anyway', async () => {
    const { unmount } = await open(byVideo({ progress: 'booked', visitState: 'booked', canCheckIn: false }));
    expect(await screen.findByRole('region', { name: 'Video room' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'I am ready' })).not.toBeInTheDocument();
    unmount();
    const { ticket } = aNumber();
    await open(byVideo({ ticket, visitState: 'waiting', canCheckIn: true }));
    expect(await screen.findByRole('region', { name: 'Video room' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'I am ready' })).not.toBeInTheDocument();
  });

  it('that was missed links to a new one, as there is no staff to ask [TIX-31]', async () => {
    await open(byVideo({ progress: 'absent', visitState: 'absent', counterName: '' }));
    expect(await screen.findByText(/This booking is no longer valid; book again/)).toBeVisible();
    expect(screen.queryByText(/Tell the staff/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Book or take a number again' })).toBeVisible();
  });
});
