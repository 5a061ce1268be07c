import { act, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeCall, fakeNetwork, renderRoute } from '@vez/shared/testing';
import { definition } from '../../definition';
import { forgetPosition, keepPosition } from '../../model/known-position';
import { findAct } from '../../testing/acts';
import { aPlace, anOffer, aQueue, aService, statesFake } from '../../testing/facts';

const network = fakeNetwork();
const HERE = { latitude: 22.19, longitude: 113.54 };
const there = aPlace({ id: 3, name: 'Islands Centre', latitude: 22.2, longitude: 113.54 });
const busy = { waitRange: { fromMinutes: 50, toMinutes: 65 } };
const quick = { waitRange: { fromMinutes: 5, toMinutes: 15 } };
const row = () => screen.queryByRole('link', { name: /sooner/ });
afterEach(() => act(forgetPosition));

async function open(queue: object, other: object = quick) {
  network.use(
    fakeCall('serviceById', aService({ locations: [aPlace(), there] })),
    fakeCall('locationService', anOffer()),
    fakeCall('counterInfo', aQueue(queue)),
    statesFake(() => ({ queue: other })),
  );
  const view = await renderRoute('/queueOrBook?service=7&location=2', definition);
  await findAct('Take a number');
  return view;
}

it('names another office that is clearly sooner, way included, and leads to it', async () => {
  keepPosition(HERE);
  const { user, bridge, container } = await open(busy);
  const link = await screen.findByRole('link', { name: /About 35 minutes sooner at Islands Centre/ });
  expect(link).toHaveTextContent(/about 5 to 15 min · about 15 min away/);
  expect(await axe(container)).toHaveNoViolations();
  await user.click(link);
  expect(bridge.trace.visited).toEqual(['/queueOrBook?service=7&location=3']);
});

it('names none, and asks for no other queue, while the start is not known', async () => {
  const asked: string[] = [];
  network.events.on('request:start', ({ request }) => asked.push(request.url));
  await open(busy);
  expect(row()).not.toBeInTheDocument();
  expect(asked.filter((url) => url.includes('/states'))).toEqual([]);

  act(() => keepPosition(HERE));
  expect(await screen.findByRole('link', { name: /sooner at Islands Centre/ })).toBeVisible();
});

it.each([
  ['the way takes what the queue saves', { waitRange: { fromMinutes: 15, toMinutes: 25 } }, quick],
  ['this office gives no numbers', { ...busy, pass: 'N', queueState: 'FULL' }, quick],
  ['the wait here is not known', {}, quick],
  ['the other office is closed', busy, { ...quick, isOfficeTime: false }],
])('names none if %s', async (_, queue, other) => {
  keepPosition(HERE);
  await open(queue, other);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(row()).not.toBeInTheDocument();
});

it('leads to all other offices, if there are any', async () => {
  const { unmount } = await open(busy);
  expect(screen.getByRole('link', { name: 'Other offices' })).toHaveAttribute(
    'href',
    '/serOrLocationWithoutTabs?service=7',
  );
  unmount();
  network.use(fakeCall('serviceById', aService({ locations: [aPlace()] })));
  await renderRoute('/queueOrBook?service=7&location=2', definition);
  await findAct('Take a number');
  expect(screen.queryByRole('link', { name: 'Other offices' })).not.toBeInTheDocument();
});
