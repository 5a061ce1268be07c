import { act, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import {
  fakeCall,
  fakeNetwork,
  noConnection,
  notFound,
  renderRoute,
  systemFailure,
} from '@vez/shared/testing';
import { definition } from '../../definition';
import { aPlace, anOffer, aQueue, aService, homeFakes } from '../../testing/facts';
import { ACT, findAct, queryAct } from '../../testing/acts';

const network = fakeNetwork();
beforeEach(() =>
  network.use(
    fakeCall('serviceById', aService({ warning: 'Bring your card.' })),
    fakeCall('locationService', anOffer()),
    fakeCall('counterInfo', aQueue()),
  ),
);
afterEach(() => jest.useRealTimers());

const address = '/queueOrBook?service=7&location=2';
const bookButton = () => findAct('Book');
const ticketButton = () => findAct('Take a number');

it('shows service, place, live figures and the warning [NAV-08] [BOK-02]', async () => {
  const { container } = await renderRoute(address, definition);

  expect(await screen.findByRole('heading', { name: 'Identity card renewal' })).toBeVisible();
  expect(screen.getByText('China Plaza')).toBeVisible();
  expect(await screen.findByText('48 people are waiting')).toBeVisible();
  expect(screen.getByText('Bring your card.')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('shows the number that was called last, unless the figures are old [DAT-11]', async () => {
  network.use(fakeCall('counterInfo', aQueue({ nowServing: 'A022' })));
  const { bridge } = await renderRoute(address, definition);
  expect(await screen.findByText('A 022')).toBeVisible();
  expect(screen.getByText(/Now serving/)).toBeVisible();
  act(() => bridge.setOnline(false));
  expect(screen.queryByText('A 022')).not.toBeInTheDocument();
});

it('shows no office at a remote counter: no address, no map, no help desk [NAV-03]', async () => {
  network.use(
    fakeCall('serviceById', aService({ locations: [aPlace({ remoteCounter: true })] })),
    fakeCall('counterInfo', aQueue({ pass: 'N', queueState: 'FULL' })),
  );
  const { container } = await renderRoute(address, definition, { mode: 'remoteCounter' });
  expect(await screen.findByText('By video; no need to travel')).toBeVisible();
  expect(await screen.findByText('You can book a time instead.')).toBeVisible();
  expect(screen.queryByText(aPlace().address)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Map/ })).not.toBeInTheDocument();
  expect(container).not.toHaveTextContent(/at the office|check in on arrival/);
});

it('gives numbers for today by video at a remote counter [NAV-03]', async () => {
  network.use(fakeCall('serviceById', aService({ locations: [aPlace({ remoteCounter: true })] })));
  await renderRoute(address, definition, { mode: 'remoteCounter' });
  expect(await screen.findByText('For today, by video')).toBeVisible();
});

it('passes service and place to the remotes in its slot', async () => {
  const { bridge } = await renderRoute(address, definition);
  await ticketButton();
  expect(bridge.trace.slots).toEqual([{ slot: 'servicePage', place: { serviceId: 7, locationId: 2 } }]);
});

it('offers numbers and bookings when the place does [BOK-01] [BOK-07] [BOK-08]', async () => {
  const { user, bridge } = await renderRoute(address, definition);

  await user.click(await ticketButton());
  expect(bridge.trace.visited).toEqual(['/offerNum?service=7&location=2']);
});

it('leads to the reservation [BOK-05]', async () => {
  const { user, bridge } = await renderRoute(address, definition);

  await user.click(await bookButton());
  expect(bridge.trace.visited).toEqual(['/reserve?service=7&location=2']);
});

it('asks for the parameters of a service first, if it has any', async () => {
  network.use(fakeCall('serviceById', aService({ openReservationParameter: true })));
  const { user, bridge } = await renderRoute(address, definition);

  await user.click(await bookButton());
  expect(bridge.trace.visited).toEqual(['/setParams?service=7&location=2']);
});

it('says that bookings are closed, and still gives out numbers [BOK-04] [BOK-10]', async () => {
  network.use(fakeCall('locationService', anOffer({ status: false, timeTicketStatus: false })));
  const { user, bridge } = await renderRoute(address, definition);

  expect(await bookButton()).toHaveAccessibleDescription('Bookings are closed at this office');
  await user.click(await bookButton());
  expect(bridge.trace.visited).toEqual([]);

  await user.click(await ticketButton());
  expect(bridge.trace.visited).toEqual(['/offerNum?service=7&location=2']);
});

it('offers no booking and no day if every day is full [BOK-49]', async () => {
  network.use(fakeCall('locationService', anOffer({ firstBookableDate: '' })));
  await renderRoute(address, definition);
  expect(await bookButton()).toHaveAccessibleDescription('Every day is full');
  expect(screen.queryByText(/First free day/)).not.toBeInTheDocument();
});

it('names no day of a closed calendar [BOK-10]', async () => {
  network.use(fakeCall('locationService', anOffer({ status: false, timeTicketStatus: false })));
  await renderRoute(address, definition);
  expect(await bookButton()).toHaveAccessibleDescription('Bookings are closed at this office');
  expect(screen.queryByText(/First free day/)).not.toBeInTheDocument();
});

it('says that only time tickets can be booked [BOK-06]', async () => {
  network.use(fakeCall('locationService', anOffer({ status: false, timeTicketStatus: true })));
  await renderRoute(address, definition);
  expect(await screen.findByText(/Timed numbers only/)).toBeVisible();
});

it('has no take-ticket button without a queue [BOK-01] [BOK-08]', async () => {
  network.use(fakeCall('counterInfo', aQueue({ status: false })));
  await renderRoute(address, definition);

  await bookButton();
  expect(queryAct('Take a number')).not.toBeInTheDocument();
});

it('takes no number outside office hours [BOK-09]', async () => {
  network.use(fakeCall('counterInfo', aQueue({ isOfficeTime: false })));
  const { user, bridge } = await renderRoute(address, definition);

  expect(await ticketButton()).toHaveAccessibleDescription('It is outside office hours');
  await user.click(await ticketButton());
  expect(bridge.trace.visited).toEqual([]);
});

it.each([
  ['NOTBUSY', 'QUE-14', /There is no queue now/],
  ['FULL', 'QUE-15', /No more numbers online today/],
  ['NOCOUNTER', 'QUE-16', /No counter is open now/],
  ['', 'QUE-17', /The number system has stopped/],
])('explains why no number can be taken: %s [QUE-13] [%s]', async (queueState, _, words) => {
  network.use(fakeCall('counterInfo', aQueue({ pass: 'N', queueState })));
  await renderRoute(address, definition);
  expect(await ticketButton()).toHaveAccessibleDescription(words);
});

it('refetches the figures every 10 s [QUE-10]', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  await renderRoute(address, definition, { advanceTimers: jest.advanceTimersByTime });
  expect(await screen.findByText('48 people are waiting')).toBeVisible();

  network.use(fakeCall('counterInfo', aQueue({ waitCount: 46 })));
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(await screen.findByText('46 people are waiting')).toBeVisible();
});

it('keeps the last figures offline, and explains why no number can be taken', async () => {
  const { bridge } = await renderRoute(address, definition);
  await screen.findByText('48 people are waiting');
  network.use(fakeCall('counterInfo', () => noConnection()));

  act(() => bridge.setOnline(false));
  expect(screen.getByText(/^48 people were waiting at/)).toBeVisible();
  expect(await ticketButton()).toHaveAccessibleDescription('You need a connection to continue.');
});

it('says that a place was chosen automatically, only if it is the only one [CAT-43]', async () => {
  network.use(fakeCall('serviceById', aService({ locations: [aPlace()] })));
  const { unmount } = await renderRoute(address, definition);
  expect(await screen.findByText('Chosen automatically')).toBeVisible();
  unmount();

  network.use(fakeCall('serviceById', aService()));
  await renderRoute(address, definition);
  await ticketButton();
  expect(screen.queryByText('Chosen automatically')).not.toBeInTheDocument();
});

describe('a stable layout', () => {
  const buttons = () => screen.getAllByText(/^(Book|Take a number)$/, ACT).map(nameOf);
  const nameOf = ({ textContent }: HTMLElement) => textContent;
  const timers = () => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });

  it('appears once the queue is known, with the open action first [BOK-01] [BOK-02]', async () => {
    let answer: (queue: ReturnType<typeof aQueue>) => void = () => undefined;
    network.use(fakeCall('counterInfo', () => new Promise((resolve) => (answer = resolve))));
    await renderRoute(address, definition);
    expect(await screen.findByRole('status')).toBeInTheDocument();
    expect(queryAct('Book')).not.toBeInTheDocument();

    answer(aQueue());
    await ticketButton();
    expect(buttons()).toEqual(['Take a number', 'Book']);
  });

  it('keeps the order of both actions when the queue closes [BOK-01]', async () => {
    timers();
    await renderRoute(address, definition, { advanceTimers: jest.advanceTimersByTime });
    await ticketButton();

    network.use(fakeCall('counterInfo', aQueue({ isOpen: false })));
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(await ticketButton()).toHaveAccessibleDescription('This queue is closed now');
    expect(buttons()).toEqual(['Take a number', 'Book']);
  });

  it('waits at most 1.5 s for a slow queue before offering to book [BOK-05]', async () => {
    timers();
    network.use(fakeCall('counterInfo', () => new Promise<never>(() => undefined)));
    const { user, bridge } = await renderRoute(address, definition, {
      advanceTimers: jest.advanceTimersByTime,
    });
    await act(() => jest.advanceTimersByTimeAsync(1_500));

    expect(buttons()).toEqual(['Book', 'Take a number']);
    await user.click(await bookButton());
    expect(bridge.trace.visited).toEqual(['/reserve?service=7&location=2']);
  });

  it('says that the queue cannot be shown, keeps both actions, and offers a retry', async () => {
    network.use(fakeCall('counterInfo', () => systemFailure()));
    const { user } = await renderRoute(address, definition);
    expect(await screen.findByText('The queue cannot be shown at the moment.')).toBeVisible();
    expect(buttons()).toEqual(['Book', 'Take a number']);
    expect(await ticketButton()).not.toHaveAttribute('aria-disabled', 'true');
    // No line is empty.
    expect([...document.querySelectorAll('p')].filter(({ textContent }) => textContent === '')).toEqual([]);

    network.use(fakeCall('counterInfo', aQueue()));
    await user.click(screen.getByRole('button', { name: /Refresh/ }));
    expect(await screen.findByText('48 people are waiting')).toBeVisible();
    expect(buttons()).toEqual(['Book', 'Take a number']);
  });
});

