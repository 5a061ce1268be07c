import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeCall, fakeNetwork, renderRoute } from '@vez/shared/testing';
import { definition } from '../../definition';
import { aPlace, anOffer, aQueue, aService, aSummary, homeFakes } from '../../testing/facts';

const network = fakeNetwork();
beforeEach(() =>
  network.use(...homeFakes(), fakeCall('locationService', anOffer()), fakeCall('counterInfo', aQueue())),
);

const places = '/serOrLocationWithoutTabs?service=7';

it('lists the places of a service, each with its map [NAV-06] [CAT-48] [CAT-49]', async () => {
  network.use(fakeCall('serviceById', aService()));
  const { container } = await renderRoute(places, definition);

  expect(await screen.findByRole('link', { name: /China Plaza/ })).toHaveAttribute(
    'href',
    '/queueOrBook?service=7&location=2',
  );
  expect(screen.getByRole('button', { name: /Map.*China Plaza/ })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('shows address, opening times and telephone, and opens the map at the place [CAT-38] [CAT-58]', async () => {
  network.use(fakeCall('serviceById', aService()));
  const { user, bridge } = await renderRoute(places, definition);
  await user.click(await screen.findByRole('button', { name: /Map.*China Plaza/ }));
  const sheet = screen.getByRole('dialog', { name: 'China Plaza' });

  for (const words of ['Avenida da Praia Grande 804', 'Monday to Friday, 09:00 to 18:00', '2837 0777']) {
    expect(within(sheet).getByText(words)).toBeVisible();
  }
  await user.click(within(sheet).getByRole('button', { name: 'Open the map' }));
  expect(bridge.trace.opened).toEqual([expect.stringContaining('mlat=22.19&mlon=113.54')]);
});

it('says that a place without coordinates has no map [CAT-59] [ERR-52]', async () => {
  network.use(
    fakeCall('serviceById', aService({ locations: [aPlace({ latitude: null }), aPlace({ id: 3 })] })),
  );
  const { user } = await renderRoute(places, definition);
  await user.click((await screen.findAllByRole('button', { name: /Map/ }))[0]!);

  expect(screen.getByText('There is no map of this place')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Open the map' })).not.toBeInTheDocument();
});

it('takes a single place without asking, and says so [CAT-43]', async () => {
  network.use(fakeCall('serviceById', aService({ locations: [aPlace()] })));
  const { bridge } = await renderRoute(places, definition);

  expect(await screen.findByText('Chosen automatically')).toBeVisible();
  expect(bridge.trace.visited).toEqual(['/queueOrBook?service=7&location=2']);
});

it('does not take a single place that is suspended [CAT-50] [CAT-52]', async () => {
  network.use(fakeCall('serviceById', aService({ locations: [aPlace({ suspended: true })] })));
  const { bridge } = await renderRoute(places, definition);

  expect(await screen.findByRole('button', { name: /China Plaza.*Suspended/ })).toHaveAccessibleDescription(
    /This place is suspended/,
  );
  expect(bridge.trace.visited).toEqual([]);
});

it('tells where no remote ticket is given out [CAT-51]', async () => {
  network.use(
    fakeCall('serviceById', aService({ locations: [aPlace({ ticket: false }), aPlace({ id: 3 })] })),
  );
  await renderRoute(places, definition);
  expect(await screen.findByText('No remote tickets here')).toBeVisible();
});

it('keeps a login-only remote counter for a one-account login [CAT-53] [CAT-54]', async () => {
  const loginOnly = aPlace({ remoteCounter: true, rcServiceLogin: true });
  network.use(
    fakeCall('serviceById', aService({ locations: [loginOnly, aPlace({ id: 3, name: 'Other' })] })),
  );
  const { bridge } = await renderRoute(places, definition, { session: { kind: 'phone' } });

  expect(
    await screen.findByRole('button', { name: /China Plaza.*Login needed/ }),
  ).toHaveAccessibleDescription(/needs a personal account login/);
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    `/login?returnTo=${encodeURIComponent(places)}`,
  );

  bridge.setSession({ kind: 'personal', euid: 'e1' });
  expect(await screen.findByRole('link', { name: /China Plaza/ })).toBeVisible();
});

it('sends another system’s service to its own site [ERR-28] [ERR-62]', async () => {
  network.use(
    fakeCall(
      'serviceById',
      aService({ recommendType: 'OTHER_SERVICE', serviceDetailUrl: 'https://www.gov.mo/x', locations: [] }),
    ),
  );
  const { user, bridge } = await renderRoute(places, definition);
  expect(await screen.findByText('This service is offered on a site of its own.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Open its site' }));
  expect(bridge.trace.opened).toEqual(['https://www.gov.mo/x']);
});

it('says when the site of another system is not known [ERR-67]', async () => {
  network.use(fakeCall('serviceById', aService({ recommendType: 'OTHER_SERVICE', locations: [] })));
  await renderRoute(places, definition);
  expect(await screen.findByText(/The address of this service is missing/)).toBeVisible();
});

it('says that a service has no places [ERR-21] [ERR-77]', async () => {
  network.use(fakeCall('serviceById', aService({ locations: [] })));
  await renderRoute(places, definition);
  expect(await screen.findByRole('heading', { name: 'There are no places to choose from' })).toBeVisible();
});

it('offers the services of a department at a place [CAT-37]', async () => {
  network.use(fakeCall('servicesAtLocation', [aSummary(), aSummary({ id: 8, name: 'Passport' })]));
  await renderRoute('/serOrLocationWithoutTabs?department=1&location=2', definition);

  expect(await screen.findByRole('link', { name: /Passport/ })).toHaveAttribute(
    'href',
    '/queueOrBook?service=8&location=2',
  );
});

it('takes a single service without asking [CAT-40]', async () => {
  network.use(fakeCall('servicesAtLocation', [aSummary()]), fakeCall('serviceById', aService()));
  const { bridge } = await renderRoute('/serOrLocationWithoutTabs?department=1&location=2', definition);
  await waitFor(() => expect(bridge.trace.visited).toEqual(['/queueOrBook?service=7&location=2']));
  expect(await screen.findByText('Chosen automatically')).toBeVisible();
});

it('says that there are no services at a place [ERR-24]', async () => {
  network.use(fakeCall('servicesAtLocation', []));
  await renderRoute('/serOrLocationWithoutTabs?department=1&location=2', definition);
  expect(await screen.findByRole('heading', { name: 'There are no services at this place' })).toBeVisible();
});

it('offers the services of a category [CAT-31]', async () => {
  network.use(fakeCall('servicesOfCategory', [aSummary()]));
  await renderRoute('/serOrLocationWithoutTabs?category=5', definition);
  expect(await screen.findByRole('link', { name: /Identity card renewal/ })).toBeVisible();
});

it('goes home when the address says too little [NAV-28]', async () => {
  const { bridge } = await renderRoute('/serOrLocationWithoutTabs?department=1', definition);
  await screen.findByRole('link', { name: '9 departments' });
  expect(bridge.trace.visited).toEqual(['/home']);
});
