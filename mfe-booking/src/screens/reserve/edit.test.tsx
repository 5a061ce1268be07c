import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { MyTicket } from '@vez/shared/contracts/client';
import { fakeCall, fakeNetwork, notFound, refusal, renderRoute, systemFailure } from '@vez/shared/testing';
import { definition } from '../../definition';
import { bookingCity, dayButton, go, phone, time } from '../../testing/city';
import { aBooking, aHold, COMPANY, HOST_USER, PERSON, PHONE, theTimes, TICKET_ID } from '../../testing/facts';

const network = fakeNetwork();
const city = bookingCity(network, 700);

const HELD = '6b1c3a52-4a0e-4f6e-9a53-00000000000a';

/** Each test has its own ticket: drafts stay in memory. */
let count = 0;
let id = TICKET_ID;
beforeEach(() => {
  count += 1;
  id = `${TICKET_ID.slice(0, -2)}${String(count).padStart(2, '0')}`;
});

type Change = Parameters<typeof aBooking>[0];
function serve(change: Change = {}, story: Parameters<typeof city.serve>[0] = {}): MyTicket {
  const booking = aBooking({ serviceId: city.id, ...change, ticket: { id, ...change?.ticket } });
  city.serve({
    times: {
      totalTimeSlot: [
        { timeSlot: '09:30', enabled: true },
        // The citizen's own slot, which the server counts as taken.
        { timeSlot: '10:30', enabled: false },
      ],
    },
    ...story,
  });
  network.use(fakeCall('ticketById', booking));
  return booking;
}
const open = (around: Parameters<typeof renderRoute>[2] = {}) =>
  renderRoute(`/reserve?ticket=${id}`, definition, { session: PHONE, ...around });
const idNumber = () => screen.findByRole('textbox', { name: 'ID number' });

