import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { MyTicket } from '@vez/shared/contracts/client';
import {
  fakeCall,
  fakeNetwork,
  noConnection,
  notedCall,
  notFound,
  refusal,
  renderRoute,
  systemFailure,
  type SentWrite,
} from '@vez/shared/testing';
import { definition } from '../../definition';
import { aBooking, aNumber, PERSON, PHONE, ticketStatus, TICKET_ID } from '../../testing/tickets';

const network = fakeNetwork();
const ADDRESS = `/success?ticket=${TICKET_ID}`;

/** A server with the ticket and its live figures. */
const serve = (
  mine: MyTicket,
  live = ticketStatus({ progress: mine.progress, counterName: mine.counterName }),
) => network.use(fakeCall('ticketById', mine), fakeCall('waitingInfoOfTicket', live));

const open = (around: Parameters<typeof renderRoute>[2] = {}, address = ADDRESS) =>
  renderRoute(address, definition, { session: PHONE, ...around });

const factOf = (label: string) => screen.getByText(label).nextElementSibling;

beforeEach(() => localStorage.clear());

describe('the ticket', () => {
  it('has its number, QR code and ticket code [NAV-17] [TIX-01] [TIX-02]', async () => {
    serve(aNumber());
    const { container } = await open();
    const number = await screen.findByText('A 037', { selector: 'article h2 span' });
    expect(number).toBeVisible();
    // As large as its five letters allow.
    expect(getComputedStyle(number).fontSize).toContain('/ 3.10)');
    expect(screen.getByRole('heading', { level: 1, name: 'My ticket' })).toBeVisible();
    expect(screen.getByRole('article', { name: 'Your number A 037' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Your number A 037' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'QR code of the ticket' })).toBeVisible();
    expect(screen.getByText('Ticket code 261201-ABCDEFGH')).toBeVisible();
    expect(await screen.findByText(/Counters open/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('passes its ticket to the remotes in its slot', async () => {
    const mine = aNumber();
    serve(mine);
    const { bridge } = await open();
    await screen.findByText('A 037', { selector: 'article h2 span' });
    const { serviceId, locationId } = mine;
    const place = { ticketId: TICKET_ID, serviceId, locationId };
    await waitFor(() => expect(bridge.trace.slots).toEqual([{ slot: 'ticketCard', place }]));
  });

  it('shows the people ahead, the open counters, and the time of these figures [TIX-06]', async () => {
    serve(aNumber());
    await open();
    expect(await screen.findByText(/people ahead/)).toHaveTextContent('4 people ahead');
    expect(await screen.findByText(/Counters open: 5 · Updated .*09:31/)).toBeVisible();
  });

  it('shows the number that was called last, unless its figures are old [TIX-06] [TIX-33]', async () => {
    serve(aNumber({ nowServing: 'A033' }), ticketStatus({ nowServing: 'A034' }));
    await open();
    expect(await screen.findByText('Now serving A 034')).toBeVisible();
    network.use(fakeCall('waitingInfoOfTicket', () => noConnection()));
    act(() => void window.dispatchEvent(new Event('offline')));
    await waitFor(() => expect(screen.queryByText(/Now serving/)).not.toBeInTheDocument());
  });

  it('has its place, area, date, application time and phone [TIX-03] [TIX-07] [TIX-08]', async () => {
    serve(aNumber());
    await open();
    await screen.findByText('A 037', { selector: 'article h2 span' });
    expect(factOf('Area')).toHaveTextContent('Zone A · A2 Identity');
    expect(factOf('Taken at')).toHaveTextContent('09:28');
    expect(factOf('Mobile number')).toHaveTextContent('+853 6612 3834');
    expect(factOf('Date')).toHaveTextContent('Tuesday 1 December 2026');
  });

  it('explains its code: to be scanned on arrival, then to be shown [TIX-01]', async () => {
    serve(aNumber({ checkedIn: false }));
    const { unmount } = await open();
    expect(await screen.findByText('Scan this code on arrival')).toBeVisible();
    unmount();
    serve(aNumber({ checkedIn: true }));
    await open();
    expect(await screen.findByText('Show this code at the counter')).toBeVisible();
    expect(screen.queryByText('Scan this code on arrival')).not.toBeInTheDocument();
  });

  it('of a booking has its date and time, and the day of the application [TIX-04] [TIX-05]', async () => {
    serve(aBooking());
    await open();
    expect((await screen.findAllByText('10:30'))[0]).toBeVisible();
    expect(factOf('Date')).toHaveTextContent('Friday 4 December 2026');
    expect(factOf('Time')).toHaveTextContent('10:30');
    expect(factOf('Applied at')).toHaveTextContent('Tuesday 1 December 09:28');
  });

  it('of a booking shows its queue number once it waits [TIX-04] [TIX-06]', async () => {
    serve(aBooking({ progress: 'waiting', checkedIn: true, ticket: { jettonCode: 'B014' } }));
    await open();
    const paper = await screen.findByRole('article');
    expect(paper).toHaveTextContent('Your number B 014');
    expect(paper).toHaveTextContent('4 people ahead');
    expect(paper).toHaveTextContent('Booked for 10:30');
    expect(screen.queryByText(/Come 10 minutes early/)).not.toBeInTheDocument();
    expect(screen.queryByText(/scan the QR code at the kiosk/)).not.toBeInTheDocument();
  });

  it('shows the expected wait, and how often such estimates were right [TIX-06]', async () => {
    const waitRange = { fromMinutes: 25, toMinutes: 40, record: { hits: 90, of: 110 } };
    serve(aNumber({ waitRange: { fromMinutes: 30, toMinutes: 50 } }), ticketStatus({ waitRange }));
    const { container } = await open();
    const wait = await screen.findByRole('group', { name: 'Waiting time' });
    await waitFor(() => expect(wait).toHaveTextContent('about 25 to 40 min'));
    expect(wait).toHaveTextContent('right 8 of 10 times in the last 30 days');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows no wait if it is unknown or the figures are not live', async () => {
    const waitRange = { fromMinutes: 25, toMinutes: 40 };
    network.use(
      fakeCall('ticketById', aNumber({ waitRange })),
      fakeCall('waitingInfoOfTicket', () => systemFailure()),
    );
    await open();
    expect(await screen.findByRole('article')).toHaveTextContent('4 people ahead');
    await waitFor(() =>
      expect(screen.queryByRole('group', { name: 'Waiting time' })).not.toBeInTheDocument(),
    );
  });

  it('shows that its turn is next when no one is ahead [TIX-06]', async () => {
    serve(aNumber({ waitCount: 0 }), ticketStatus({ waitCount: 0 }));
    const { bridge } = await open();
    const paper = await screen.findByRole('article');
    expect(paper).toHaveTextContent('You are next');
    expect(bridge.trace.titles.at(-1)).toBe('You are next');
    expect(paper).not.toHaveTextContent('people ahead');
  });

  it('shows the office’s notice, and directions to the place [TIX-09] [TIX-10] [DAT-41]', async () => {
    serve(
      aNumber({
        ticket: { jettonInfo: { area: 'Zone B', subArea: 'B1', htmlText: '<b>Bring</b> a photo' } },
      }),
    );
    const { bridge, user } = await open();
    expect(await screen.findByText('Bring')).toBeVisible();
    expect(factOf('Area')).toHaveTextContent('Zone B · B1');
    await user.click(screen.getByRole('button', { name: 'Get directions' }));
    expect(bridge.trace.opened).toEqual([expect.stringContaining('mlat=22.19&mlon=113.54')]);
  });

  it('names only the area if it has no parts [DAT-41]', async () => {
    serve(aNumber({ ticket: { jettonInfo: { area: 'Zone B', subArea: '', htmlText: '' } } }));
    await open();
    await screen.findByText('Area');
    expect(factOf('Area')).toHaveTextContent(/^Zone B$/);
  });

  it('of a remote counter links to its video room once it is called', async () => {
    const joinUrl = 'https://video.test/261201-ABCDEFGH';
    serve(aNumber({ priority: true, remoteCounter: true, joinUrl }));
    const { bridge, user } = await open();
    expect(await screen.findByText('Priority')).toBeVisible();
    expect(screen.getByText('By video')).toBeVisible();
    const join = screen.getByRole('button', { name: 'Join the video counter' });
    expect(join).toHaveAccessibleDescription('You can join once your number is called.');
    // No travel and no check-in are needed.
    expect(screen.queryByRole('button', { name: 'Get directions' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'I have arrived' })).not.toBeInTheDocument();
    expect(screen.queryByText('Scan this code on arrival')).not.toBeInTheDocument();
    expect(screen.queryByText('Avenida da Praia Grande 804')).not.toBeInTheDocument();
    // The room and its opening time.
    expect(screen.getByRole('region', { name: 'Video room' })).toHaveTextContent(
      'The room opens on this page when A 037 is called.',
    );
    expect(factOf('Link of the room')).toHaveTextContent('video.test');

    serve(aNumber({ remoteCounter: true, joinUrl, progress: 'called', counterName: '5' }));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    // On the ticket itself, instead of a code, which is not scanned by video.
    const paper = within(await screen.findByRole('article'));
    const wayIn = await paper.findByRole('button', { name: 'Join the video counter' });
    expect(wayIn).not.toHaveAttribute('aria-disabled');
    expect(screen.queryByRole('img', { name: 'QR code of the ticket' })).not.toBeInTheDocument();
    await user.click(wayIn);
    expect(bridge.trace.opened).toEqual([joinUrl]);
  });

  it('of a company shows the company’s name [ACC-07]', async () => {
    serve(aNumber());
    await open({ session: { ...PERSON, kind: 'corporate', name: 'Lotus Trading Ltd.' } });
    await screen.findByText('A 037', { selector: 'article h2 span' });
    expect(factOf('Account')).toHaveTextContent('Lotus Trading Ltd.');
  });
});

describe('a ticket just created', () => {
  it('has a success title, and back goes home [TIX-21] [TIX-22] [TIX-11]', async () => {
    serve(aNumber());
    const { bridge, user } = await open({}, `${ADDRESS}&created=1`);
    expect(await screen.findByRole('heading', { name: 'You have a number' })).toBeVisible();
    expect(new Set(bridge.trace.titles)).toEqual(
      new Set(['My ticket', 'You have a number · 4 people ahead']),
    );
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(bridge.trace.visited).toEqual(['/home']);
  });

  it('goes home to the remote counter if it was taken there', async () => {
    serve(aNumber());
    const { bridge, user } = await open({ mode: 'remoteCounter' }, `${ADDRESS}&created=1`);
    await user.click(await screen.findByRole('button', { name: 'Home' }));
    expect(bridge.trace.visited).toEqual(['/remoteCounterHome']);
  });

  it('has a success title for a booking [TIX-21]', async () => {
    serve(aBooking());
    await open({}, `${ADDRESS}&created=1`);
    expect(await screen.findByRole('heading', { name: 'Booked' })).toBeVisible();
  });
});

describe('a ticket reached from my tickets', () => {
  it('has no success title, and back goes back [TIX-11] [TIX-21]', async () => {
    serve(aNumber());
    const { bridge, user } = await open();
    await screen.findByText('A 037', { selector: 'article h2 span' });
    expect(screen.queryByRole('heading', { name: 'You have a number' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(bridge.trace.visited).toEqual(['back']);
  });

  it('refetches its figures every 10 s, and announces the call [TIX-19] [TIX-33]', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'], now: new Date('2026-12-01T01:31:00Z') });
    try {
      let asked = 0;
      const answers = [
        ticketStatus(),
        ticketStatus({ waitCount: 3 }),
        ticketStatus({ progress: 'called', counterName: '5' }),
      ];
      network.use(
        fakeCall(
          'ticketById',
          aNumber({ ticket: { jettonInfo: { area: 'Zone B', subArea: 'Floor 2', htmlText: '' } } }),
        ),
        fakeCall('waitingInfoOfTicket', () => answers[Math.min(asked++, 2)]!),
      );
      const view = await open({ advanceTimers: jest.advanceTimersByTime }, `${ADDRESS}&created=1`);
      const { titles } = view.bridge.trace;
      await screen.findByText('A 037', { selector: 'article h2 span' });
      await waitFor(() => expect(asked).toBe(1));
      expect(screen.getByText(/people ahead/)).toHaveTextContent('4 people ahead');

      await act(() => jest.advanceTimersByTimeAsync(9_000));
      expect(asked).toBe(1);
      await act(() => jest.advanceTimersByTimeAsync(1_100));
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('3 people ahead'));
      expect(titles.at(-1)).toBe('You have a number · 3 people ahead');

      await act(() => jest.advanceTimersByTimeAsync(10_100));
      await waitFor(() =>
        expect(screen.getByRole('alert')).toHaveTextContent('It is your turn: counter 5 (A 037)'),
      );
      expect(titles.at(-1)).toBe('Your turn: counter 5');
      // The counter's place in the building; nothing else distracts.
      expect(screen.getByText(/China Plaza.*Zone B.*Floor 2/, { selector: 'header p' })).toBeVisible();
      expect(screen.queryByRole('heading', { name: 'You have a number' })).not.toBeInTheDocument();
      expect(screen.getByText('Show this code at the counter')).toBeVisible();
      expect(screen.getByText(/If you miss your turn/)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Cancel this ticket' })).not.toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  it('names the queue to which an office has moved it meanwhile [API-33]', async () => {
    const moved = aNumber({ serviceId: 8, serviceName: 'Passport' });
    const asked: string[] = [];
    network.use(
      fakeCall('ticketById', () => (asked.push('ticket') === 1 ? aNumber() : moved)),
      fakeCall('waitingInfoOfTicket', async () => {
        await waitFor(() => expect(asked).toHaveLength(1));
        return ticketStatus({ serviceId: 8 });
      }),
    );
    await open();
    expect((await screen.findAllByText('Passport')).length).toBeGreaterThan(0);
    expect(screen.queryByText('Resident card renewal')).not.toBeInTheDocument();
    expect(asked).toHaveLength(2);
  });

  it('keeps its last figures when new ones fail, and retries [TIX-19]', async () => {
    network.use(
      fakeCall('ticketById', aNumber()),
      fakeCall('waitingInfoOfTicket', () => systemFailure()),
    );
    const { user } = await open();
    expect(await screen.findByText(/As of .*, not live/)).toBeVisible();
    expect(screen.getByText(/people ahead/)).toHaveTextContent('4 people ahead');
    expect(screen.getByRole('button', { name: 'Cancel this ticket' })).toBeVisible();

    serve(aNumber({ waitCount: 2 }), ticketStatus({ waitCount: 2 }));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(screen.getByText(/people ahead/)).toHaveTextContent('2 people ahead'));
  });

  it('offers to change a booking, and to cancel it [TIX-13] [TIX-20]', async () => {
    serve(aBooking());
    await open();
    expect(await screen.findByRole('link', { name: 'Change the booking' })).toHaveAttribute(
      'href',
      `/reserve?ticket=${TICKET_ID}`,
    );
    expect(screen.getByRole('button', { name: 'Cancel this booking' })).toBeVisible();
  });

  it('offers to cancel, but not to change, a booking that is no longer editable [TIX-20]', async () => {
    serve(aBooking({ editable: false }));
    await open();
    expect(await screen.findByRole('button', { name: 'Cancel this booking' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Change the booking' })).not.toBeInTheDocument();
  });

  it('says aloud that it is called again, to another counter', async () => {
    const called = { progress: 'called', counterName: '5' } as const;
    serve(aNumber(called), ticketStatus(called));
    const { user } = await open();
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent('It is your turn: counter 5 (A 037)'));
    const moved = { ...called, counterName: '7' };
    serve(aNumber(moved), ticketStatus(moved));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(alert).toHaveTextContent('It is your turn: counter 7 (A 037)'));
  });

  it('names a booking by its kind everywhere [TIX-12] [TIX-23]', async () => {
    serve(aBooking());
    const { bridge, user } = await open({ confirms: false });
    await user.click(await screen.findByRole('button', { name: 'Cancel this booking' }));
    expect(bridge.trace.confirmations).toEqual([
      expect.objectContaining({ title: 'Cancel this booking?', confirm: 'Yes, cancel' }),
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'My booking' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Booking details' })).toBeVisible();
    expect(bridge.trace.titles.at(-1)).toBe('My booking');
  });

  it('offers no change for a number, which has no time [TIX-13]', async () => {
    serve(aNumber());
    await open();
    await screen.findByText('A 037', { selector: 'article h2 span' });
    expect(screen.queryByRole('link', { name: 'Change the booking' })).not.toBeInTheDocument();
  });

  it('has no button to a missing remote', async () => {
    serve(aBooking());
    await open({ missing: ['/reserve'] });
    await screen.findAllByText('10:30');
    expect(screen.queryByRole('link', { name: 'Change the booking' })).not.toBeInTheDocument();
  });
});

afterEach(() => void jest.restoreAllMocks());

describe('a booking that was just changed', () => {
  const address = `/success?ticket=${TICKET_ID}&changed=1`;
  const moved = (from: { date: string; time: string; place: string }) => ({
    journey: { moved: { ticketId: TICKET_ID, from } },
  });
  const place = aBooking().locationName;

  it('shows old and new time in the focused text, the title and the live region [BOK-35]', async () => {
    serve(aBooking());
    const { bridge } = await open(moved({ date: '03/12/2026', time: '09:00', place }), address);
    const heading = await screen.findByRole('heading', { name: 'Booking changed' });
    expect(heading).toHaveFocus();
    expect(screen.getByText('From Thursday 3 December 09:00 to Friday 4 December 10:30.')).toBeVisible();
    expect(heading.closest('[role=status]')).not.toBeNull();
    await waitFor(() => expect(bridge.trace.titles.at(-1)).toBe('Booking changed'));
  });

  it('names both places if the place changed, and only the time if nothing did', async () => {
    serve(aBooking());
    const view = await open(moved({ date: '04/12/2026', time: '10:30', place: 'Taipa' }), address);
    expect(
      await screen.findByText(`From Friday 4 December 10:30 · Taipa to Friday 4 December 10:30 · ${place}.`),
    ).toBeVisible();
    view.unmount();
    await open(moved({ date: '04/12/2026', time: '10:30', place }), address);
    expect(await screen.findByText('Now: Friday 4 December 10:30.')).toBeVisible();
  });

  it('shows only the days if there is no time [TIX-04]', async () => {
    serve(aBooking({ ticket: { bookingTime: '' } }));
    await open(moved({ date: '03/12/2026', time: '', place }), address);
    expect(await screen.findByText('From Thursday 3 December to Friday 4 December.')).toBeVisible();
  });

  it('shows only the new time if the old one is unknown', async () => {
    serve(aBooking());
    await open({}, address);
    expect(await screen.findByText(`Now: Friday 4 December 10:30 · ${place}.`)).toBeVisible();
  });
});

describe('cancelling', () => {
  it('asks once for a double tap, and keeps the ticket on cancel [TIX-23]', async () => {
    serve(aNumber());
    const { bridge, user } = await open({ confirms: false });
    await user.dblClick(await screen.findByRole('button', { name: 'Cancel this ticket' }));
    expect(bridge.trace.confirmations).toEqual([
      expect.objectContaining({
        title: 'Cancel this ticket?',
        // The question names what would be lost.
        text: expect.stringMatching(/^\w+ \d+ · .+ · .+\. This cannot be undone/) as string,
        danger: true,
      }),
    ]);
    expect(screen.getByRole('button', { name: 'Cancel this ticket' })).toBeVisible();
  });

  it('cancels the ticket and shows the next options [TIX-12] [API-40]', async () => {
    let mine = aNumber();
    network.use(
      fakeCall('ticketById', () => mine),
      fakeCall('waitingInfoOfTicket', ticketStatus()),
      fakeCall('cancelTicket', ({ params }) => {
        expect(params.id).toBe(TICKET_ID);
        mine = aNumber({ progress: 'cancelled', cancellable: false });
        return { cancelled: true };
      }),
    );
    const { bridge, user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Cancel this ticket' }));
    expect(await screen.findByText(/You cancelled it/)).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Cancelled/));
    expect(screen.getByRole('link', { name: 'Book or take a number again' })).toHaveAttribute(
      'href',
      '/queueOrBook?service=7&location=2',
    );
    expect(screen.queryByRole('img', { name: 'QR code of the ticket' })).not.toBeInTheDocument();
    expect(bridge.trace.toasts).toEqual([expect.stringMatching(/^Cancelled: \w+ \d+ · .+ · .+/)]);
    expect(bridge.trace.published).toContainEqual({
      name: 'ticket/cancelled',
      fact: { ticketId: TICKET_ID },
    });
  });

  it('explains in place why it was refused', async () => {
    serve(aNumber());
    network.use(fakeCall('cancelTicket', () => refusal('ticketNotCancellable', 'You have been called')));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Cancel this ticket' }));
    expect(await screen.findByText(/You have been called/)).toBeVisible();
  });
});

describe('checking in', () => {
  it('notifies the office that the citizen has arrived', async () => {
    serve(aNumber());
    network.use(fakeCall('checkIn', ticketStatus()));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'I have arrived' }));
    expect(await screen.findByText(/You are checked in/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'I have arrived' })).not.toBeInTheDocument();
  });

  it('is sent once for a double tap', async () => {
    serve(aNumber());
    const sent: SentWrite[] = [];
    network.use(notedCall('checkIn', ticketStatus, sent));
    const { user } = await open();
    await user.dblClick(await screen.findByRole('button', { name: 'I have arrived' }));
    expect(await screen.findByText(/You are checked in/)).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('explains why it is too early', async () => {
    serve(aNumber());
    network.use(fakeCall('checkIn', () => refusal('checkInTooEarly', 'Come at 10:00')));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'I have arrived' }));
    expect(await screen.findByText(/Come at 10:00/)).toBeVisible();
  });
});

describe('a ticket that is over', () => {
  it.each([
    ['treated', 'Processing completed', /Your visit is complete/],
    ['absent', 'Absent', /You were called but did not come/],
    ['closed', 'Queue closed', /Its day is over/],
  ] as const)('and %s shows why and links to a new one [TIX-30] [TIX-31]', async (progress, title, text) => {
    serve(aNumber({ progress }));
    await open();
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Book or take a number again' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Favourite' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancel this ticket' })).not.toBeInTheDocument();
  });
});

describe('the favourite of a ticket', () => {
  /** A server that keeps whether the service is a favourite. */
  const serveFavourite = (kept: string | null) => {
    let favouriteId = kept;
    const added: unknown[] = [];
    const removed: unknown[] = [];
    network.use(
      fakeCall('ticketById', () => aNumber({ favouriteId })),
      fakeCall('waitingInfoOfTicket', ticketStatus()),
      fakeCall('addFavourite', ({ body }) => {
        added.push(body);
        favouriteId = TICKET_ID;
        return {
          id: TICKET_ID,
          serviceId: 7,
          locationId: 2,
          serviceName: '',
          locationName: '',
          type: 'QUEUE' as const,
          uiServiceName: '',
          uiLocationName: '',
          departmentId: 1,
          departmentCode: '',
          departmentName: '',
          validity: true,
        };
      }),
      fakeCall('removeFavourite', ({ params }) => {
        removed.push(params.id);
        favouriteId = null;
        return { removed: true };
      }),
    );
    return { added, removed };
  };
  const changed = { name: 'favourite/changed', fact: { serviceId: 7, locationId: 2 } };

  it('is added by one tap, even by a double tap [TIX-15] [API-42] [ERR-56]', async () => {
    const { added, removed } = serveFavourite(null);
    const { bridge, user } = await open();
    await user.dblClick(await screen.findByRole('button', { name: 'Favourite' }));
    expect(await screen.findByRole('button', { name: 'Remove favourite' })).toBeVisible();
    expect(added).toEqual([{ mobNum: '66123834', serviceId: 7, locationId: 2, ticketType: 'QUEUE' }]);
    expect(removed).toEqual([]);
    expect(bridge.trace.toasts).toEqual(['Added to favourites: Resident card renewal, China Plaza']);
    expect(bridge.trace.published).toEqual([changed]);
  });

  it('is removed by the same button [TIX-15] [API-43] [ERR-57]', async () => {
    const { added, removed } = serveFavourite(TICKET_ID);
    const { bridge, user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Remove favourite' }));
    expect(await screen.findByRole('button', { name: 'Favourite' })).toBeVisible();
    expect(removed).toEqual([TICKET_ID]);
    expect(added).toEqual([]);
    expect(bridge.trace.toasts).toEqual(['Removed from favourites: Resident card renewal, China Plaza']);
    expect(bridge.trace.published).toEqual([changed]);
  });

  it('stays when it could not be removed, with a message [ERR-43]', async () => {
    serve(aNumber({ favouriteId: TICKET_ID }));
    network.use(fakeCall('removeFavourite', () => systemFailure()));
    const { bridge, user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Remove favourite' }));
    await waitFor(() => expect(bridge.trace.toasts).toEqual(['It could not be removed. Please try again.']));
    expect(screen.getByRole('button', { name: 'Remove favourite' })).toBeVisible();
  });
});

describe('the note of a ticket', () => {
  /** A server that keeps the note. */
  const serveNote = (kept: string) => {
    let businessCode = kept;
    network.use(
      fakeCall('ticketById', () => aNumber({ ticket: { businessCode } })),
      fakeCall('waitingInfoOfTicket', ticketStatus()),
      fakeCall('addMemo', ({ body }) => {
        expect(body).toEqual({ euid: 'e-1', ticketId: TICKET_ID });
        businessCode = 'BIR Renewal';
        return { businessCode };
      }),
      fakeCall('removeMemo', ({ params }) => {
        expect(params.id).toBe(TICKET_ID);
        businessCode = '';
        return { businessCode };
      }),
    );
  };

  it('is added with a one-account login [TIX-16] [ERR-59] [API-47]', async () => {
    serveNote('');
    const { bridge, user } = await open({ session: PERSON });
    await user.click(await screen.findByRole('button', { name: 'Add to notes' }));
    expect(await screen.findByText('BIR Renewal')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove note' })).toBeVisible();
    expect(bridge.trace.toasts).toEqual(['Added to notes: BIR Renewal']);
  });

  it('is removed by the same button [TIX-17] [API-48]', async () => {
    serveNote('BIR Renewal');
    const { bridge, user } = await open({ session: PERSON });
    expect(await screen.findByText('BIR Renewal')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove note' }));
    expect(await screen.findByRole('button', { name: 'Add to notes' })).toBeVisible();
    expect(screen.queryByText('BIR Renewal')).not.toBeInTheDocument();
    expect(bridge.trace.toasts).toEqual(['Note removed: BIR Renewal']);
  });

  it('needs a one-account login, which is offered [TIX-18]', async () => {
    serve(aNumber());
    const { bridge, user } = await open();
    const login = jest.spyOn(bridge.auth, 'login');
    await user.click(await screen.findByRole('button', { name: 'Add to notes' }));
    expect(bridge.trace.confirmations).toEqual([
      expect.objectContaining({ title: 'Log in with Macao One Account to keep notes' }),
    ]);
    await waitFor(() => expect(login).toHaveBeenCalledWith('personal', ADDRESS));
  });

  it('reports that its login cannot start [TIX-18]', async () => {
    serve(aNumber());
    const { bridge, user } = await open();
    jest.spyOn(bridge.auth, 'login').mockRejectedValue(new Error('a bug'));
    await user.click(await screen.findByRole('button', { name: 'Add to notes' }));
    await waitFor(() =>
      expect(bridge.trace.toasts).toEqual(['You cannot log in with Macao One Account now. Try again later.']),
    );
  });

  it('is not offered in a city without personal accounts [TIX-16]', async () => {
    serve(aNumber());
    await open({ deployment: { accounts: ['corporate'] } });
    await screen.findByRole('button', { name: 'Share' });
    expect(screen.queryByRole('button', { name: 'Add to notes' })).not.toBeInTheDocument();
  });
});

describe('the calendar', () => {
  it('gets an entry for a booking [TIX-14] [ERR-60]', async () => {
    serve(aBooking());
    const { bridge, user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Add to calendar' }));
    await waitFor(() => expect(bridge.trace.toasts).toEqual(['Added to the calendar']));
    expect(bridge.trace.calendar).toEqual([
      expect.objectContaining({ title: 'Resident card renewal', startsAt: '2026-12-04T02:30:00.000Z' }),
    ]);
  });

  it('reports a failure in a dialog [ERR-42]', async () => {
    serve(aBooking());
    const { bridge, user } = await open({ host: { addToCalendar: async () => false } });
    await user.click(await screen.findByRole('button', { name: 'Add to calendar' }));
    await waitFor(() => expect(bridge.trace.alerts).toEqual(['It could not be added to the calendar']));
    expect(bridge.trace.toasts).toEqual([]);
  });

  it.each([
    ['rejects', async () => Promise.reject(new Error('a bug'))],
    [
      'throws',
      () => {
        throw new TypeError('a bug');
      },
    ],
  ])('also reports a failure when the host %s [ERR-42]', async (_, addToCalendar) => {
    serve(aBooking());
    const { bridge, user } = await open({ host: { addToCalendar } });
    await user.click(await screen.findByRole('button', { name: 'Add to calendar' }));
    await waitFor(() => expect(bridge.trace.alerts).toEqual(['It could not be added to the calendar']));
  });

  it('is not offered for a number, which has no time', async () => {
    serve(aNumber());
    await open();
    await screen.findByText('A 037', { selector: 'article h2 span' });
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
  });
});

describe('sharing', () => {
  const TEXT = 'Resident card renewal\nYour number A 037\nChina Plaza\nAvenida da Praia Grande 804';
  const LINK = 'https://vez.test/t#261201ABCDEFGHr261201aaaaaaaaaaa';
  beforeEach(() =>
    network.use(fakeCall('shareTicket', { address: LINK, until: '2026-12-02T00:00:00+08:00' })),
  );

  it('shares a link that shows the ticket until the end of the day', async () => {
    serve(aNumber());
    const share = jest.fn(async () => true);
    const { user } = await open({ host: { share } });
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    await waitFor(() =>
      expect(share).toHaveBeenCalledWith({ title: 'Resident card renewal', text: TEXT, url: LINK }),
    );
  });

  it('shares the text alone when no link can be made', async () => {
    serve(aNumber());
    network.use(fakeCall('shareTicket', () => systemFailure()));
    const share = jest.fn(async () => true);
    const { user } = await open({ host: { share } });
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    await waitFor(() => expect(share).toHaveBeenCalledWith({ title: 'Resident card renewal', text: TEXT }));
  });

  it('copies the text when sharing is not available', async () => {
    serve(aNumber());
    const { bridge, user } = await open({ host: { share: async () => false } });
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    await waitFor(() => expect(bridge.trace.toasts).toEqual(['Copied; paste it into a message']));
    expect(write).toHaveBeenCalledWith(expect.stringContaining('A 037'));
  });

  it('shows the text when neither sharing nor copying works', async () => {
    serve(aNumber());
    const share = async () => Promise.reject(new Error('a bug'));
    const { bridge, user } = await open({ host: { share } });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    await waitFor(() => expect(bridge.trace.alerts).toEqual(['Resident card renewal']));
  });

  it('prints the ticket with its details, and nothing else', async () => {
    serve(aNumber());
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    const sheet = document.querySelector<HTMLElement>('[data-print-sheet]')!;
    expect(within(sheet).getByText('A 037')).toBeInTheDocument();
    expect(within(sheet).getByText('Ticket details')).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(document.querySelector('[data-print-sheet]')).toBeNull();
  });
});

describe('the screen of the phone', () => {
  it('stays awake while the ticket waits, but not before or after the day', async () => {
    const release = jest.fn(async () => undefined);
    const request = jest.fn(async () => ({ release }));
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
    serve(aNumber());
    const { unmount } = await open();
    await waitFor(() => expect(request).toHaveBeenCalledWith('screen'));
    unmount();
    expect(release).toHaveBeenCalled();

    request.mockClear();
    serve(aBooking({ ticket: { bookingDate: '04/12/2099', ticketDate: '04/12/2099' } }));
    await open();
    await screen.findAllByText('10:30');
    expect(request).not.toHaveBeenCalled();
    Reflect.deleteProperty(navigator, 'wakeLock');
  });
});

describe('without the ticket', () => {
  it('redirects home when the address has none [NAV-28]', async () => {
    const { bridge } = await open({}, '/success?ticket=7');
    expect(bridge.trace.visited).toEqual(['/home']);
  });

  it('asks a visitor to log in, and fetches nothing [ACC-12]', async () => {
    const { container } = await open({ session: { kind: 'anonymous' } });
    expect(await screen.findByRole('heading', { name: 'Log in to see this ticket' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      `/login?returnTo=${encodeURIComponent(ADDRESS)}`,
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it('reports that it does not exist, even if it belongs to another person [API-38]', async () => {
    network.use(fakeCall('ticketById', () => notFound()));
    await open();
    expect(await screen.findByRole('heading', { name: 'Ticket not found' })).toBeVisible();
  });

  it('reports that it could not be loaded, with a retry [ERR-19]', async () => {
    network.use(fakeCall('ticketById', () => systemFailure()));
    const { user } = await open();
    expect(await screen.findByRole('heading', { name: 'The data could not be loaded' })).toBeVisible();
    serve(aNumber());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('A 037', { selector: 'article h2 span' })).toBeVisible();
  });
});

describe('a ticket that cannot be refetched', () => {
  it('shows the last known state and its time, without personal data', async () => {
    serve(aNumber());
    const { unmount } = await open();
    await screen.findByText('A 037', { selector: 'article h2 span' });
    unmount();
    expect(localStorage.getItem('vez.own.tickets')).not.toMatch(/66123834|1••••78/);

    network.use(fakeCall('ticketById', () => noConnection()));
    await open({ online: false, session: { kind: 'anonymous' } });
    expect(await screen.findByText('A 037', { selector: 'article h2 span' })).toBeVisible();
    expect(screen.getByText(/As of .*not live/)).toBeVisible();
    expect(screen.getByRole('img', { name: 'QR code of the ticket' })).toBeVisible();
  });

  it('shows the last known state when the server fails [API-38]', async () => {
    serve(aNumber());
    const { unmount } = await open();
    await screen.findByText('A 037', { selector: 'article h2 span' });
    unmount();
    network.use(fakeCall('ticketById', () => systemFailure()));
    await open();
    expect(await screen.findByText('A 037', { selector: 'article h2 span' })).toBeVisible();
  });

  it('is removed when its owner logs out', async () => {
    serve(aNumber());
    const { unmount } = await open();
    await screen.findByText('A 037', { selector: 'article h2 span' });
    unmount();
    await open({ session: { kind: 'anonymous' } });
    await screen.findByRole('heading', { name: 'Log in to see this ticket' });
    await waitFor(() => expect(localStorage.getItem('vez.own.tickets')).toBeNull());
  });
});

it('shows the history of the ticket on request [TIX-01]', async () => {
  serve(aNumber());
  network.use(
    fakeCall('ticketHistory', [
      { at: '2026-12-01T01:28:00Z', event: 'taken', counter: '' },
      { at: '2026-12-01T01:30:00Z', event: 'called', counter: '5' },
    ]),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Show what happened' }));
  const called = await screen.findByText('Called to counter 5');
  expect(called.previousElementSibling).toHaveTextContent(/09:30/);
  expect(screen.getByText('Taken')).toBeVisible();
});