it('offers a number even when the queue cannot be shown', async () => {
  network.use(fakeCall('counterInfo', () => systemFailure()));
  const { user, bridge } = await renderRoute(address, definition);
  await user.click(await ticketButton());
  expect(bridge.trace.visited).toEqual(['/offerNum?service=7&location=2']);
});

it('shows the remaining action when another remote is missing [BOK-01]', async () => {
  await renderRoute(address, definition, { missing: ['/offerNum'] });

  await bookButton();
  expect(queryAct('Take a number')).not.toBeInTheDocument();
});

it('does not offer a suspended place, and links to others [CAT-52] [ERR-34]', async () => {
  network.use(fakeCall('serviceById', aService({ locations: [aPlace({ suspended: true })] })));
  await renderRoute(address, definition);

  expect(await screen.findByText(/Service is suspended at this office\./)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(queryAct('Book')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Choose another office' })).toHaveAttribute(
    'href',
    '/serOrLocationWithoutTabs?service=7',
  );
});

it('asks for a login at a login-only place [CAT-54] [ERR-33]', async () => {
  network.use(
    fakeCall('serviceById', aService({ locations: [aPlace({ remoteCounter: true, rcServiceLogin: true })] })),
  );
  await renderRoute(address, definition);

  expect(await screen.findByText(/needs a login with Macao One Account/)).toBeVisible();
  // This is not an error.
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    `/login?returnTo=${encodeURIComponent(address)}`,
  );
});

