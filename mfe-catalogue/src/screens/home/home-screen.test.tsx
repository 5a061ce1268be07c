import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { WaitingInfo } from '@vez/shared/contracts/client';
import {
  aBooking,
  aNumber,
  fakeCall,
  fakeNetwork,
  renderRoute,
  settled,
  systemFailure,
} from '@vez/shared/testing';
import { definition } from '../../definition';
import { aDepartment, aSummary, aVideoPlace, homeFakes, statesFake } from '../../testing/facts';

const network = fakeNetwork();
beforeEach(() => network.use(...homeFakes()));

const phone = { kind: 'phone', mobile: { area: '853', number: '66001122' } } as const;

it('shows the title, the search and the number of departments [CAT-01] [CAT-03] [CAT-04]', async () => {
  const { container } = await renderRoute('/home', definition);

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('What would you like to do today?');
  expect(screen.getByRole('combobox', { name: /Search for a service/ })).toBeVisible();
  expect(await screen.findByRole('link', { name: '9 departments' })).toHaveAttribute('href', '/department');
  await screen.findAllByText('Identity card renewal');
  await settled();
  expect(await axe(container)).toHaveNoViolations();
});

it('opens the same home at the bare address [NAV-01] [NAV-02]', async () => {
  await renderRoute('/', definition);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('What would you like to do today?');
  await screen.findByRole('link', { name: '9 departments' });
});

it('has working links before any list has arrived [CAT-05] [CAT-06]', async () => {
  network.use(
    fakeCall('recommendedServices', () => new Promise<never>(() => undefined)),
    fakeCall('hotServices', () => new Promise<never>(() => undefined)),
  );
  await renderRoute('/home', definition);

  expect(screen.getByRole('link', { name: /Book or take a number/ })).toHaveAttribute('href', '/department');
  expect(screen.getByRole('link', { name: /Remote counter/ })).toHaveAttribute('href', '/remoteCounterHome');
  await screen.findByRole('link', { name: '9 departments' });
});

it('hides the remote counter while the gray test is on [CAT-07]', async () => {
  network.use(fakeCall('grayTestFlag', { showGrayTestFunc: true }));
  await renderRoute('/home', definition);

  await screen.findByRole('link', { name: '9 departments' });
  await waitFor(() => expect(screen.queryByRole('link', { name: /Remote counter/ })).not.toBeInTheDocument());
});

const noTickets = fakeCall('tickets', { queueTickets: [], bookingTickets: [] });

it('counts the tickets on their button [CAT-09]', async () => {
  network.use(fakeCall('ticketCount', { count: 2 }), noTickets);
  await renderRoute('/home', definition, { session: phone });

  const tickets = await screen.findByRole('link', { name: /My tickets.*2 active/ });
  expect(tickets).toHaveAttribute('href', '/myBooking');
  expect(within(tickets).getByText('2')).toBeVisible();
});

it('counts again when a ticket was taken or cancelled elsewhere [CAT-09]', async () => {
  network.use(fakeCall('ticketCount', { count: 1 }), noTickets);
  const { bridge } = await renderRoute('/home', definition, { session: phone });
  await screen.findByRole('link', { name: /My tickets.*1 active/ });

  network.use(fakeCall('ticketCount', { count: 2 }));
  act(() => bridge.events.publish('ticket/created', { ticketId: 'x', flow: 'queue' }));
  expect(await screen.findByRole('link', { name: /My tickets.*2 active/ })).toBeVisible();

  network.use(fakeCall('ticketCount', { count: 0 }));
  act(() => bridge.events.publish('ticket/cancelled', { ticketId: 'x' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /active/ })).not.toBeInTheDocument());
});

it('requests no ticket count for an unknown visitor [API-49]', async () => {
  const asked: string[] = [];
  network.use(
    fakeCall('ticketCount', () => {
      asked.push('count');
      return { count: 2 };
    }),
    noTickets,
  );
  const { bridge } = await renderRoute('/home', definition);
  await screen.findByRole('link', { name: '9 departments' });
  expect(asked).toEqual([]);

  act(() => bridge.setSession(phone));
  expect(await screen.findByRole('link', { name: /My tickets.*2 active/ })).toBeVisible();
  expect(asked).toEqual(['count']);
});

