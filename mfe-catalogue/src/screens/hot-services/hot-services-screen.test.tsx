import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeCall, fakeNetwork, renderRoute } from '@vez/shared/testing';
import { definition } from '../../definition';
import { aSummary } from '../../testing/facts';

const network = fakeNetwork();

beforeEach(() =>
  network.use(
    fakeCall('hotServices', [aSummary({ locationIds: [2] }), aSummary({ id: 8, name: 'Passport' })]),
  ),
);

it('lists the popular services in their order [NAV-16] [CAT-60]', async () => {
  const { container } = await renderRoute('/hotServices', definition);

  expect(await screen.findByRole('link', { name: /^1.*Identity card renewal/ })).toHaveAttribute(
    'href',
    '/queueOrBook?service=7&location=2',
  );
  expect(screen.getByRole('link', { name: /^2.*Passport/ })).toHaveAttribute(
    'href',
    '/serOrLocationWithoutTabs?service=8',
  );
  expect(await axe(container)).toHaveNoViolations();
});

it('opens the right screen for each service, and records the flow [CAT-61] [DAT-61]', async () => {
  network.use(fakeCall('serviceById', () => new Promise<never>(() => undefined)));
  const { user, bridge } = await renderRoute('/hotServices', definition);
  await user.click(await screen.findByRole('link', { name: /^2.*Passport/ }));
  expect(bridge.trace.visited).toEqual(['/serOrLocationWithoutTabs?service=8']);
  expect(bridge.journey.get().selectedTab).toBe('hotService');
});