it('says that the place no longer serves, and links to others [ERR-35] [ERR-80]', async () => {
  network.use(fakeCall('locationService', () => notFound()));
  await renderRoute('/queueOrBook?service=7&location=99', definition);

  expect(await screen.findByRole('alert')).toHaveTextContent('This office no longer offers this service.');
  expect(screen.getByRole('link', { name: 'Choose another office' })).toBeVisible();
});

it('reports an unknown service, also in the title, and links to others [ERR-36] [ERR-76]', async () => {
  network.use(
    fakeCall('serviceById', () => notFound()),
    fakeCall('locationService', () => notFound()),
  );
  const { bridge } = await renderRoute(address, definition);

  const words = 'This service cannot be chosen now.';
  expect(await screen.findByRole('heading', { name: words })).toBeVisible();
  expect(bridge.trace.titles.at(-1)).toBe(words);
  expect(screen.getByRole('link', { name: 'Search for a service' })).toHaveAttribute('href', '/search');
  expect(bridge.trace.visited).toEqual([]);
});

it('treats a 404 from a proxy as a failure, and loads on a retry [ERR-36]', async () => {
  network.use(fakeCall('serviceById', () => new Response('<h1>404 Not Found</h1>', { status: 404 })));
  const { user } = await renderRoute(address, definition);
  expect(await screen.findByRole('heading', { name: 'The data could not be loaded' })).toBeVisible();
  expect(screen.queryByText('This service cannot be chosen now.')).not.toBeInTheDocument();

  network.use(fakeCall('serviceById', aService()));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await bookButton()).toBeVisible();
});

