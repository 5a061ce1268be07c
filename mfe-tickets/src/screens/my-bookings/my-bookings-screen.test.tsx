import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { MyTicket } from '@vez/shared/contracts/client';
import { ApiError } from '@vez/shared/api-error';
import { fakeCall, fakeNetwork, noConnection, renderRoute, systemFailure } from '@vez/shared/testing';
import { definition } from '../../definition';
import { aBooking, aNumber, another, PERSON, PHONE, ticketStatus, TICKET_ID } from '../../testing/tickets';

const network = fakeNetwork();

const serve = (queueTickets: MyTicket[], bookingTickets: MyTicket[] = []) =>
  network.use(
    fakeCall('tickets', { queueTickets, bookingTickets }),
    fakeCall('waitingInfoOfTicket', ({ params }) => {
      const mine = [...queueTickets, ...bookingTickets].find(({ ticket }) => ticket.id === params.id)!;
      const { progress, visitState, waitCount, counterName } = mine;
      return ticketStatus({ ticketId: params.id!, progress, visitState, waitCount, counterName });
    }),
  );

const open = (around: Parameters<typeof renderRoute>[2] = {}) =>
  renderRoute('/myBooking', definition, { session: PHONE, ...around });

beforeEach(() => localStorage.clear());

describe('without a login', () => {
  it('asks for a mobile number and its SMS code, then shows its tickets [TIX-24] [TIX-34] [ACC-17]', async () => {
    serve([aNumber()]);
    const { bridge, container, user } = await open({ session: { kind: 'anonymous' } });
    expect(await screen.findByRole('heading', { name: 'See your tickets by mobile number' })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();

    await user.type(screen.getByRole('textbox', { name: 'Mobile number' }), '66123834');
    await user.click(screen.getByRole('button', { name: 'Get a code' }));
    await waitFor(() => expect(bridge.trace.codesSent).toEqual([{ area: '853', number: '66123834' }]));
    await user.type(screen.getByRole('textbox', { name: 'Code from the SMS' }), '123456');
    await user.click(screen.getByRole('button', { name: 'See my tickets' }));

    expect(await screen.findByText('A 037')).toBeVisible();
    expect(bridge.trace.codesTyped).toEqual(['123456']);
  });

  it('reports a wrong number before a code is sent to it', async () => {
    const { bridge, user } = await open({ session: { kind: 'anonymous' } });
    await user.click(await screen.findByRole('button', { name: 'Get a code' }));
    expect(await screen.findByText('Enter your mobile number.')).toBeVisible();
    expect(bridge.trace.codesSent).toEqual([]);
  });

  it('focuses the missing field, the number first [TIX-24]', async () => {
    const { bridge, user } = await open({ session: { kind: 'anonymous' } });
    const number = await screen.findByRole('textbox', { name: 'Mobile number' });
    // Another number has its own field for a code.
    const code = () => screen.getByRole('textbox', { name: 'Code from the SMS' });
    await user.click(screen.getByRole('button', { name: 'See my tickets' }));
    await waitFor(() => expect(number).toHaveFocus());
    await user.type(number, '66123834');
    await user.click(screen.getByRole('button', { name: 'See my tickets' }));
    await waitFor(() => expect(code()).toHaveFocus());
    expect(code()).toHaveAccessibleDescription('Get the SMS code and enter it first.');
    expect(bridge.trace.codesTyped).toEqual([]);
  });

  it('says that a code was wrong', async () => {
    const { user } = await open({
      session: { kind: 'anonymous' },
      verifyCode: () => Promise.reject(new ApiError({ kind: 'refused' }, 'The code is not right')),
    });
    await user.type(await screen.findByRole('textbox', { name: 'Mobile number' }), '66123834');
    await user.type(screen.getByRole('textbox', { name: 'Code from the SMS' }), '000000');
    await user.click(screen.getByRole('button', { name: 'See my tickets' }));
    expect(await screen.findByText('The code is not right')).toBeVisible();
  });

  it('counts a wrong code once for a double tap [UI-20]', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    try {
      const verifyCode = jest.fn(() => Promise.reject(new ApiError({ kind: 'refused' }, 'Not right')));
      const { user } = await open({ session: { kind: 'anonymous' }, verifyCode });
      await user.type(await screen.findByRole('textbox', { name: 'Mobile number' }), '66123834');
      await user.type(screen.getByRole('textbox', { name: 'Code from the SMS' }), '000000');
      await user.click(screen.getByRole('button', { name: 'See my tickets' }));
      expect(await screen.findByText('Not right')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'See my tickets' }));
      expect(verifyCode).toHaveBeenCalledTimes(1);
    } finally {
      clock.mockRestore();
    }
  });

  it('waits for a connection, explains so, and keeps its input', async () => {
    const { bridge, user } = await open({ session: { kind: 'anonymous' } });
    const number = await screen.findByRole('textbox', { name: 'Mobile number' });
    await user.type(number, '66123834');
    act(() => bridge.setOnline(false));
    const words = 'You need a connection to see your tickets.';
    await user.click(screen.getByRole('button', { name: 'Get a code' }));
    const code = screen.getByRole('textbox', { name: 'Code from the SMS' });
    expect(code).toHaveAccessibleDescription(words);
    await user.type(code, '123456{Enter}');
    const go = screen.getByRole('button', { name: 'See my tickets' });
    expect(go).toHaveAttribute('aria-disabled', 'true');
    expect(go).toHaveAccessibleDescription(words);
    expect(number).toHaveValue('66123834');
    expect(bridge.trace.codesSent).toEqual([]);
    expect(bridge.trace.codesTyped).toEqual([]);
  });

  it('offers the one-account login if the deployment has it [ACC-16]', async () => {
    const { unmount } = await open({ session: { kind: 'anonymous' } });
    expect(await screen.findByRole('link', { name: 'Log in with Macao One Account' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2FmyBooking',
    );
    unmount();
    await open({ session: { kind: 'anonymous' }, missing: ['/login'] });
    await screen.findByRole('button', { name: 'Get a code' });
    expect(screen.queryByRole('link', { name: 'Log in with Macao One Account' })).not.toBeInTheDocument();
  });

  it('offers no account login in a city without accounts [ACC-16]', async () => {
    await open({ session: { kind: 'anonymous' }, deployment: { accounts: [] } });
    await screen.findByRole('button', { name: 'Get a code' });
    expect(screen.queryByRole('link', { name: /^Log in with/ })).not.toBeInTheDocument();
  });
});

