import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeCall, fakeNetwork, renderRoute, systemFailure } from '@vez/shared/testing';
import { definition } from '../../definition';
import { aDepartment } from '../../testing/facts';

const network = fakeNetwork();

it('lists the departments and links to their services [NAV-05] [CAT-41]', async () => {
  network.use(fakeCall('departments', [aDepartment()]));
  const { container } = await renderRoute('/department', definition);

  expect(await screen.findByRole('link', { name: /Identification Bureau/ })).toHaveAttribute(
    'href',
    '/serOrLocationWithTabs?department=1',
  );
  expect(await axe(container)).toHaveNoViolations();
});

it('marks a suspended department, shows why, and does not open it [CAT-33] [CAT-34] [ERR-23]', async () => {
  network.use(fakeCall('departments', [aDepartment({ suspended: true })]));
  const { user, bridge } = await renderRoute('/department', definition);
  const row = await screen.findByRole('button', { name: /Identification Bureau.*Suspended/ });

  expect(row).toHaveAccessibleDescription(/suspended its service. Call 2837 0777/);
  await user.click(row);
  expect(bridge.trace.visited).toEqual([]);
});

it('says that there are none [CAT-35] [ERR-26]', async () => {
  network.use(fakeCall('departments', []));
  await renderRoute('/department', definition);
  expect(await screen.findByRole('heading', { name: 'There are no departments' })).toBeVisible();
});

it('shows the failure, a phone number and a retry [SHL-18]', async () => {
  network.use(fakeCall('departments', () => systemFailure()));
  const { user } = await renderRoute('/department', definition);
  expect(await screen.findByRole('alert')).toHaveTextContent('The data could not be loaded');

  network.use(fakeCall('departments', [aDepartment()]));
  await user.click(screen.getByRole('button', { name: /again|Refresh/i }));
  expect(await screen.findByRole('link', { name: /Identification Bureau/ })).toBeVisible();
});
