import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { ServiceType } from '@vez/shared/contracts/client';
import { fakeCall, fakeNetwork, notFound, renderRoute } from '@vez/shared/testing';
import { definition } from '../../definition';
import { aDepartment, aPlace, aSummary, homeFakes } from '../../testing/facts';

const network = fakeNetwork();

const aType = (change: Partial<ServiceType>): ServiceType => ({
  id: 1,
  name: 'Civil registry',
  uiColor: '',
  uiIcon: '',
  serviceStandardColor: '',
  serviceStandardFontColor: '',
  serviceStandardFontSize: '',
  services: [aSummary()],
  ...change,
});
beforeEach(() =>
  network.use(
    fakeCall('departmentById', aDepartment()),
    fakeCall('serviceTypes', [
      aType({}),
      aType({ id: 2, name: 'Land registry', services: [aSummary({ id: 8, name: 'Land report' })] }),
    ]),
    fakeCall('locationsOfDepartment', [aPlace(), aPlace({ id: 3, name: 'Mong Son', suspended: true })]),
  ),
);

it('groups the services by type on the first tab [NAV-07] [CAT-36] [CAT-37]', async () => {
  const { container } = await renderRoute('/serOrLocationWithTabs?department=1', definition);
  expect(await screen.findByRole('tab', { name: 'By service', selected: true })).toBeVisible();
  expect(await screen.findByRole('button', { name: /Civil registry/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /Land registry/ })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('expands a type to its services, and closes it again [CAT-39]', async () => {
  const { user, container } = await renderRoute('/serOrLocationWithTabs?department=1', definition);
  const land = await screen.findByRole('button', { name: /Land registry/ });
  expect(land).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('link', { name: /Land report/ })).not.toBeInTheDocument();

  await user.click(land);
  expect(screen.getByRole('link', { name: /Land report/ })).toHaveAttribute(
    'href',
    '/serOrLocationWithoutTabs?service=8',
  );
  expect(await axe(container)).toHaveNoViolations();

  await user.click(land);
  expect(screen.queryByRole('link', { name: /Land report/ })).not.toBeInTheDocument();
});

it('shows plain names in our own colours, whatever the server’s styles [DAT-02] [DAT-08]', async () => {
  const loud = { uiName: '<b style="color:red">RENEW!</b>', uiColor: '#ff0000' };
  const types = (change: object, style: object) => [aType({ services: [aSummary(change)], ...style })];
  const look = async () => {
    const { container, unmount } = await renderRoute('/serOrLocationWithTabs?department=1', definition);
    await screen.findByRole('link', { name: /Identity card renewal/ });
    const html = container.innerHTML.replace(/_r_\w+_|«\w+»/g, '');
    unmount();
    return html;
  };
  network.use(fakeCall('serviceTypes', types({}, {})));
  const plain = await look();
  const style = { serviceStandardColor: '#ff0000', serviceStandardFontColor: '#00ff00', uiColor: '#ff0000' };
  network.use(fakeCall('serviceTypes', types(loud, { ...style, serviceStandardFontSize: '40px' })));
  expect(await look()).toBe(plain);
});

it('expands a single type automatically [CAT-42]', async () => {
  network.use(fakeCall('serviceTypes', [aType({})]));
  await renderRoute('/serOrLocationWithTabs?department=1', definition);
  expect(await screen.findByRole('link', { name: /Identity card renewal/ })).toBeVisible();
});

it('says that a type has no services [ERR-25] [ERR-78] [ERR-79]', async () => {
  network.use(fakeCall('serviceTypes', [aType({ services: [] })]));
  await renderRoute('/serOrLocationWithTabs?department=1', definition);
  const row = await screen.findByRole('button', { name: /Civil registry/ });
  expect(row).toHaveTextContent('No office offers services of this type now');
});

it('does not open a type without services [VAL-47] [VAL-49]', async () => {
  network.use(fakeCall('serviceTypes', [aType({ services: [] })]));
  const { user } = await renderRoute('/serOrLocationWithTabs?department=1', definition);
  const row = await screen.findByRole('button', { name: /No office offers services of this type now/ });

  await user.click(row);
  expect(row).toHaveAttribute('aria-expanded', 'false');
});

it.each([0, -1])('opens neither a type nor a service of the id %i [VAL-46] [VAL-47] [VAL-49]', async (id) => {
  const good = aType({ id: 3, services: [aSummary({ id })] });
  network.use(fakeCall('serviceTypes', [good, aType({ id, name: 'Unknown' })]));
  const { user } = await renderRoute('/serOrLocationWithTabs?department=1', definition);
  expect(await screen.findByRole('button', { name: /Identity card renewal/ })).toHaveAccessibleDescription(
    'This service cannot be chosen now.',
  );
  const row = screen.getByRole('button', { name: /^Unknown/ });
  expect(row).toHaveAttribute('aria-disabled', 'true');
  await user.click(row);
  expect(row).toHaveAttribute('aria-expanded', 'false');
});

it('does not open a service without a place [VAL-46] [VAL-49]', async () => {
  network.use(fakeCall('serviceTypes', [aType({ services: [aSummary({ locationIds: [] })] })]));
  await renderRoute('/serOrLocationWithTabs?department=1', definition);
  expect(await screen.findByRole('button', { name: /Identity card renewal/ })).toHaveAccessibleDescription(
    'This service cannot be chosen now.',
  );
});

it('lists the places on the second tab, and keeps the tab in the address [CAT-36] [CAT-37]', async () => {
  const { user, bridge } = await renderRoute('/serOrLocationWithTabs?department=1', definition);
  await user.click(await screen.findByRole('tab', { name: 'By office' }));

  expect(await screen.findByRole('link', { name: /China Plaza/ })).toHaveAttribute(
    'href',
    '/serOrLocationWithoutTabs?department=1&location=2',
  );
  expect(bridge.trace.visited).toEqual(['/serOrLocationWithTabs?department=1&tab=1']);
});

it('does not open a suspended place [CAT-50] [CAT-52]', async () => {
  await renderRoute('/serOrLocationWithTabs?department=1&tab=1', definition);
  expect(await screen.findByRole('button', { name: /Mong Son.*Suspended/ })).toHaveAccessibleDescription(
    /Service is suspended at this office/,
  );
});

it('redirects home when the address names no department [NAV-28]', async () => {
  network.use(...homeFakes());
  const { bridge } = await renderRoute('/serOrLocationWithTabs?department=x', definition);
  await screen.findByRole('link', { name: '9 departments' });
  expect(bridge.trace.visited).toEqual(['/home']);
});

it('does not open a suspended department, even by a direct link [CAT-34] [ERR-23]', async () => {
  network.use(fakeCall('departmentById', aDepartment({ suspended: true })));
  await renderRoute('/serOrLocationWithTabs?department=1', definition);

  expect(await screen.findByText('This department has suspended its service. Call 2837 0777.')).toBeVisible();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
});

it('reports why a department was not found, and links to all others [ERR-22]', async () => {
  network.use(
    fakeCall('departmentById', () => notFound()),
    fakeCall('serviceTypes', () => notFound()),
  );
  const { bridge } = await renderRoute('/serOrLocationWithTabs?department=99', definition);
  expect(await screen.findByRole('heading', { name: /^This department was not found/ })).toBeVisible();
  expect(bridge.trace.titles.at(-1)).toMatch(/^This department was not found/);
  expect(screen.getByText(/^The link may be old or incomplete/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose a department' })).toHaveAttribute('href', '/department');
});

it('says that a department has no services, or no places [ERR-20] [ERR-21]', async () => {
  network.use(fakeCall('serviceTypes', []), fakeCall('locationsOfDepartment', []));
  const { user } = await renderRoute('/serOrLocationWithTabs?department=1', definition);
  expect(await screen.findByRole('heading', { name: 'There are no services' })).toBeVisible();

  await user.click(screen.getByRole('tab', { name: 'By office' }));
  expect(await screen.findByRole('heading', { name: 'There are no offices to choose from' })).toBeVisible();
});
