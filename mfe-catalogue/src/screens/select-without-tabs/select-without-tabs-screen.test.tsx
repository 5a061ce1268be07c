import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeCall, fakeNetwork, renderRoute } from '@vez/shared/testing';
import { definition } from '../../definition';
import { aPlace, anOffer, aQueue, aService, aSummary, homeFakes, statesFake } from '../../testing/facts';

const network = fakeNetwork();
beforeEach(() =>
  network.use(...homeFakes(), fakeCall('locationService', anOffer()), fakeCall('counterInfo', aQueue())),
);

const places = '/serOrLocationWithoutTabs?service=7';

it('lists the places of a service, each with its map [NAV-06] [CAT-48] [CAT-49]', async () => {
  network.use(fakeCall('serviceById', aService()));
  const { container } = await renderRoute(places, definition);

  expect(await screen.findByRole('link', { name: /^China Plaza/ })).toHaveAttribute(
    'href',
    '/queueOrBook?service=7&location=2',
  );
  expect(screen.getByRole('button', { name: /Map.*China Plaza/ })).toBeVisible();
  expect((await screen.findAllByText('48 waiting'))[0]).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

describe('the queue at a place', () => {
  const withQueue = async (queue: Partial<ReturnType<typeof aQueue>>, online = true) => {
    network.use(
      fakeCall('serviceById', aService()),
      statesFake(() => ({ queue })),
    );
    await renderRoute(places, definition, { online });
    return screen.findByRole('link', { name: /^China Plaza/ });
  };

  it.each([
    [{ waitCount: 8 }, 'Numbers available8 waiting'],
    [{ waitCount: 1 }, 'Numbers available1 waiting'],
    [{ waitCount: 0 }, 'Numbers available0 waiting'],
    [
      { waitCount: 8, waitRange: { fromMinutes: 25, toMinutes: 40 } },
      'Numbers availableWaiting time about 25 to 40 min',
    ],
    [{ pass: 'N', queueState: 'NOTBUSY' }, 'No queue'],
    [{ pass: 'N', queueState: 'FULL' }, 'Full'],
    [{ pass: 'N', queueState: 'NOCOUNTER' }, 'PausedNo counter is open now'],
    [{ isOfficeTime: false }, 'ClosedIt is outside office hours'],
  ] as const)('is shown before a place is chosen: %j', async (queue, words) => {
    const place = await withQueue(queue);
    // Nothing is repeated.
    await waitFor(() => expect(place).toHaveTextContent(new RegExp(`${words}Book from Fri 4 Dec$`)));
  });

  it('is hidden for a place without a queue', async () => {
    network.use(
      fakeCall('serviceById', aService({ locations: [aPlace({ ticket: false }), aPlace({ id: 3 })] })),
    );
    await renderRoute(places, definition);
    const [has, without] = await screen.findAllByRole('link', { name: /^China Plaza/ });
    await waitFor(() => expect(has).toHaveTextContent('48 waiting'));
    expect(without).not.toHaveTextContent('waiting');
  });

  it('is hidden if no numbers are given for the service', async () => {
    network.use(
      fakeCall('serviceById', aService({ locations: [aPlace(), aPlace({ id: 3 })] })),
      statesFake((location) => ({ queue: { status: location === 3 } })),
    );
    await renderRoute(places, definition);
    const [has, without] = await screen.findAllByRole('link', { name: /^China Plaza/ });
    await waitFor(() => expect(has).toHaveTextContent(/48 waitingBook from/));
    expect(without).toHaveTextContent(/Avenida da Praia Grande 804BookableBook from/);
  });

  it('is marked as not live when it is outdated offline', async () => {
    const place = await withQueue({ waitCount: 8 }, false);
    expect(place).toHaveTextContent(/Not live8 waiting$/);
  });

  it('puts open offices first, then keeps the order [QUE-03]', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    try {
      let isOpen = false;
      const halls = [aPlace({ name: 'First Hall' }), aPlace({ id: 3, name: 'Second Hall' })];
      network.use(
        fakeCall('serviceById', aService({ locations: halls })),
        statesFake((location) => ({ queue: { isOfficeTime: isOpen || location === 3 } })),
      );
      await renderRoute(places, definition, { advanceTimers: jest.advanceTimersByTime });
      const names = async () =>
        (await screen.findAllByRole('link', { name: /^(First|Second) Hall/ })).map(({ textContent }) =>
          textContent!.slice(0, 10),
        );
      expect(await names()).toEqual(['Second Hal', 'First Hall']);
      isOpen = true;
      await act(() => jest.advanceTimersByTimeAsync(10_100));
      await waitFor(() => expect(screen.queryByText('Closed')).not.toBeInTheDocument());
      expect(await names()).toEqual(['Second Hal', 'First Hall']);
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('the actions at an office, one tap from the list', () => {
  const acts = async (queue: object, offer: object, warning = '') => {
    network.use(
      fakeCall('serviceById', aService({ warning, locations: [aPlace(), aPlace({ id: 3, name: 'Other' })] })),
      statesFake(() => ({ queue, offer })),
    );
    await renderRoute(places, definition);
    const row = (await screen.findByRole('link', { name: /^China Plaza/ })).closest('li')!;
    return within(row)
      .queryAllByRole('link', { name: /: China Plaza/ })
      .map((link) => link.getAttribute('href'));
  };
  const [take, book] = ['/offerNum?service=7&location=2', '/reserve?service=7&location=2'];

  it.each([
    ['a number or a booking', {}, {}, [take, book]],
    ['a booking where the queue is full', { pass: 'N', queueState: 'FULL' }, {}, [book]],
    ['a booking where the office is closed', { isOfficeTime: false }, {}, [book]],
    ['a number where all days are taken', {}, { firstBookableDate: '' }, [take]],
    ['nothing where neither is to be had', { isOpen: false }, { firstBookableDate: '' }, []],
  ])('is %s [BOK-01] [BOK-08]', async (_, queue, offer, links) => {
    expect(await acts(queue, offer)).toEqual(links);
  });

  it('is left to the page of the office if there is a warning to read first [BOK-02]', async () => {
    expect(await acts({}, {}, 'Bring your card.')).toEqual([]);
  });
});

describe('the map of a place', () => {
  const openSheet = async (change: Partial<ReturnType<typeof aPlace>> = {}, online = true) => {
    network.use(fakeCall('serviceById', aService({ locations: [aPlace(change), aPlace({ id: 3 })] })));
    const { user, bridge } = await renderRoute(places, definition, { online });
    if (online) await waitFor(() => expect(screen.getAllByText('48 waiting')).toHaveLength(2));
    await user.click((await screen.findAllByRole('button', { name: /Map/ }))[0]!);
    return { user, bridge, sheet: screen.getByRole('dialog', { name: 'China Plaza' }) };
  };
  const onDevice = (userAgent: string) =>
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);

  it('takes 85 % of the height, with address, opening times and telephone [CAT-38] [CAT-56] [CAT-58]', async () => {
    const { sheet } = await openSheet();

    expect(getComputedStyle(sheet).height).toBe('85%');
    expect(within(sheet).queryByText('The map is shown once you are connected.')).not.toBeInTheDocument();
    for (const words of ['Avenida da Praia Grande 804', 'Monday to Friday, 09:00 to 18:00']) {
      expect(within(sheet).getByText(words)).toBeVisible();
    }
    expect(within(sheet).getByRole('link', { name: '2837 0777' })).toHaveAttribute('href', 'tel:28370777');
    expect(await axe(sheet, { iframes: false })).toHaveNoViolations();
  });

  it('shows our map page in a sandboxed frame [API-74] [CAT-57]', async () => {
    const { sheet } = await openSheet();
    const frame = within(sheet).getByTitle('Map of China Plaza');

    expect(frame).toHaveAttribute(
      'src',
      '/api/map?lat=22.19&lon=113.54&platform=web&location=2&language=en_us',
    );
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
  });

  it('opens the phone’s map app, else a map on the web [CAT-38]', async () => {
    onDevice('Mozilla/5.0 (Linux; Android 14)');
    const { user, bridge, sheet } = await openSheet();
    await user.click(within(sheet).getByRole('button', { name: 'Open in my map app' }));
    await user.click(within(sheet).getByRole('button', { name: 'Open a map on the web' }));
    expect(bridge.trace.opened).toEqual([
      'geo:22.19,113.54?q=22.19,113.54',
      expect.stringContaining('mlat=22.19&mlon=113.54'),
    ]);
  });

  it('offers no map app on a device without one', async () => {
    const { sheet } = await openSheet();
    expect(within(sheet).queryByRole('button', { name: 'Open in my map app' })).not.toBeInTheDocument();
    expect(within(sheet).getByRole('button', { name: 'Open a map on the web' })).toBeVisible();
  });

  it('explains that a place without coordinates has no map [CAT-59] [ERR-52]', async () => {
    const { sheet } = await openSheet({ latitude: null });
    expect(within(sheet).getByText('There is no map of this office')).toBeVisible();
    expect(within(sheet).queryByRole('button', { name: /map/ })).not.toBeInTheDocument();
  });

  it('keeps address and telephone offline, and reports that the map is missing', async () => {
    const { sheet } = await openSheet({}, false);
    expect(within(sheet).getByText('The map is shown once you are connected.')).toBeVisible();
    expect(within(sheet).getByText('2837 0777')).toBeVisible();
    expect(within(sheet).queryByTitle('Map of China Plaza')).not.toBeInTheDocument();
  });
});

it('chooses a single place automatically, and reports it [CAT-43]', async () => {
  network.use(fakeCall('serviceById', aService({ locations: [aPlace()] })));
  const { bridge } = await renderRoute(places, definition);

  expect(await screen.findByText('Chosen automatically')).toBeVisible();
  expect(bridge.trace.visited).toEqual(['/queueOrBook?service=7&location=2']);
});

it('does not choose a single place that is suspended [CAT-50] [CAT-52]', async () => {
  network.use(fakeCall('serviceById', aService({ locations: [aPlace({ suspended: true })] })));
  const { bridge } = await renderRoute(places, definition);

  expect(await screen.findByRole('button', { name: /China Plaza.*Suspended/ })).toHaveAccessibleDescription(
    /Service is suspended at this office/,
  );
  expect(bridge.trace.visited).toEqual([]);
});

it('shows in the row of a place that it gives out no remote tickets [CAT-51]', async () => {
  network.use(
    fakeCall(
      'serviceById',
      aService({ locations: [aPlace({ ticket: false }), aPlace({ id: 3, name: 'Areia' })] }),
    ),
  );
  await renderRoute(places, definition);
  const cellOf = (name: RegExp) => screen.getByRole('link', { name }).closest('li')!;
  await screen.findByRole('link', { name: /^China Plaza/ });
  expect(cellOf(/^China Plaza/)).toHaveTextContent('No numbers online here');
  expect(cellOf(/^Areia/)).not.toHaveTextContent('No numbers online here');
});

it('opens a login-only remote counter only with a one-account login [CAT-53] [CAT-54]', async () => {
  const loginOnly = aPlace({ remoteCounter: true, rcServiceLogin: true });
  network.use(
    fakeCall('serviceById', aService({ locations: [loginOnly, aPlace({ id: 3, name: 'Other' })] })),
  );
  const { bridge } = await renderRoute(places, definition, { session: { kind: 'phone' } });

  expect(
    await screen.findByRole('button', { name: /China Plaza.*Login needed/ }),
  ).toHaveAccessibleDescription(/needs a login with Macao One Account/);
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    `/login?returnTo=${encodeURIComponent(places)}`,
  );

  act(() => bridge.setSession({ kind: 'personal', euid: 'e1' }));
  expect(await screen.findByRole('link', { name: /^China Plaza/ })).toBeVisible();
});

it('opens the site of another system’s service [ERR-28] [ERR-62]', async () => {
  network.use(
    fakeCall(
      'serviceById',
      aService({ recommendType: 'OTHER_SERVICE', serviceDetailUrl: 'https://www.gov.mo/x', locations: [] }),
    ),
  );
  const { user, bridge } = await renderRoute(places, definition);
  expect(await screen.findByText('This service is offered on another website.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Go to its website' }));
  expect(bridge.trace.opened).toEqual(['https://www.gov.mo/x']);
});

it('says when the site of another system is unknown [ERR-67]', async () => {
  network.use(fakeCall('serviceById', aService({ recommendType: 'OTHER_SERVICE', locations: [] })));
  await renderRoute(places, definition);
  expect(await screen.findByText(/The web address of this service is missing/)).toBeVisible();
});

it('says that a service has no places [ERR-21] [ERR-77]', async () => {
  network.use(fakeCall('serviceById', aService({ locations: [] })));
  await renderRoute(places, definition);
  expect(await screen.findByRole('heading', { name: 'There are no offices to choose from' })).toBeVisible();
});

it('offers the services of a department at a place [CAT-37]', async () => {
  network.use(fakeCall('servicesAtLocation', [aSummary(), aSummary({ id: 8, name: 'Passport' })]));
  await renderRoute('/serOrLocationWithoutTabs?department=1&location=2', definition);

  expect(await screen.findByRole('link', { name: /Passport/ })).toHaveAttribute(
    'href',
    '/queueOrBook?service=8&location=2',
  );
});

it('chooses a single service automatically [CAT-40]', async () => {
  network.use(fakeCall('servicesAtLocation', [aSummary()]), fakeCall('serviceById', aService()));
  const { bridge } = await renderRoute('/serOrLocationWithoutTabs?department=1&location=2', definition);
  await waitFor(() => expect(bridge.trace.visited).toEqual(['/queueOrBook?service=7&location=2']));
  expect(await screen.findByText('Chosen automatically')).toBeVisible();
});

it('says that there are no services at a place [ERR-24]', async () => {
  network.use(fakeCall('servicesAtLocation', []));
  await renderRoute('/serOrLocationWithoutTabs?department=1&location=2', definition);
  expect(await screen.findByRole('heading', { name: 'There are no services at this office' })).toBeVisible();
});

it('offers the services of a category [CAT-31]', async () => {
  network.use(fakeCall('servicesOfCategory', [aSummary()]));
  await renderRoute('/serOrLocationWithoutTabs?category=5', definition);
  expect(await screen.findByRole('link', { name: /Identity card renewal/ })).toBeVisible();
});

it('redirects home when the address is incomplete [NAV-28]', async () => {
  const { bridge } = await renderRoute('/serOrLocationWithoutTabs?department=1', definition);
  await screen.findByRole('link', { name: '9 departments' });
  expect(bridge.trace.visited).toEqual(['/home']);
});
