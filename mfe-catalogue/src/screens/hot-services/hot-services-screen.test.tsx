import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeCall, fakeNetwork, renderRoute } from '@vez/shared/testing';
import { definition } from '../../definition';
import { aSummary } from '../../testing/facts';

const network = fakeNetwork();

it('lists the popular services in their order; each leads on by itself [NAV-16] [CAT-60] [CAT-61] [DAT-61]', async () => {
  network.use(
    fakeCall('hotServices', [aSummary({ locationIds: [2] }), aSummary({ id: 8, name: 'Passport' })]),
  );
  const { container, user, bridge } = await renderRoute('/hotServices', definition);

  expect(await screen.findByRole('link', { name: /^1.*Identity card renewal/ })).toHaveAttribute(
    'href',
    '/queueOrBook?service=7&location=2',
  );
  const second = screen.getByRole('link', { name: /^2.*Passport/ });
  expect(second).toHaveAttribute('href', '/serOrLocationWithoutTabs?service=8');
  expect(await axe(container)).toHaveNoViolations();

  network.use(fakeCall('serviceById', () => new Promise<never>(() => undefined)));
  await user.click(second);
  expect(bridge.trace.visited).toEqual(['/serOrLocationWithoutTabs?service=8']);
  expect(bridge.journey.get().selectedTab).toBe('hotService');
});