describe('my tickets', () => {
  it('are the numbers and the bookings, the called one first [NAV-11] [TIX-25] [API-39]', async () => {
    serve(
      [aNumber(), another(aNumber({ progress: 'called', counterName: '3', ticket: { jettonCode: 'C112' } }))],
      [another(aBooking())],
    );
    const { container } = await open({ session: PERSON });
    const items = await screen.findAllByRole('listitem');
    expect(items).toHaveLength(3);
    expect(items[0]).toHaveTextContent('C 112');
    expect(items[0]).toHaveTextContent('It is your turnGo to counter 3');
    expect(items[1]).toHaveTextContent('A 037');
    expect(items[1]).toHaveTextContent('4 people ahead');
    expect(items[2]).toHaveTextContent('Dec 20264Friday');
    expect(items[2]).toHaveTextContent('10:30');
    // The link's name includes number and service, for screen readers' lists of links.
    expect(
      within(items[1]!).getByRole('link', { name: 'A 037 4 people ahead Resident card renewal' }),
    ).toHaveAttribute('href', expect.stringMatching('/success\\?ticket='));
    expect(await axe(container)).toHaveNoViolations();
  });

  it('show the time of a waiting booking, and mark only video tickets [TIX-25] [API-33]', async () => {
    serve([], [another(aBooking({ progress: 'waiting' })), another(aBooking({ remoteCounter: true }))]);
    await open({ session: PERSON });
    const [waiting, booked] = await screen.findAllByRole('listitem');
    expect(waiting).toHaveTextContent('Booked for 10:30');
    expect(waiting).not.toHaveTextContent('By video');
    expect(booked).not.toHaveTextContent('Booked for');
    expect(booked).toHaveTextContent('By video');
  });

  it('show who is next instead of zero people ahead [TIX-25]', async () => {
    serve([aNumber({ waitCount: 0 })]);
    await open();
    const ticket = await screen.findByRole('listitem');
    expect(ticket).toHaveTextContent('You are next');
    expect(ticket).not.toHaveTextContent('ahead');
  });

  it('show the expected wait [TIX-33]', async () => {
    const waitRange = { fromMinutes: 10, toMinutes: 20 };
    network.use(
      fakeCall('tickets', { queueTickets: [aNumber()], bookingTickets: [] }),
      fakeCall('waitingInfoOfTicket', ticketStatus({ waitRange })),
    );
    await open();
    await waitFor(() => expect(screen.getByRole('listitem')).toHaveTextContent('about 10 to 20 min'));
  });

  it('are refreshed by the button, which then locks [TIX-26] [UI-19]', async () => {
    serve([aNumber()]);
    const { user } = await open();
    await screen.findByText('people ahead');
    expect(screen.getByRole('listitem')).toHaveTextContent('4 people ahead');
    serve([aNumber({ waitCount: 2 })]);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(screen.getByRole('listitem')).toHaveTextContent('2 people ahead'));
    expect(screen.getByRole('button', { name: /You can refresh again/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('poll their figures every 10 s until they are over [TIX-33] [API-33]', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    try {
      const polls = [
        ticketStatus({ waitCount: 9 }),
        ticketStatus({ waitCount: 8 }),
        ticketStatus({ progress: 'called', counterName: '3' }),
      ];
      let [lists, asked] = [0, 0];
      network.use(
        fakeCall('tickets', () => {
          lists += 1;
          return {
            queueTickets: [aNumber({ waitCount: 9 }), another(aNumber({ progress: 'treated' }))],
            bookingTickets: [],
          };
        }),
        fakeCall('waitingInfoOfTicket', ({ params }) => {
          expect(params.id).toBe(TICKET_ID);
          return polls[Math.min(asked++, 2)]!;
        }),
      );
      await open({ advanceTimers: jest.advanceTimersByTime });
      await screen.findByText('people ahead');
      expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('9 people ahead');
      await waitFor(() => expect(asked).toBe(1));
      await act(() => jest.advanceTimersByTimeAsync(9_000));
      expect(asked).toBe(1);
      await act(() => jest.advanceTimersByTimeAsync(1_500));
      await waitFor(() => expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('8 people ahead'));
      await act(() => jest.advanceTimersByTimeAsync(10_000));
      expect(await screen.findByText('Go to counter 3')).toBeVisible();
      expect(lists).toBe(1);
    } finally {
      jest.useRealTimers();
    }
  });

  it('keep the figures of the others when one fails [TIX-33]', async () => {
    const other = another(aNumber({ serviceName: 'Passport' }));
    serve([aNumber({ waitCount: 9 }), other]);
    network.use(
      fakeCall('waitingInfoOfTicket', ({ params }) =>
        params.id === TICKET_ID ? ticketStatus({ waitCount: 6 }) : systemFailure(),
      ),
    );
    await open();
    const rows = await screen.findAllByRole('listitem');
    const rowOf = (name: string) => rows.find(({ textContent }) => textContent.includes(name))!;
    await waitFor(() => expect(rowOf('Passport')).toHaveTextContent('Not live'));
    expect(rowOf(aNumber().serviceName)).toHaveTextContent('6 people ahead');
    expect(rowOf(aNumber().serviceName)).not.toHaveTextContent('Not live');
  });

  it('can be reversed [TIX-27]', async () => {
    serve([
      aNumber({ appliedAt: '2026-12-01T01:00:00Z' }),
      another(aNumber({ appliedAt: '2026-12-01T02:00:00Z', ticket: { jettonCode: 'B001' } })),
    ]);
    const { user } = await open();
    await screen.findByText('A 037');
    const order = () => screen.getAllByRole('listitem').map((item) => /[AB] \d+/.exec(item.textContent)?.[0]);
    expect(order()).toEqual(['B 001', 'A 037']);
    await user.click(screen.getByRole('button', { name: 'Newest first' }));
    expect(order()).toEqual(['A 037', 'B 001']);
    expect(screen.getByRole('button', { name: 'Oldest first' })).toBeVisible();
  });

  it('that are finished are marked so, and are not links [TIX-29] [TIX-30] [TIX-31]', async () => {
    serve([aNumber(), another(aNumber({ progress: 'treated' })), another(aNumber({ progress: 'absent' }))]);
    await open();
    const earlier = await screen.findByRole('region', { name: 'Earlier' });
    expect(within(earlier).getByText('Processing completed')).toBeVisible();
    expect(within(earlier).getByText('Absent')).toBeVisible();
    expect(within(earlier).queryByText('Not live')).not.toBeInTheDocument();
    expect(within(earlier).queryByRole('link')).not.toBeInTheDocument();
  });

  it('that are not finished link to their page [TIX-32]', async () => {
    serve([aNumber(), another(aNumber({ progress: 'treated' }))]);
    await open();
    await screen.findByRole('region', { name: 'Earlier' });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `/success?ticket=${TICKET_ID}`,
    ]);
  });

  it('of a visit that a counter has parked are marked so, and call no one [TIX-32]', async () => {
    serve([aNumber({ progress: 'called', visitState: 'parked', counterName: '5' })]);
    await open();
    expect(await screen.findByText('Parked')).toBeVisible();
    expect(screen.queryByText('It is your turn')).not.toBeInTheDocument();
  });

  it('with a missed call offer to rejoin while that is possible [TIX-31]', async () => {
    serve([aNumber({ progress: 'absent', rejoinSeconds: 61 })]);
    await open();
    expect(await screen.findByText('Are you back? 2 min left')).toBeVisible();
    expect(screen.getByText('Absent')).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', `/success?ticket=${TICKET_ID}`);
  });

  it('are listed twenty at a time', async () => {
    serve(Array.from({ length: 45 }, () => another(aNumber({ progress: 'treated' }))));
    const { user } = await open();
    expect(await screen.findAllByRole('listitem')).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(45);
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('can be empty, with a link to get one [TIX-28]', async () => {
    serve([]);
    const { container } = await open();
    expect(await screen.findByRole('heading', { name: 'You have no tickets yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Book or take a number' })).toHaveAttribute(
      'href',
      '/department',
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it('that cannot be loaded say so, with a retry [ERR-19]', async () => {
    network.use(fakeCall('tickets', () => systemFailure()));
    const { user } = await open();
    expect(await screen.findByRole('heading', { name: 'The data could not be loaded' })).toBeVisible();
    serve([aNumber()]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('A 037')).toBeVisible();
  });

  it('belong to the company or number named in the header [ACC-07]', async () => {
    serve([]);
    const { unmount } = await open();
    expect(await screen.findByText('+853 6612 3834')).toBeVisible();
    unmount();
    await open({ session: { ...PERSON, kind: 'corporate', name: 'Lotus Trading Ltd.' } });
    expect(await screen.findByText('Lotus Trading Ltd.')).toBeVisible();
  });

  it('are refetched after changes elsewhere', async () => {
    serve([aNumber()]);
    const { bridge } = await open();
    await screen.findByText('A 037');
    serve([]);
    act(() => bridge.events.publish('ticket/cancelled', { ticketId: 'x' }));
    expect(await screen.findByRole('heading', { name: 'You have no tickets yet' })).toBeVisible();
  });

  it('disappear on log-out', async () => {
    serve([aNumber()]);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    expect(await screen.findByRole('button', { name: 'Get a code' })).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('vez.own.tickets')).toBeNull());
  });
});

describe('without a network', () => {
  it('shows the last known tickets, and warns that they may be outdated', async () => {
    serve([aNumber()]);
    const { unmount } = await open();
    await screen.findByText('A 037');
    unmount();

    network.use(fakeCall('tickets', () => noConnection()));
    const { container } = await open({ online: false, session: { kind: 'anonymous' } });
    expect(await screen.findByText('A 037')).toBeVisible();
    expect(screen.getByText(/No connection\. This is what was last read/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('never shows tickets of another person on the same device', async () => {
    serve([aNumber()]);
    const { unmount } = await open();
    await screen.findByText('A 037');
    unmount();

    network.use(fakeCall('tickets', () => noConnection()));
    await open({ session: { kind: 'phone', mobile: { area: '853', number: '66999999' } } });
    expect(await screen.findByRole('heading', { name: 'The data could not be loaded' })).toBeVisible();
    expect(screen.queryByText('A 037')).not.toBeInTheDocument();
  });
});
