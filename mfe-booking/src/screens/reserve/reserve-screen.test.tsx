import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { QueueInfo } from '@vez/shared/contracts/client';
import { fakeCall, fakeNetwork, notFound, renderRoute, settled, systemFailure } from '@vez/shared/testing';
import { definition } from '../../definition';
import { bookingCity, dayButton, go, phone, time } from '../../testing/city';
import { aBooking, aPlace, HOST_USER, PERSON, PHONE, theTimes, TICKET_ID } from '../../testing/facts';

const network = fakeNetwork();
const city = bookingCity(network, 100);

describe('the reserve page', () => {
  it('shows the service and office, with a link to other offices [BOK-15] [NAV-12]', async () => {
    city.serve();
    const { bridge, container } = await city.open();
    expect(await screen.findByRole('heading', { level: 2, name: 'Resident card renewal' })).toBeVisible();
    expect(screen.getAllByText('China Plaza')[0]).toBeVisible();
    expect(screen.getAllByText('Avenida da Praia Grande 804')[0]).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change office' })).toHaveAttribute(
      'href',
      `/serOrLocationWithoutTabs?service=${city.id}`,
    );
    await waitFor(() => expect(bridge.trace.titles).toContain('Book a date and time'));
    await settled();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('has no link to other offices if there are none [BOK-15]', async () => {
    city.serve({ service: { locations: [aPlace()] } });
    await city.open();
    expect(await screen.findByRole('heading', { level: 2, name: 'Date and time' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Change office' })).not.toBeInTheDocument();
  });

  it('is a skeleton under its title while it loads', async () => {
    city.serve();
    await city.open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Book a date and time' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(await screen.findByRole('heading', { level: 2, name: 'Date and time' })).toBeVisible();
  });

  it('shows a failure to load with a retry [ERR-19]', async () => {
    city.serve();
    network.use(fakeCall('bookableDates', () => systemFailure()));
    const { user } = await city.open();
    expect(await screen.findByRole('heading', { name: 'The data could not be loaded' })).toBeVisible();
    city.serve();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Date and time' })).toBeVisible();
  });

  it.each(['/reserve', '/reserve?service=7', '/reserve?service=x&location=2', '/reserve?ticket=5'])(
    'redirects home from %s, which lacks a service point and a ticket [NAV-28]',
    async (address) => {
      const { bridge } = await renderRoute(address, definition);
      await waitFor(() => expect(bridge.trace.visited).toEqual(['/home']));
    },
  );

  it('shows that a service no longer exists, with links to continue [FLT-16]', async () => {
    city.serve();
    network.use(fakeCall('serviceById', () => notFound()));
    const { bridge } = await city.open();
    const words = 'This service is no longer offered';
    expect(await screen.findByRole('heading', { name: words })).toBeVisible();
    expect(bridge.trace.titles.at(-1)).toBe(words);
    expect(screen.getByRole('link', { name: 'Search for a service' })).toHaveAttribute('href', '/search');
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/home');
    expect(bridge.trace.visited).toEqual([]);
  });

  it('links to the offices that offer the service if this one no longer does [FLT-16]', async () => {
    city.serve();
    const { bridge } = await renderRoute(`/reserve?service=${city.id}&location=99`, definition, {
      mode: 'remoteCounter',
    });
    const words = 'This office no longer offers this service';
    expect(await screen.findByRole('heading', { name: words })).toBeVisible();
    expect(bridge.trace.titles.at(-1)).toBe(words);
    expect(screen.getByRole('link', { name: 'Other offices of this service' })).toHaveAttribute(
      'href',
      `/serOrLocationWithoutTabs?service=${city.id}`,
    );
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
      'href',
      '/remoteCounterHome',
    );
  });
});

describe('an obstacle to a booking', () => {
  it.each([
    ['maintenance [ERR-64]', { there: { suspended: true } }, 'This office is under maintenance'],
    [
      'a service without bookings [ERR-31]',
      { offer: { booking: false } },
      'This service cannot be booked here',
    ],
    ['availability code 0 [BOK-04] [BOK-10] [ERR-30]', { offer: { status: false } }, 'Bookings are closed'],
    ['no start date [BOK-49] [ERR-49]', { dates: { startDate: '' } }, 'No free days'],
    ['no end date [BOK-49] [ERR-49]', { dates: { endDate: '' } }, 'No free days'],
    [
      'a start after the end [BOK-49] [ERR-49]',
      { dates: { startDate: '30/12/2026', endDate: '10/12/2026' } },
      'No free days',
    ],
  ])('is shown with the remaining options: %s', async (_, story, title) => {
    city.serve(story);
    const { container } = await city.open();
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose another office' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Agree and continue' })).not.toBeInTheDocument();
    const isSuspended = title === 'This office is under maintenance';
    expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
    await settled();
    expect(screen.queryAllByRole('link', { name: 'Take a number instead' })).toHaveLength(
      isSuspended ? 0 : 1,
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each<[string, Partial<QueueInfo>, number]>([
    ['gives one', {}, 1],
    ['is paused', { pass: 'N', isPaused: true }, 0],
    ['is closed', { pass: 'N', isOpen: false }, 0],
  ])('offers a number only if the queue gives one: it %s [BOK-10]', async (_, queue, links) => {
    city.serve({ offer: { status: false }, queue });
    await city.open();
    expect(await screen.findByRole('heading', { name: 'Bookings are closed' })).toBeVisible();
    await settled();
    expect(screen.queryAllByRole('link', { name: 'Take a number instead' })).toHaveLength(links);
  });

  it('is shown with other offices only if one has a free day [ERR-64]', async () => {
    const there = { suspended: true };
    city.serve({ there });
    const { unmount } = await city.open();
    const title = 'Free at other offices';
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: /Islands Hall/ })).toBeVisible();
    unmount();

    city.serve({ there, offer: { status: false } });
    await city.open();
    expect(await screen.findByRole('heading', { name: 'This office is under maintenance' })).toBeVisible();
    await settled();
    expect(screen.queryByRole('heading', { name: title })).not.toBeInTheDocument();
  });

  it('is a login at a remote counter that requires one [CAT-53]', async () => {
    const there = { remoteCounter: true, rcServiceLogin: true };
    city.serve({ there });
    const { unmount } = await city.open({ session: PHONE });
    expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      `/login?returnTo=${encodeURIComponent(city.at)}`,
    );
    expect(screen.queryByRole('link', { name: /Take a number/ })).not.toBeInTheDocument();
    unmount();
    await city.open({ session: PERSON });
    expect(await screen.findByRole('heading', { level: 2, name: 'Date and time' })).toBeVisible();
  });

  it('is a calendar without a free day, with other offices instead of a form', async () => {
    city.serve({ dates: { startDate: '02/12/2026', endDate: '03/12/2026' } });
    const { container } = await city.open();
    expect(await screen.findByText('Every day is full')).toBeVisible();
    const office = await screen.findByRole('link', { name: /Islands Hall/ });
    expect(office).toHaveTextContent('First free day: Friday 4 December');
    expect(office).toHaveAttribute('href', `/reserve?service=${city.id}&location=3`);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('date and time', () => {
  it('start at the first free day, whose times are shown [BOK-17] [BOK-18] [BOK-25]', async () => {
    city.serve();
    const asked: unknown[] = [];
    network.use(
      fakeCall('bookableTimesOfDay', ({ body }) => {
        asked.push(body);
        return theTimes();
      }),
    );
    const { user } = await city.open();
    expect(await screen.findByText('Friday 4 December 2026 09:30')).toBeVisible();
    expect(screen.getByText('The earliest free time, chosen for you')).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Choose another time' }));
    expect(document.getElementById('day')).toHaveFocus();
    const times = await screen.findByRole('group', { name: 'Time, Friday 4 December' });
    expect(asked).toEqual([
      { serviceId: city.id, locationId: 2, departmentId: 1, bookingDate: '04/12/2026', idCard: null },
    ]);
    expect(within(times).getByRole('radio', { name: '09:00 Full' })).toBeDisabled();
    expect(within(times).getByRole('radio', { name: '09:30 Chosen' })).toBeChecked();
    await user.click(within(times).getByRole('radio', { name: '10:30' }));
    expect(within(times).getByRole('radio', { name: '10:30 Chosen' })).toBeChecked();
    expect(screen.getByText('10:30 · Friday 4 December · China Plaza')).toBeVisible();
  });

  it('fold the calendar once a day is chosen, with the focus on the button that unfolds it', async () => {
    city.serve();
    const { user } = await city.open();
    await user.click(await dayButton(4));
    const folded = await screen.findByRole('button', { name: 'Change the date: Friday 4 December 2026' });
    expect(folded).toHaveFocus();
    expect(folded).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{Enter}');
    expect(folded).toHaveAttribute('aria-expanded', 'true');
    expect(await dayButton(9)).toBeVisible();
  });

  it('require a date before a time [VAL-30]', async () => {
    city.serve();
    network.use(fakeCall('ticketById', aBooking({ serviceId: city.id })));
    const address = `/reserve?ticket=${TICKET_ID}&location=3`;
    const { bridge, user } = await renderRoute(address, definition, { session: PHONE });
    await user.click(await screen.findByRole('button', { name: 'Choose a time' }));
    expect(screen.getByText('Please select a date first')).toBeVisible();
    expect(bridge.trace.toasts).toEqual(['Please select a date first']);
  });

  it('show that no time of the day is free [BOK-26] [ERR-54]', async () => {
    city.serve({ times: { totalTimeSlot: [{ timeSlot: '09:00', enabled: false }] } });
    const { user } = await city.open();
    await user.click(await dayButton(4));
    expect(await screen.findByText('No time of this day is free. Please choose another day.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Time, Friday 4 December' })).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('are shown fifteen to a page [BOK-50] [BOK-51] [BOK-52]', async () => {
    city.serve({ times: { totalTimeSlot: [] } });
    const { user } = await city.open();
    await user.click(await dayButton(4));
    await screen.findByRole('group', { name: /^Time/ });
    expect(screen.getAllByRole('radio')).toHaveLength(15);
    expect(screen.getByText('Page 1 of 2')).toBeVisible();
    const earlier = screen.getByRole('button', { name: 'Earlier' });
    const later = screen.getByRole('button', { name: 'Later' });
    expect(earlier).toHaveAttribute('aria-disabled', 'true');
    expect(later).not.toHaveAttribute('aria-disabled');
    await user.click(later);
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      '17:00',
      '17:30',
      '18:00',
    ]);
    expect(earlier).not.toHaveAttribute('aria-disabled');
    expect(later).toHaveAttribute('aria-disabled', 'true');
    await user.click(earlier);
    expect(screen.getAllByRole('radio')).toHaveLength(15);
  });

  it('go back one page at a time [BOK-51]', async () => {
    const slots = Array.from({ length: 31 }, (_, at) => {
      const minutes = 9 * 60 + at * 15;
      const timeSlot = [Math.floor(minutes / 60), minutes % 60]
        .map((n) => String(n).padStart(2, '0'))
        .join(':');
      return { timeSlot, enabled: true };
    });
    city.serve({ times: { totalTimeSlot: slots } });
    const { user } = await city.open();
    await user.click(await dayButton(4));
    expect(await screen.findByText('Page 1 of 3')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Later' }));
    await user.click(screen.getByRole('button', { name: 'Later' }));
    expect(screen.getByText('Page 3 of 3')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Earlier' }));
    expect(screen.getByText('Page 2 of 3')).toBeVisible();
  });

  it('are a drop-down if the service is set to it [BOK-50] [DAT-22]', async () => {
    city.serve({ times: { style: 'dropDown' } });
    const { user } = await city.open();
    await user.click(await dayButton(4));
    const list = await screen.findByRole('combobox', { name: 'Time, Friday 4 December' });
    expect(within(list).getByRole('option', { name: '09:00 (full)' })).toBeDisabled();
    await user.selectOptions(list, '10:30');
    expect(list).toHaveValue('10:30');
    expect(city.log.held).toHaveLength(1);
  });

  it('can be loaded again after a failure', async () => {
    city.serve();
    network.use(fakeCall('bookableTimesOfDay', () => systemFailure()));
    const { user } = await city.open();
    await user.click(await dayButton(4));
    expect(await screen.findByText('The data could not be loaded')).toBeVisible();
    city.serve();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await time('09:30')).toBeEnabled();
  });

  it('can be chosen with the keyboard alone', async () => {
    city.serve();
    const { user } = await city.open();
    const day = await dayButton(4);
    act(() => day.focus());
    await user.keyboard('{Enter}');
    const first = await time('09:30');
    act(() => first.focus());
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: '10:30 Chosen' })).toBeChecked();
  });
});

