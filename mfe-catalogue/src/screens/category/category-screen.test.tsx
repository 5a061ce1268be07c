import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { Category } from '@vez/shared/contracts/client';
import { fakeCall, fakeNetwork, renderRoute, systemFailure } from '@vez/shared/testing';
import { definition } from '../../definition';

const network = fakeNetwork();

const aCategory = (change: Partial<Category>): Category => ({
  id: 1,
  name: 'Identity',
  uiColor: '',
  uiIcon: '',
  uiName: '',
  serviceCount: 3,
  ...change,
});

it('lists the categories, and the others apart [NAV-04] [CAT-29] [CAT-30]', async () => {
  network.use(
    fakeCall('categories', [aCategory({})]),
    fakeCall('otherCategories', [aCategory({ id: 9, name: 'Fees' })]),
  );
  const { container } = await renderRoute('/category', definition);

  expect(await screen.findByRole('link', { name: /Identity.*3 services/ })).toHaveAttribute(
    'href',
    '/serOrLocationWithoutTabs?category=1',
  );
  expect(screen.queryByText('There are no categories')).not.toBeInTheDocument();
  const others = screen.getByRole('region', { name: 'Other categories' });
  expect(within(others).getByRole('link', { name: /Fees/ })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('links from a category to its services [CAT-31]', async () => {
  network.use(
    fakeCall('categories', [aCategory({})]),
    fakeCall('otherCategories', []),
    fakeCall('servicesOfCategory', () => new Promise<never>(() => undefined)),
  );
  const { user, bridge } = await renderRoute('/category', definition);
  const category = await screen.findByRole('link', { name: /Identity/ });
  expect(screen.queryByRole('region', { name: 'Other categories' })).not.toBeInTheDocument();
  await user.click(category);
  expect(bridge.trace.visited).toEqual(['/serOrLocationWithoutTabs?category=1']);
});

it('says that there are none, with a retry [CAT-32]', async () => {
  network.use(fakeCall('categories', []), fakeCall('otherCategories', []));
  const { user } = await renderRoute('/category', definition);
  expect(await screen.findByRole('heading', { name: 'There are no categories' })).toBeVisible();
  network.use(fakeCall('categories', [aCategory({})]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Identity/ })).toBeVisible();
});

it('says that they could not be loaded [CAT-32]', async () => {
  network.use(
    fakeCall('categories', () => systemFailure()),
    fakeCall('otherCategories', []),
  );
  await renderRoute('/category', definition);
  expect(await screen.findByRole('alert')).toHaveTextContent('The data could not be loaded');
});
