import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeCall, fakeNetwork, renderRoute } from '@vez/shared/testing';
import { definition } from '../../definition';
import { aSummary } from '../../testing/facts';

const network = fakeNetwork();
const phone = { kind: 'phone', mobile: { area: '853', number: '66001122' } } as const;

const used = (id: number, validity = true) => ({
  service: aSummary({ id, name: `Service ${id}` }),
  locationId: 2,
  locationName: 'China Plaza',
  validity,
  usedAt: '2026-11-20T02:00:00.000Z',
});

it('loads page by page, until one holds fewer than five [NAV-22] [CAT-62] [CAT-63]', async () => {
  const pages = [[1, 2, 3, 4, 5].map((id) => used(id)), [used(6)]];
  network.use(
    fakeCall('recentlyUsed', ({ query }) => {
      expect(query.get('size')).toBe('5');
      return pages[Number(query.get('page'))] ?? [];
    }),
  );
  const { container, user } = await renderRoute('/RecentlyUsedPage', definition, { session: phone });

  expect(await screen.findByRole('link', { name: /Service 5/ })).toHaveAttribute(
    'href',
    '/queueOrBook?service=5&location=2',
  );
  expect(await axe(container)).toHaveNoViolations();

  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: /Service 6/ })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument());
});

it('greys out invalid entries and does not open them [CAT-64] [VAL-50] [ERR-44]', async () => {
  network.use(fakeCall('recentlyUsed', [used(1, false)]));
  await renderRoute('/RecentlyUsedPage', definition, { session: phone });

  const row = await screen.findByRole('button', { name: /Service 1/ });
  expect(row).toHaveAttribute('aria-disabled', 'true');
  expect(row).toHaveAccessibleDescription('Not available now');
});

it('greys out invalid entries on a later page, too [ERR-44] [CAT-63]', async () => {
  const pages = [[1, 2, 3, 4, 5].map((id) => used(id)), [used(6, false)]];
  network.use(fakeCall('recentlyUsed', ({ query }) => pages[Number(query.get('page'))] ?? []));
  const { user } = await renderRoute('/RecentlyUsedPage', definition, { session: phone });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('button', { name: /Service 6/ })).toHaveAccessibleDescription(
    'Not available now',
  );
});

it('asks a visitor to log in, then returns', async () => {
  await renderRoute('/RecentlyUsedPage', definition);
  expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/login?returnTo=%2FRecentlyUsedPage',
  );
});

it('shows that nothing was used yet', async () => {
  network.use(fakeCall('recentlyUsed', []));
  await renderRoute('/RecentlyUsedPage', definition, { session: phone });
  expect(await screen.findByRole('heading', { name: 'You have not used a service yet' })).toBeVisible();
});
