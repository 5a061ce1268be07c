import { pointOf } from '../src/people';
import { citizen, empty, failing, faulty, hanging, POINT, saying, screen, SERVICE } from './make-state';
import type { State } from './state';
import { VIDEO_COUNTER } from './ticket-states';

const IN_AN_HOUR = new Date(Date.now() + 3_600_000).toISOString();
/** The calls for the queue of that point. */
const QUEUE = '**/api/booking/counterInfo/**';
const CALENDAR = '**/api/booking/locationService/**';

const queueOrBook = (name: string, paths: string, change: object) =>
  faulty(`queue-or-book-${name}`, `/queueOrBook?${POINT}`, paths, saying(change));

/** Screens for finding a service. */
export const FINDING: State[] = [
  screen('home', '/home'),
  faulty('home-loading', '/home', '**/api/**', hanging),
  faulty('home-failing', '/home', '**/api/**', failing),
  screen('home-help', '/home', async (page, { button, texts }) => {
    await button(texts.of('shell', 'needHelp')).click();
    await page.getByRole('dialog').waitFor();
  }),
  screen('remote-counter-home', '/remoteCounterHome'),
  screen('category', '/category'),
  screen('services-of-category', '/serOrLocationWithoutTabs?category=1'),
  screen('department', '/department'),
  faulty('department-empty', '/department', '**/api/booking/departments*', empty),
  faulty('department-failing', '/department', '**/api/booking/departments*', failing),
  screen('search', '/search'),
  screen('search-found', '/search?q=BIR'),
  screen('search-nothing', '/search?q=zzzzqqqq'),
  screen('hot-services', '/hotServices'),
  citizen('recently-used', async (person, context) => {
    await person.takeNumber(await pointOf(context, SERVICE));
    return '/RecentlyUsedPage';
  }),
  screen('services-of-department', '/serOrLocationWithTabs?department=1'),
  screen('places-of-department', '/serOrLocationWithTabs?department=1&tab=1'),
  screen('places-of-service', '/serOrLocationWithoutTabs?service=1'),
  faulty('places-of-service-loading', '/serOrLocationWithoutTabs?service=1', '**/api/**', hanging),
  screen('queue-or-book', `/queueOrBook?${POINT}`),
  faulty('queue-or-book-loading', `/queueOrBook?${POINT}`, '**/api/**', hanging),
  faulty('queue-or-book-failing', `/queueOrBook?${POINT}`, '**/api/**', failing),
  faulty('queue-or-book-unknown', `/queueOrBook?${POINT}`, QUEUE, failing),
  queueOrBook('paused', QUEUE, { pass: 'N', isPaused: true }),
  queueOrBook('paused-until', QUEUE, { pass: 'N', isPaused: true, pausedUntil: IN_AN_HOUR }),
  queueOrBook('short', QUEUE, { pass: 'N', queueState: 'NOTBUSY', waitCount: 0 }),
  queueOrBook('full', QUEUE, { pass: 'N', queueState: 'FULL' }),
  queueOrBook('closed', QUEUE, { isOfficeTime: false, opensAt: '2030-01-07T01:00:00Z' }),
  queueOrBook('no-days', CALENDAR, { firstBookableDate: '' }),
  {
    name: 'remote-queue-or-book',
    async address(context, page) {
      // The last opened home sets the counter of the tab.
      await page.goto('/remoteCounterHome');
      const { serviceId } = await pointOf(context, SERVICE);
      return `/queueOrBook?service=${serviceId}&location=${VIDEO_COUNTER}`;
    },
  },
  screen('office-map', `/queueOrBook?${POINT}`, async (page, { texts }) => {
    await page.getByText(texts.of('mfe-catalogue', 'select.map'), { exact: true }).click();
    await page.frameLocator('iframe').getByRole('application').waitFor();
  }),
  screen('map-page', '/api/map?lat=22.1562&lon=113.5585&location=5'),
  screen('gone-service', '/queueOrBook?service=999999&location=5'),
];