describe('the contact', () => {
  it('is a described mobile number, and the agreement of a user who is not logged in [BOK-22] [BOK-23] [BOK-24]', async () => {
    city.serve();
    await city.open();
    expect(await phone()).toHaveAccessibleDescription('Only for the code and the reminders by SMS');
    expect(screen.getByRole('checkbox', { name: /I have read and agree/ })).not.toBeChecked();
    expect(go()).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'ID number' })).not.toBeInTheDocument();
  });

  it('needs no agreement of logged-in users [BOK-24]', async () => {
    city.serve();
    await city.open({ session: PHONE });
    expect(await screen.findByText('Friday 4 December 2026 09:30')).toBeVisible();
    expect(await phone()).toHaveValue('66123834');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('shows the clause in a dialog, and agreeing there ticks the box', async () => {
    city.serve();
    network.use(
      fakeCall('privacyClause', {
        id: 1,
        title: 'Privacy',
        paragraphs: ['We keep little.'],
        updatedAt: '2026-11-01T00:00:00.000Z',
      }),
    );
    const { user } = await city.open();
    await user.click(await screen.findByRole('link', { name: 'Read the privacy statement' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('We keep little.')).toBeVisible();
    await user.click(within(dialog).getByRole('checkbox'));
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    expect(screen.getByRole('checkbox', { name: /I have read and agree/ })).toBeChecked();
  });

  it('ticks the box with “I agree” at the end of the clause, and returns the focus [BOK-24]', async () => {
    city.serve();
    network.use(
      fakeCall('privacyClause', {
        id: 1,
        title: 'Privacy',
        paragraphs: ['We keep little.'],
        updatedAt: '2026-11-01T00:00:00.000Z',
      }),
    );
    const { user } = await city.open();
    const link = await screen.findByRole('link', { name: 'Read the privacy statement' });
    await user.click(link);
    const dialog = await screen.findByRole('dialog');
    await user.click(await within(dialog).findByRole('button', { name: 'I agree' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: /I have read and agree/ })).toBeChecked();
    expect(link).toHaveFocus();
  });

  it('accepts no agreement to a clause that could not be loaded', async () => {
    city.serve();
    network.use(fakeCall('privacyClause', () => systemFailure()));
    const { user } = await city.open();
    await user.click(await screen.findByRole('link', { name: 'Read the privacy statement' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(within(dialog).queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('has the locked ID number of the profile if one is required [BOK-19] [BOK-21] [VAL-21]', async () => {
    city.serve({ offer: { checkIdCardReservation: true } });
    await city.open({ session: PERSON });
    const idNumber = await screen.findByRole('textbox', { name: 'ID number' });
    expect(idNumber).toHaveValue('51234567');
    expect(idNumber).toHaveAttribute('readonly');
    expect(idNumber).toHaveAccessibleDescription('Supplied by your account');
  });

  it.each([
    ['a visitor', undefined],
    ['a person with an ID number in their profile', PERSON],
  ])('has no ID number where none is asked for, for %s [BOK-19]', async (_, session) => {
    city.serve({ offer: { checkIdCardReservation: false } });
    await city.open(session && { session });
    await phone();
    expect(screen.queryByRole('textbox', { name: 'ID number' })).not.toBeInTheDocument();
  });

  it('shows at the ID number what is wrong with it [BOK-21] [VAL-18]', async () => {
    city.serve({ offer: { checkIdCardReservation: true } });
    const { user } = await city.open();
    const idNumber = await screen.findByRole('textbox', { name: 'ID number' });
    await user.type(idNumber, '1234');
    await user.click(go());
    expect(idNumber).toHaveValue('1234');
    expect(idNumber).toHaveAccessibleDescription(/must have 8 or 18 characters/);
    await user.type(idNumber, '5670');
    await user.click(go());
    expect(idNumber).not.toHaveAccessibleDescription(/must have/);
  });

  it('requires an ID number by the time ticket’s rule today, by the reservation’s later [BOK-20] [BOK-21]', async () => {
    city.serve({
      offer: { timeTicketStatus: true, checkIdCardTime: true },
      dates: { startDate: '01/12/2026', todayByTimeTicket: true, fullBookingDates: [] },
    });
    const { user } = await city.open();
    await user.click(await dayButton(1));
    expect(await screen.findByRole('textbox', { name: 'ID number' })).toBeVisible();
    const folded = screen.getByRole('button', { name: /Change the date/ });
    await user.click(folded);
    expect(folded).toHaveAttribute('aria-expanded', 'true');
    await user.click(await dayButton(2));
    expect(screen.queryByRole('textbox', { name: 'ID number' })).not.toBeInTheDocument();
  });

  it.each([
    [true, true, 1],
    [true, false, 0],
    [false, true, 0],
  ])(
    'requires an ID number today: time tickets %s, their flag %s: %s field [DAT-55] [DAT-56]',
    async (timeTicketStatus, checkIdCardTime, fields) => {
      city.serve({
        offer: { timeTicketStatus, checkIdCardTime, checkIdCardReservation: false },
        dates: { startDate: '01/12/2026', todayByTimeTicket: true, fullBookingDates: [] },
      });
      const { user } = await city.open();
      await user.click(await dayButton(1));
      await screen.findByRole('button', { name: /Change the date/ });
      expect(screen.queryAllByRole('textbox', { name: 'ID number' })).toHaveLength(fields);
    },
  );

  it('is read-only and has no area code for a super-app user [VAL-33] [ACC-09] [ACC-11]', async () => {
    city.serve();
    await city.open({ session: HOST_USER });
    expect(await phone()).toHaveValue('66123834');
    expect(await phone()).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: /Country or region/ })).not.toBeInTheDocument();
  });
});