it('has no button to a missing remote [CAT-09]', async () => {
  await renderRoute('/home', definition, { missing: ['/myBooking', '/PrivacyClausePage'] });

  await screen.findByRole('link', { name: '9 departments' });
  expect(screen.queryByRole('link', { name: /My tickets/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Privacy statement' })).not.toBeInTheDocument();
});

it('offers recently used to logged-in users only [CAT-10]', async () => {
  const { bridge } = await renderRoute('/home', definition);
  await screen.findByRole('link', { name: '9 departments' });
  expect(screen.queryByRole('link', { name: /Recently used/ })).not.toBeInTheDocument();

  act(() => bridge.setSession(phone));
  expect(await screen.findByRole('link', { name: /Recently used/ })).toHaveAttribute(
    'href',
    '/RecentlyUsedPage',
  );
});

it('shows mail, address, phone, privacy and year in the footer [CAT-11]', async () => {
  await renderRoute('/home', definition);
  const foot = screen.getByRole('contentinfo');

  for (const words of [
    /vez@example.gov.mo/,
    /Rua do Campo 162/,
    /2855 0100/,
    String(new Date().getFullYear()),
  ]) {
    expect(within(foot).getByText(new RegExp(words))).toBeVisible();
  }
  expect(within(foot).getByRole('link', { name: 'Privacy statement' })).toHaveAttribute(
    'href',
    '/PrivacyClausePage',
  );
  await screen.findByRole('link', { name: '9 departments' });
});

it('shows recommended and popular services as links [CAT-12] [CAT-13]', async () => {
  network.use(
    fakeCall('recommendedServices', [aSummary({ id: 8, name: 'Passport', locationIds: [2] })]),
    fakeCall('hotServices', [aSummary({ id: 9, name: 'Driving licence' })]),
  );
  await renderRoute('/home', definition);

  expect(await screen.findByRole('link', { name: /Passport/ })).toHaveAttribute(
    'href',
    '/queueOrBook?service=8&location=2',
  );
  expect(await screen.findByRole('link', { name: /Driving licence/ })).toHaveAttribute(
    'href',
    '/serOrLocationWithoutTabs?service=9',
  );
});

it('shows eight recommended and three popular services at most [CAT-12] [CAT-13]', async () => {
  const many = (from: number, name: string) =>
    Array.from({ length: 9 }, (_, at) => aSummary({ id: from + at, name: `${name} ${at}` }));
  network.use(
    fakeCall('recommendedServices', many(20, 'Passport')),
    fakeCall('hotServices', many(40, 'Licence')),
  );
  await renderRoute('/home', definition);
  expect(await screen.findAllByRole('link', { name: /^Passport/ })).toHaveLength(8);
  expect(await screen.findAllByRole('link', { name: /Licence/ })).toHaveLength(3);
});

it('colours the cards from four sets in turn [CAT-15]', async () => {
  const names = ['One', 'Two', 'Three', 'Four', 'Five'];
  network.use(
    fakeCall(
      'recommendedServices',
      names.map((name, at) => aSummary({ id: at + 1, name })),
    ),
  );
  await renderRoute('/home', definition);

  const colours: string[] = [];
  for (const name of names) {
    colours.push(
      getComputedStyle(await screen.findByRole('link', { name: new RegExp(`^${name}`) })).background,
    );
  }
  expect(new Set(colours.slice(0, 4)).size).toBe(4);
  expect(colours[4]).toBe(colours[0]);
});

it('keeps the rest of the home when the recommended services fail [CAT-12] [ERR-63]', async () => {
  network.use(fakeCall('recommendedServices', () => systemFailure()));
  await renderRoute('/home', definition);

  expect(await screen.findByText(/Recommended services could not be loaded/)).toBeVisible();
  expect(await screen.findByRole('link', { name: /Identity card renewal/ })).toBeVisible();
});

it('says that no service is recommended [ERR-27]', async () => {
  network.use(fakeCall('recommendedServices', []));
  await renderRoute('/home', definition);
  expect(await screen.findByText('There are no recommended services now.')).toBeVisible();
});

it('marks the moment when it becomes usable', async () => {
  const mark = jest.fn();
  Object.defineProperty(performance, 'mark', { value: mark, configurable: true });
  await renderRoute('/home', definition);
  expect(mark).toHaveBeenCalledWith('vez:interactive');
  await screen.findByRole('link', { name: '9 departments' });
  Reflect.deleteProperty(performance, 'mark');
});

describe('the next ticket', () => {
  afterEach(() => localStorage.clear());
  const atWidth = (isDesk: boolean) => {
    const media = { matches: isDesk, addEventListener: jest.fn(), removeEventListener: jest.fn() };
    window.matchMedia = () => media as unknown as MediaQueryList;
  };
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));
  const answers = (mine: ReturnType<typeof aNumber>, now: Partial<WaitingInfo> = {}) =>
    network.use(
      fakeCall('ticketCount', { count: 1 }),
      fakeCall('tickets', { queueTickets: [mine], bookingTickets: [] }),
      fakeCall('waitingInfoOfTicket', {
        ticketId: mine.ticket.id,
        waitCount: 3,
        notCheckInCount: 0,
        openCounter: 2,
        progress: mine.progress,
        counterName: '',
        updatedAt: '2026-12-01T01:31:00Z',
        ...now,
      }),
    );
  const section = () => screen.findByRole('region', { name: 'My tickets' });

  it('is shown on a desktop, with the people ahead now', async () => {
    atWidth(true);
    answers(aNumber(), { waitRange: { fromMinutes: 0, toMinutes: 10 } });
    const { container } = await renderRoute('/home', definition, { session: phone });
    const link = await within(await section()).findByRole('link', { name: /3 people ahead/ });
    expect(link).toHaveAttribute('href', `/success?ticket=${aNumber().ticket.id}`);
    expect(await section()).toHaveTextContent('A 037');
    expect(await section()).toHaveTextContent('under 10 min');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows that it is called, and to which counter', async () => {
    atWidth(true);
    answers(aNumber(), { progress: 'called', counterName: '5' });
    await renderRoute('/home', definition, { session: phone });
    expect(await screen.findByRole('heading', { name: 'It is your turn' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open your ticket' })).toBeVisible();
  });

  it('is the day and time of a booking', async () => {
    atWidth(true);
    answers(aBooking());
    await renderRoute('/home', definition, { session: phone });
    expect(await screen.findByRole('link', { name: /10:30/ })).toBeVisible();
    expect(await section()).toHaveTextContent('Dec4Friday');
  });

  it('disappears once it was treated', async () => {
    atWidth(true);
    answers(aNumber(), { progress: 'treated' });
    await renderRoute('/home', definition, { session: phone });
    await screen.findByText(/Services that you keep appear here/);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'My tickets' })).not.toBeInTheDocument());
  });

  it('is the first thing on a phone while it waits, and is live there', async () => {
    atWidth(false);
    answers(aNumber());
    await renderRoute('/home', definition, { session: phone });
    const link = await within(await section()).findByRole('link', { name: /3 people ahead/ });
    const title = screen.getByRole('heading', { level: 1 });
    expect(link.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getAllByRole('region', { name: 'My tickets' })).toHaveLength(1);
  });
});

