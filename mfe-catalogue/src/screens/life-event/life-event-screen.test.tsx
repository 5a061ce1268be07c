import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeCall, fakeNetwork, notFound, renderRoute } from '@vez/shared/testing';
import { definition } from '../../definition';
import { anEvent, aStep, homeFakes, statesFake } from '../../testing/facts';

const network = fakeNetwork();
const address = '/lifeEvent?event=moving-house';
const voter = aStep({ id: 7, name: 'Update of voter data', locationIds: [2] });
const vehicle = aStep({ id: 8, name: 'Vehicle registration', note: 'Only if you own a vehicle' });

beforeEach(() => network.use(statesFake(), fakeCall('lifeEvent', anEvent({ services: [voter, vehicle] }))));

it('lists the services in order, with department, state and who needs them', async () => {
  const { container } = await renderRoute(address, definition);

  expect(await screen.findByRole('heading', { level: 1, name: 'Moving house' })).toBeVisible();
  const steps = within(await screen.findByRole('region', { name: '2 things to do' }));
  await waitFor(() => expect(steps.getAllByText('Numbers available')).toHaveLength(2));
  const rows = steps.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/^1Update of voter dataIdentification Bureau/);
  expect(rows[1]).toMatch(/^2Vehicle registrationIdentification BureauOnly if you own a vehicle/);
  expect(await axe(container)).toHaveNoViolations();
});

it('says once what to bring for all of them', async () => {
  await renderRoute(address, definition);
  const papers = within(await screen.findByRole('region', { name: 'What to bring' })).getAllByRole(
    'listitem',
  );
  expect(papers.map(({ textContent }) => textContent)).toEqual(['Your resident card', 'Proof of address']);
});

it('offers the actions of a service with one office, and leads to the offices of others', async () => {
  await renderRoute(address, definition);
  expect(await screen.findByRole('link', { name: 'Take a number: Update of voter data' })).toHaveAttribute(
    'href',
    '/offerNum?service=7&location=2',
  );
  expect(screen.getByRole('link', { name: 'Book: Update of voter data' })).toHaveAttribute(
    'href',
    '/reserve?service=7&location=2',
  );
  expect(screen.queryByRole('link', { name: /Take a number: Vehicle/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^2.*Vehicle/ })).toHaveAttribute(
    'href',
    '/serOrLocationWithoutTabs?service=8',
  );
});

it('offers no action before a warning was read, nor one that is closed [BOK-02]', async () => {
  const warned = aStep({ id: 7, name: 'Card renewal', locationIds: [2], hasWarning: true });
  network.use(fakeCall('lifeEvent', anEvent({ services: [warned] })));
  const view = await renderRoute(address, definition);
  expect(await screen.findByRole('link', { name: /^1.*Card renewal/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Take a number/ })).not.toBeInTheDocument();
  view.unmount();

  network.use(
    statesFake(() => ({ queue: { isOpen: false } })),
    fakeCall('lifeEvent', anEvent({ services: [voter] })),
  );
  await renderRoute(address, definition);
  expect(await screen.findByRole('link', { name: 'Book: Update of voter data' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Take a number/ })).not.toBeInTheDocument();
});

it('lists nothing to bring if the city names nothing', async () => {
  network.use(fakeCall('lifeEvent', anEvent({ bring: [], services: [voter] })));
  await renderRoute(address, definition);
  expect(await screen.findByRole('region', { name: '1 thing to do' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'What to bring' })).not.toBeInTheDocument();
});

it('says that an event no longer exists, with links to search and home [NAV-28]', async () => {
  network.use(fakeCall('lifeEvent', () => notFound()));
  const { container } = await renderRoute(address, definition);
  expect(await screen.findByRole('heading', { name: 'This page no longer exists.' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Search/ })).toHaveAttribute('href', '/search');
  expect(await axe(container)).toHaveNoViolations();
});

it.each(['/lifeEvent', '/lifeEvent?event=../x'])(
  'redirects home when %s names no event [NAV-28]',
  async (wrong) => {
    network.use(...homeFakes());
    const { bridge } = await renderRoute(wrong, definition);
    await screen.findByRole('link', { name: '9 departments' });
    expect(bridge.trace.visited).toEqual(['/home']);
  },
);
