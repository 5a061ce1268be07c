import { act, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeCall, fakeNetwork, renderRoute } from '@vez/shared/testing';
import { definition } from '../definition';
import { aService, aSummary, homeFakes } from '../testing/facts';

const network = fakeNetwork();
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => aSummary({ id: at + 1, name: `Service ${at + 1}` }));
const address = '/serOrLocationWithoutTabs?category=5';
const open = async (count: number) => {
  network.use(
    ...homeFakes(),
    fakeCall('servicesOfCategory', many(count)),
    fakeCall('serviceById', aService()),
  );
  const view = await renderRoute(address, definition);
  await screen.findByRole('link', { name: /^Service 1 / });
  return view;
};
/** The height of a service with its state, in px. */
const ROW = 121;
const rows = () => within(screen.getByRole('list')).getAllByRole('listitem');
const scrollTo = (top: number) =>
  act(async () => {
    window.scrollY = top;
    window.dispatchEvent(new Event('scroll'));
  });
// jsdom has no layout and cannot scroll by itself.
beforeEach(() => jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined));
afterEach(() => (window.scrollY = 0));

it('renders every row of a list of 60 [CAT-60]', async () => {
  await open(60);
  expect(rows()).toHaveLength(60);
});

it('renders at most 60 of 999 rows, each with its position and the total', async () => {
  const { container } = await open(999);
  expect(await screen.findByRole('link', { name: /^Service 1 / })).toBeVisible();

  const [first, ...others] = rows();
  expect(first).toHaveAttribute('aria-posinset', '1');
  expect(first).toHaveAttribute('aria-setsize', '999');
  expect(others.length).toBeLessThan(60);
  expect(await axe(container)).toHaveNoViolations();
});

it('renders the rows in view while scrolling', async () => {
  await open(999);
  await scrollTo(900 * ROW);
  expect(await screen.findByRole('link', { name: /^Service 905 / })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Service 1 / })).not.toBeInTheDocument();
  expect(rows().length).toBeLessThan(60);
});

it('continues from the focused row, wherever the list is scrolled', async () => {
  const { user } = await open(999);
  act(() => screen.getByRole('link', { name: /^Service 2 / }).focus());
  await scrollTo(900 * ROW);
  await screen.findByRole('link', { name: /^Service 905 / });
  expect(screen.getByRole('link', { name: /^Service 2 / })).toHaveFocus();

  await scrollTo(0);
  await screen.findByRole('link', { name: /^Service 3 / });
  await user.tab();
  expect(screen.getByRole('link', { name: /^Service 3 / })).toHaveFocus();
});

it('opens the tapped row of a long list', async () => {
  const { user, bridge } = await open(999);
  await scrollTo(500 * ROW);
  network.use(fakeCall('serviceById', () => new Promise<never>(() => undefined)));
  await user.click(await screen.findByRole('link', { name: /^Service 505 / }));
  expect(bridge.trace.visited).toEqual(['/serOrLocationWithoutTabs?service=505']);
});