describe('favourites', () => {
  const favourite = {
    id: 'f1',
    serviceId: 7,
    locationId: 2,
    serviceName: 'Birth certificate',
    locationName: 'China Plaza',
    type: 'QUEUE',
    uiServiceName: '',
    uiLocationName: '',
    departmentId: 1,
    departmentCode: 'DSI',
    departmentName: 'Identification Bureau',
    validity: true,
  } as const;
  const favourites = () => screen.findByRole('region', { name: 'My favourites' });
  afterEach(() => jest.useRealTimers());

  it('are shown to logged-in users, with their live queues [CAT-14]', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    network.use(fakeCall('favourites', [favourite]));
    await renderRoute('/home', definition, { session: phone, advanceTimers: jest.advanceTimersByTime });

    expect(await within(await favourites()).findByText('48')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Birth certificate' })).toHaveAttribute(
      'href',
      '/queueOrBook?service=7&location=2',
    );

    network.use(statesFake(() => ({ queue: { waitCount: 46 } })));
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(await within(await favourites()).findByText('46')).toBeVisible();
  });

  it('are three at most [CAT-14]', async () => {
    const all = [1, 2, 3, 4].map((at) => ({ ...favourite, id: `f${at}`, serviceId: at }));
    network.use(fakeCall('favourites', all));
    await renderRoute('/home', definition, { session: phone });
    const mine = within(await favourites());
    expect(await mine.findAllByRole('link', { name: 'Birth certificate' })).toHaveLength(3);
  });

  it.each([
    ['serviceInvalid', 'No longer exists', /This service no longer exists/],
    ['departmentInvalid', 'Not open', /This department is not available now/],
    ['locationInvalid', 'Not open', /This office is not available now/],
    ['servicePaused', 'Paused', /This service is paused/],
    ['remoteCounterDisabled', 'Not open', /The remote counter is suspended for now/],
  ] as const)('do not open while invalid, and say why: %s [CAT-55] [VAL-50]', async (problem, badge, why) => {
    network.use(
      fakeCall('favourites', [{ ...favourite, validity: false }]),
      fakeCall('checkFavourite', { valid: false, problem }),
    );
    await renderRoute('/home', definition, { session: phone });

    const mine = within(await favourites());
    expect(await mine.findByText(badge)).toBeVisible();
    expect(mine.getByText(why)).toHaveTextContent(/^Not available now\. /);
    expect(mine.queryAllByText('Paused')).toHaveLength(badge === 'Paused' ? 1 : 0);
    expect(mine.queryByRole('link', { name: 'Birth certificate' })).not.toBeInTheDocument();
  });

  it('explain why in Chinese without a space between the sentences [VAL-50]', async () => {
    network.use(
      fakeCall('favourites', [{ ...favourite, validity: false }]),
      fakeCall('checkFavourite', { valid: false, problem: 'servicePaused' }),
    );
    await renderRoute('/home', definition, { session: phone, language: 'zh_hant' });
    expect(await screen.findByText(/此服務現正暫停。$/)).toHaveTextContent(/^[^\s。]+。此服務現正暫停。$/);
  });

  it('do not open while invalid, even when the reason cannot be loaded [VAL-50]', async () => {
    network.use(
      fakeCall('favourites', [{ ...favourite, validity: false }]),
      fakeCall('checkFavourite', () => systemFailure()),
    );
    const { bridge } = await renderRoute('/home', definition, { session: phone });

    expect(await within(await favourites()).findByText('Not available now')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Birth certificate' })).not.toBeInTheDocument();
    expect(bridge.trace.toasts).toEqual([]);
  });

  it('change at once when one is added or removed elsewhere [CAT-14] [TIX-15]', async () => {
    const { bridge } = await renderRoute('/home', definition, { session: phone });
    await screen.findByText(/Services that you keep appear here/);

    network.use(fakeCall('favourites', [favourite]));
    act(() => bridge.events.publish('favourite/changed', { serviceId: 7, locationId: 2 }));
    expect(await screen.findByRole('link', { name: 'Birth certificate' })).toBeVisible();

    network.use(fakeCall('favourites', []));
    act(() => bridge.events.publish('favourite/changed', { serviceId: 7, locationId: 2 }));
    expect(await screen.findByText(/Services that you keep appear here/)).toBeVisible();
  });

  it('are explained to users who have none', async () => {
    await renderRoute('/home', definition, { session: phone });
    expect(await screen.findByText(/Services that you keep appear here/)).toBeVisible();
  });

  it('are hidden for a visitor [CAT-14]', async () => {
    await renderRoute('/home', definition);
    await screen.findByRole('link', { name: '9 departments' });
    expect(screen.queryByRole('region', { name: 'My favourites' })).not.toBeInTheDocument();
  });
});