it('says that a place takes neither numbers nor bookings [CAT-55] [ERR-32]', async () => {
  network.use(
    fakeCall('serviceById', aService({ locations: [aPlace({ booking: false, ticket: false })] })),
    fakeCall('locationService', anOffer({ booking: false, ticket: false })),
  );
  await renderRoute(address, definition);
  expect(await screen.findByText('This service is not available here now.')).toBeVisible();
});

it.each(['/queueOrBook?service=7', '/queueOrBook?service=7&location=x'])(
  'redirects home when the address %s is incomplete [NAV-28] [VAL-48]',
  async (incomplete) => {
    network.use(...homeFakes());
    const { bridge } = await renderRoute(incomplete, definition);

    await screen.findByRole('link', { name: '9 departments' });
    expect(bridge.trace.visited).toEqual(['/home']);
  },
);

describe('about the service', () => {
  const open = async () => {
    const { user, bridge } = await renderRoute(address, definition);
    await user.click(await screen.findByRole('button', { name: 'About this service' }));
    return { user, bridge, sheet: screen.getByRole('dialog', { name: 'Identity card renewal' }) };
  };

  it('shows rich text, and opens its links outside [CAT-45] [CAT-46]', async () => {
    const serviceDetailHtml = '<b>Bring</b> <a href="https://www.gov.mo/photo">a photo</a><script>x</script>';
    network.use(fakeCall('serviceById', aService({ showServiceDetail: true, serviceDetailHtml })));
    const { user, bridge, sheet } = await open();

    expect(within(sheet).getByText('Bring')).toBeVisible();
    expect(sheet.querySelector('script')).toBeNull();
    await user.click(within(sheet).getByRole('link', { name: 'a photo' }));
    expect(bridge.trace.opened).toEqual(['https://www.gov.mo/photo']);
  });

  it('shows the page of the department, and a link to it [CAT-44] [CAT-46]', async () => {
    const serviceDetailUrl = 'https://www.gov.mo/service';
    network.use(
      fakeCall(
        'serviceById',
        aService({ showServiceDetail: true, serviceDetailType: 'URL', serviceDetailUrl }),
      ),
    );
    const { user, bridge, sheet } = await open();
    const frame = within(sheet).getByTitle('Identity card renewal');
    expect(frame).toHaveAttribute('src', serviceDetailUrl);
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-popups');
    await user.click(within(sheet).getByRole('button', { name: 'Open this page in a new window' }));
    expect(bridge.trace.opened).toEqual([serviceDetailUrl]);
  });

  it('is shown when the service or its department has text [CAT-47]', async () => {
    const registry = { departmentCode: 'DSAJ001', showServiceDetail: true, serviceDetailHtml: 'Registry' };
    network.use(fakeCall('serviceById', aService(registry)));
    const { sheet } = await open();
    expect(within(sheet).getByText('Registry')).toBeVisible();
  });

  it.each([
    { showServiceDetail: false, serviceDetailHtml: 'Registry' },
    { showServiceDetail: true, serviceDetailHtml: '' },
  ])('is hidden without text: %j [CAT-47] [CAT-45]', async (detail) => {
    network.use(fakeCall('serviceById', aService(detail)));
    await renderRoute(address, definition);
    await bookButton();
    expect(screen.queryByRole('button', { name: 'About this service' })).not.toBeInTheDocument();
  });
});