describe('changing a booking', () => {
  it('starts with the office, day, time and number of the booking [BOK-33]', async () => {
    serve();
    const { bridge, container } = await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Change the booking' })).toBeVisible();
    expect(await time('10:30')).toBeChecked();
    expect(screen.getByText('10:30 · Friday 4 December · China Plaza')).toBeVisible();
    expect(await phone()).toHaveValue('66123834');
    expect(await phone()).toHaveAttribute('readonly');
    await waitFor(() => expect(bridge.trace.titles).toContain('Change the booking'));
    // Their own slot needs no hold.
    expect(city.log.held).toEqual([]);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('holds the last of two quick choices while the first request is pending [BOK-33]', async () => {
    const times = ['09:30', '10:30', '14:00'].map((timeSlot) => ({
      timeSlot,
      enabled: timeSlot !== '10:30',
    }));
    serve({}, { times: { totalTimeSlot: times } });
    const asked: unknown[] = [];
    network.use(
      fakeCall('holdSlot', ({ body }) => {
        const { bookingTime } = body as { bookingTime: string };
        asked.push(bookingTime);
        if (bookingTime === '09:30') return new Promise<never>(() => undefined);
        return aHold(HELD);
      }),
    );
    const { user } = await open();
    expect(await time('10:30')).toBeChecked();
    await user.click(await time('09:30'));
    await waitFor(() => expect(asked).toEqual(['09:30']));
    await user.click(await time('14:00'));
    expect(await screen.findByRole('timer')).toBeVisible();
    expect(asked).toEqual(['09:30', '14:00']);
  });

  it('does not offer another office', async () => {
    serve();
    await open();
    expect(await time('10:30')).toBeChecked();
    expect(screen.queryByRole('link', { name: 'Change office' })).not.toBeInTheDocument();
  });

  it('links to a booking that can no longer be changed instead of showing a form', async () => {
    serve({ editable: false });
    await open();
    expect(
      await screen.findByRole('heading', { name: 'This booking can no longer be changed' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the booking' })).toHaveAttribute(
      'href',
      `/success?ticket=${id}`,
    );
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save the change' })).not.toBeInTheDocument();
  });

  it('asks a visitor to log in, and returns afterwards', async () => {
    // The fake network fails the test if the booking is requested.
    await open({ session: { kind: 'anonymous' } });
    expect(await screen.findByRole('heading', { name: 'Please log in first' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      `/login?returnTo=${encodeURIComponent(`/reserve?ticket=${id}`)}`,
    );
  });

  it('opens for the link of its ticket: proposes a time, asks for no consent, keeps the number [BOK-35]', async () => {
    const times = ['10:30', '14:00'].map((timeSlot) => ({ timeSlot, enabled: true }));
    serve({ ticket: { mobNum: '6612••34' } }, { times: { totalTimeSlot: times } });
    const linked = { ticketId: id, mayChange: true };
    const { user, container } = await open({ session: { kind: 'anonymous', linked } });
    expect(await screen.findByRole('button', { name: 'Choose another time' })).toBeVisible();
    expect(await phone()).toHaveValue('6612••34');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(go('Save the change'));
    await waitFor(() => expect(city.log.edited).toHaveLength(1));
    // The first free time that is not its own.
    expect(city.log.edited[0]).toMatchObject({ mobNum: '6612••34', bookingTime: '14:00' });
  });

  it('does not open for the link of another ticket', async () => {
    const linked = { ticketId: TICKET_ID.replace(/^./, '0'), mayChange: true };
    await open({ session: { kind: 'anonymous', linked } });
    expect(await screen.findByRole('heading', { name: 'Please log in first' })).toBeVisible();
  });

  it('holds the new time, saves it, and shows the ticket, once for a double tap [BOK-35] [DAT-31] [UI-20]', async () => {
    serve();
    const { bridge, user } = await open();
    await user.click(await time('09:30'));
    await screen.findByRole('timer');
    await user.dblClick(go('Save the change'));
    await waitFor(() => expect(bridge.trace.visited).toEqual([`/success?ticket=${TICKET_ID}&changed=1`]));
    expect(bridge.journey.get().moved).toEqual({
      ticketId: TICKET_ID,
      from: expect.objectContaining({ date: '04/12/2026', time: '10:30' }) as object,
    });
    expect(city.log.edited).toEqual([
      expect.objectContaining({
        id,
        bookingDate: '04/12/2026',
        bookingTime: '09:30',
        mobNum: '66123834',
        mobArea: '853',
        identifyNo: null,
        holdId: expect.any(String) as string,
      }),
    ]);
    expect(bridge.trace.published).toEqual([{ name: 'ticket/edited', fact: { ticketId: TICKET_ID } }]);
    expect(city.log.booked).toEqual([]);
  });

  it('releases the hold when the old time is chosen again', async () => {
    serve();
    const { user } = await open();
    await user.click(await time('09:30'));
    await screen.findByRole('timer');
    await user.click(await time('10:30'));
    await waitFor(() => expect(city.log.released).toHaveLength(1));
    expect(city.log.held).toHaveLength(1);
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  it('keeps the masked ID number [BOK-34] [VAL-18]', async () => {
    serve({ ticket: { identifyNo: '5••••67' } });
    const { user } = await open({ session: PERSON });
    expect(await idNumber()).toHaveValue('5••••67');
    expect(await idNumber()).not.toHaveAttribute('readonly');
    await user.click(go('Save the change'));
    await waitFor(() => expect(city.log.edited).toHaveLength(1));
    expect(city.log.edited[0]).toMatchObject({ identifyNo: null });
  });

  it('sends a new ID number [BOK-34]', async () => {
    serve({ ticket: { identifyNo: '5••••67' } });
    const { user } = await open();
    await user.clear(await idNumber());
    // With the spaces of a pasted number.
    await user.type(await idNumber(), ' 12345670 ');
    await user.click(go('Save the change'));
    await waitFor(() => expect(city.log.edited).toHaveLength(1));
    expect(city.log.edited[0]).toMatchObject({ identifyNo: '12345670' });
  });

  it('does not change the ID number of a host app user', async () => {
    serve({ ticket: { identifyNo: '5••••67' } });
    await open({ session: HOST_USER });
    expect(await idNumber()).toHaveAttribute('readonly');
  });

  it('asks a corporate account for its area code again [BOK-36]', async () => {
    serve();
    const { bridge, user } = await open({ session: COMPANY });
    expect(await screen.findByRole('button', { name: 'Country or region +' })).toBeVisible();
    expect(await phone()).toHaveValue('66123834');
    await user.click(go('Save the change'));
    expect(await phone()).toHaveAccessibleDescription(/Check the area code/);
    expect(bridge.trace.visited).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Country or region +' }));
    await user.click(await screen.findByRole('option', { name: /Macao/ }));
    jest.setSystemTime(Date.now() + 2_000);
    await user.click(go('Save the change'));
    await waitFor(() => expect(city.log.edited).toHaveLength(1));
    expect(city.log.edited[0]).toMatchObject({ mobArea: '853', mobNum: '66123834' });
  });

  it('keeps the date of a time ticket [BOK-37]', async () => {
    serve({ ticket: { ticketType: 'PERIOD' } });
    await open();
    expect(await screen.findByText('This is a timed number: its date cannot be changed.')).toBeVisible();
    expect(screen.getAllByText('Friday 4 December 2026')[0]).toBeVisible();
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    expect(await time('09:30')).toBeEnabled();
  });

  it('keeps the booking and shows the refusal if the new time is taken', async () => {
    serve();
    network.use(fakeCall('editReservation', () => refusal('slotTaken', 'This time was just taken')));
    const { user } = await open();
    await user.click(await time('09:30'));
    await screen.findByRole('timer');
    await user.click(go('Save the change'));
    expect(await screen.findByText('This time was just taken (602)')).toBeVisible();
    expect(await time('09:30')).not.toBeChecked();
  });

  it('shows any other refusal on the page', async () => {
    serve();
    network.use(fakeCall('editReservation', () => refusal('ticketNotEditable', 'It is over')));
    const { user } = await open();
    await time('10:30');
    await user.click(go('Save the change'));
    expect(await screen.findByText('Nothing was changed')).toBeVisible();
  });

  it('shows its own time as free, on the form and in the seek dialog', async () => {
    serve({}, { service: { reservationRecommend: true } });
    network.use(
      fakeCall('recommendTimes', [
        { date: '04/12/2026', times: [{ time: '10:30', isFull: true, otherLocationIds: [3] }] },
      ]),
    );
    const { user } = await open();
    await user.click(await time('09:30'));
    await screen.findByRole('timer');
    await user.click(await time('10:30'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await time('10:30')).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Find a date and time' }));
    expect(await screen.findByRole('radio', { name: 'Friday 4 December 10:30, Free here' })).toBeEnabled();
  });

  it('skips the parameters of the service', async () => {
    // The fake network fails the test if the parameters are requested.
    serve({}, { service: { openReservationParameter: true } });
    await open();
    expect(await time('10:30')).toBeChecked();
  });

  it('opens the calendar on another day, and its times', async () => {
    serve();
    network.use(fakeCall('bookableTimesOfDay', theTimes()));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /Change the date/ }));
    await user.click(await dayButton(7));
    expect(await screen.findByRole('group', { name: 'Time, Monday 7 December' })).toBeVisible();
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  });

  it('proposes the next open day for a booking that its office cannot keep [BOK-33]', async () => {
    const closure = { reason: 'typhoon' as const, until: '2026-12-04T15:59:00Z' };
    serve(
      { closure },
      {
        dates: { closedDates: ['04/12/2026'] },
        times: { totalTimeSlot: [{ timeSlot: '09:30', enabled: true }] },
      },
    );
    const { user } = await open();
    expect(await screen.findByText('09:30 · Monday 7 December · China Plaza')).toBeVisible();
    expect(screen.queryByText('10:30 · Friday 4 December · China Plaza')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save the change' }));
    await waitFor(() =>
      expect(city.log.edited).toEqual([
        expect.objectContaining({ bookingDate: '07/12/2026', bookingTime: '09:30', id }),
      ]),
    );
  });

  it('offers a retry after a failure, and reports a booking that does not exist [FLT-16]', async () => {
    serve();
    network.use(fakeCall('ticketById', () => systemFailure()));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'The data could not be loaded' })).toBeVisible();
    network.use(fakeCall('ticketById', () => notFound()));
    jest.setSystemTime(Date.now() + 10_000);
    await user.click(await screen.findByRole('button', { name: 'Try again' }, { timeout: 6_000 }));
    expect(await screen.findByRole('heading', { name: 'This booking was not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'My tickets' })).toHaveAttribute('href', '/myBooking');
  });
});