describe('remote counter', () => {
  const atRemoteCounter = { mode: 'remoteCounter' } as const;

  it('lists its own departments, and one entry for the rest [NAV-03] [CAT-16] [CAT-17]', async () => {
    network.use(
      fakeCall('departments', [aDepartment(), aDepartment({ id: 4, name: 'Finance', showHome: false })]),
    );
    await renderRoute('/remoteCounterHome', definition, atRemoteCounter);

    expect(screen.getByRole('heading', { level: 1, name: 'Remote counter' })).toBeVisible();
    expect(await screen.findByRole('link', { name: /Identification Bureau/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Finance/ })).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'All remote counter services' })).toHaveAttribute(
      'href',
      '/department',
    );
  });

  it('offers services by video, with queue and hours, and no link to an office [NAV-03]', async () => {
    network.use(statesFake(() => ({ queue: { waitCount: 2 } })));
    const { container } = await renderRoute('/remoteCounterHome', definition, atRemoteCounter);

    const counter = await screen.findByRole('region', { name: 'Remote counter (north)' });
    expect(counter).toHaveTextContent('Opening times: ');
    const service = await within(counter).findByRole('link', { name: /Identity card renewal/ });
    expect(service).toHaveAttribute('href', '/queueOrBook?service=7&location=6');
    await waitFor(() => expect(service).toHaveTextContent(/Numbers available.*2 waiting/));
    expect(screen.getByRole('button', { name: 'Check camera and microphone' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'The video room' })).toHaveTextContent(
      /Join the video counter/,
    );
    expect(screen.queryByRole('region', { name: 'Recommended services' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Popular services' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Map/ })).not.toBeInTheDocument();
    await settled();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('asks for a login first if the counter needs one [CAT-53]', async () => {
    const place = aVideoPlace({ rcServiceLogin: true });
    network.use(fakeCall('videoServices', [{ place, services: [aSummary()] }]));
    await renderRoute('/remoteCounterHome', definition, atRemoteCounter);

    const counter = await screen.findByRole('region', { name: 'Remote counter (north)' });
    expect(within(counter).getByRole('link', { name: 'Log in' })).toBeVisible();
    expect(within(counter).queryByRole('link', { name: /Identity card/ })).not.toBeInTheDocument();
    expect(within(counter).getByText('Identity card renewal')).toBeVisible();
  });

  it('has no such entry while no department is hidden [CAT-17]', async () => {
    await renderRoute('/remoteCounterHome', definition, atRemoteCounter);

    const heading = await screen.findByRole('region', { name: 'Departments at the remote counter' });
    await within(heading).findByRole('link', { name: /Identification Bureau/ });
    expect(screen.queryByRole('link', { name: 'All remote counter services' })).not.toBeInTheDocument();
  });
});
