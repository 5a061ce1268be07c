import { screen, waitFor, within } from '@testing-library/react';
import type { Favourite } from '@vez/shared/contracts/client';
import { fakeCall, fakeNetwork, noConnection, PHONE, renderRoute } from '@vez/shared/testing';
import { definition } from '../definition';
import { aPlace, aService, aSummary, homeFakes, statesFake } from '../testing/facts';
import { CALENDAR_BADGES, CALENDARS, COUNT, QUEUE_BADGES, QUEUES } from '../testing/states';

const network = fakeNetwork();
const favourite: Favourite = {
  id: 'f1',
  serviceId: 7,
  locationId: 2,
  serviceName: 'Identity card renewal',
  locationName: 'China Plaza',
  type: 'QUEUE',
  uiServiceName: '',
  uiLocationName: '',
  departmentId: 1,
  departmentCode: 'DSI',
  departmentName: 'Identification Bureau',
  validity: true,
};
beforeEach(() =>
  network.use(
    fakeCall('searchServices', { departments: [], services: [aSummary()] }),
    fakeCall('servicesOfCategory', [aSummary()]),
    fakeCall('servicesAtLocation', [aSummary(), aSummary({ id: 8, name: 'Passport' })]),
    fakeCall('serviceById', aService({ locations: [aPlace(), aPlace({ id: 3, name: 'Other' })] })),
    fakeCall('recentlyUsed', [
      {
        service: aSummary(),
        locationId: 2,
        locationName: 'China Plaza',
        validity: true,
        usedAt: '2026-11-30T01:31:00Z',
      },
    ]),
    fakeCall('favourites', [favourite]),
    ...homeFakes(),
  ),
);

const rowOf = async (name: RegExp) => (await screen.findAllByRole('link', { name })).at(-1)!.closest('li')!;
const renewal = () => rowOf(/Identity card renewal/);
/** The skeleton of a list is a region of the same name. */
const within1 = (region: string) =>
  waitFor(() => within(screen.getByRole('region', { name: region })).getByRole('listitem'));

/** Each list that shows a service, and where. */
const LISTS = {
  'popular services of the home': ['/home', () => within1('Popular services')],
  'favourites of the home': ['/home', () => within1('My favourites')],
  'the remote counter': ['/remoteCounterHome', () => within1('Remote counter (north)')],
  'popular services': ['/hotServices', renewal],
  'services of a category': ['/serOrLocationWithoutTabs?category=5', renewal],
  'services at an office': ['/serOrLocationWithoutTabs?department=1&location=2', renewal],
  'what was found': ['/search?q=identity', renewal],
  'recently used': ['/RecentlyUsedPage', renewal],
  'offices of a service': ['/serOrLocationWithoutTabs?service=7', () => rowOf(/^China Plaza/)],
} as const;

/** Lists with separate badges for queue and calendar. */
const WHOLE: readonly string[] = ['favourites of the home'];

const open = (address: string) =>
  renderRoute(address, definition, {
    session: PHONE,
    mode: address === '/remoteCounterHome' ? 'remoteCounter' : 'web',
  });
const badgesIn = (row: HTMLElement, all: readonly string[]) =>
  all.filter((words) => within(row).queryAllByText(words).length > 0);
/** States that their badge fully describes have no sentence in a list. */
const SAID_BY_BADGE = ['No queue', 'Full'];
/** Short texts that replace a sentence in a narrow row. */
const IN_ROW = new Map<string, string | RegExp>([
  ['/48 people are waiting/', /48 waiting/],
  ['First free day: Friday 4 December', 'Book from Fri 4 Dec'],
  ['Bookings are closed at this office', 'No bookings now'],
]);
const inRow = (words: string | RegExp) => IN_ROW.get(String(words)) ?? words;

it.each(Object.keys(LISTS) as (keyof typeof LISTS)[])(
  'agrees in badge, figure, sentence and button with every queue and calendar: %s [QUE-13] [BOK-04]',
  async (list) => {
    const [address, find] = LISTS[list];
    const calendars = Object.values(CALENDARS);
    for (const [at, { queue, badge, says, takes, counts }] of Object.values(QUEUES).entries()) {
      const calendar = calendars[at % calendars.length]!;
      network.use(statesFake(() => ({ queue: { waitCount: COUNT, ...queue }, offer: calendar.offer })));
      const { unmount } = await open(address);
      const row = await find();
      await waitFor(() => expect(badgesIn(row, QUEUE_BADGES)).toEqual([badge]));
      // A service row has one badge and little space.
      const isWhole = WHOLE.includes(list);
      if (isWhole) expect(badgesIn(row, CALENDAR_BADGES)).toEqual([calendar.badge]);
      expect(row).toHaveTextContent(isWhole ? calendar.says : inRow(calendar.says));
      if (!SAID_BY_BADGE.includes(badge)) expect(row).toHaveTextContent(isWhole ? says : inRow(says));
      if (!counts) expect(row).not.toHaveTextContent(String(COUNT));
      const act = (name: RegExp) => within(row).queryByRole('link', { name });
      if (list === 'offices of a service') {
        expect(act(/^Take a number/) !== null).toBe(takes);
        expect(act(/^Book/) !== null).toBe(calendar.books);
      }
      unmount();
    }
  },
);

it.each(Object.keys(LISTS) as (keyof typeof LISTS)[])(
  'shows the list silently while no state can be loaded: %s [ERR-15]',
  async (list) => {
    const [address, find] = LISTS[list];
    network.use(fakeCall('states', () => noConnection()));
    const { bridge } = await open(address);
    const row = await find();
    await waitFor(() => expect(row).toHaveTextContent(/Identity card renewal|China Plaza/));
    expect(
      badgesIn(
        row,
        QUEUE_BADGES.filter((badge) => badge !== 'Not live'),
      ),
    ).toEqual([]);
    expect(bridge.trace.toasts).toEqual([]);
  },
);
