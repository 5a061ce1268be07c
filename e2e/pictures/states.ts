// Every screen, and what it can look like. A state that a citizen can meet and that is not here is not looked at.
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { counterSystemOf } from '../src/counter-system';
import { newMobile } from '../src/citizen';
import { accountHolder, LOCATION, newCitizen, pointOf, type Citizen, type Point } from '../src/people';
import type { State } from './state';

const POINT = 'service=1&location=5';
const SERVICE = 'DSI-CRC';
/** The remote counter of the demonstration city. */
const VIDEO_COUNTER = 6;

const screen = (name: string, address: string, act?: State['act']): State => ({
  name,
  address: async () => address,
  ...(act ? { act } : {}),
});

/** Calls below these paths end so. */
const faulty = (
  name: string,
  address: string,
  paths: string,
  fault: (page: Page, paths: string) => Promise<unknown>,
): State => ({
  name,
  async address(_, page) {
    await fault(page, paths);
    // A painted page brings its first answers along.
    return `${address}${address.includes('?') ? '&' : '?'}from=mail`;
  },
});
const failing = (page: Page, paths: string) =>
  page.route(paths, (route) =>
    route.fulfill({ status: 500, json: { code: 500, message: '', reason: 'internal', traceId: 'picture' } }),
  );
const empty = (page: Page, paths: string) => page.route(paths, (route) => route.fulfill({ json: [] }));
const hanging = (page: Page, paths: string) => page.route(paths, () => undefined);

const citizen = (
  name: string,
  ready: (person: Citizen, context: BrowserContext) => Promise<string>,
  act?: State['act'],
): State => ({
  name,
  async address(context) {
    const person = await newCitizen(context);
    await context.addInitScript(() => localStorage.setItem('vez.device', 'pictures'));
    await person.agree('pictures');
    return ready(person, context);
  },
  ...(act ? { act } : {}),
});
/** A ticket at a service that many can queue for. */
const withNumber = async (person: Citizen, context: BrowserContext) => {
  const point = await pointOf(context, SERVICE);
  return { point, ticket: await person.takeNumber(point) };
};
const ticketPage = (ticket: string) => `/success?ticket=${ticket}`;
const called = (
  context: BrowserContext,
  { point, ticket }: { point: Point & { locationIds: number[] }; ticket: string },
) => counterSystemOf(context.request).callUntil(point, '3A', ticket);

/** A device of the hall that is open day and night, at which somebody is logged in. */
const staff = (name: string, path: string, who: string, act?: State['act']): State => ({
  name: `staff-${name}`,
  async address(context) {
    await context.addInitScript((locationId) => {
      const place = { locationId, counter: '', serviceIds: [] };
      localStorage.setItem('vez.staff.counter', JSON.stringify(place));
    }, LOCATION);
    return `${path}?mock=${who}`;
  },
  ...(act ? { act } : {}),
});

export const STATES: State[] = [
  screen('home', '/home'),
  faulty('home-loading', '/home', '**/api/**', hanging),
  faulty('home-failing', '/home', '**/api/**', failing),
  screen('remote-counter-home', '/remoteCounterHome'),
  screen('category', '/category'),
  screen('department', '/department'),
  faulty('department-empty', '/department', '**/api/booking/departments*', empty),
  faulty('department-failing', '/department', '**/api/booking/departments*', failing),
  screen('search', '/search'),
  screen('search-found', '/search?q=BIR'),
  screen('search-nothing', '/search?q=zzzzqqqq'),
  screen('hot-services', '/hotServices'),
  screen('services-of-department', '/serOrLocationWithTabs?department=1'),
  screen('places-of-department', '/serOrLocationWithTabs?department=1&tab=1'),
  screen('places-of-service', '/serOrLocationWithoutTabs?service=1'),
  screen('queue-or-book', `/queueOrBook?${POINT}`),
  faulty('queue-or-book-failing', `/queueOrBook?${POINT}`, '**/api/**', failing),
  {
    name: 'remote-queue-or-book',
    async address(context, page) {
      // A tab is at the counter whose home it saw last.
      await page.goto('/remoteCounterHome');
      const { serviceId } = await pointOf(context, SERVICE);
      return `/queueOrBook?service=${serviceId}&location=${VIDEO_COUNTER}`;
    },
  },
  screen('number-form', `/offerNum?${POINT}`),
  screen('number-form-faults', `/offerNum?${POINT}`, (page, { button, texts }) =>
    button(texts.of('mfe-queue', 'go')).click(),
  ),
  screen('number-code', `/offerNum?${POINT}`, async (page, reader) => {
    await reader.agreeAndContinue('mfe-queue', newMobile());
    await page.waitForURL(/\/sendMessage/);
    await page.getByLabel(reader.texts.ui('code.label')).waitFor();
  }),
  screen('booking-form', `/reserve?${POINT}`),
  faulty('booking-form-loading', `/reserve?${POINT}`, '**/api/booking/**', hanging),
  faulty('booking-form-failing', `/reserve?${POINT}`, '**/api/booking/**', failing),
  screen('booking-form-faults', `/reserve?${POINT}`, (page, { button, texts }) =>
    button(texts.of('mfe-booking', 'go')).click(),
  ),
  screen('booking-seek', `/reserve?${POINT}`, (page, { button, texts }) =>
    button(texts.of('mfe-booking', 'seek.entry')).click(),
  ),
  {
    name: 'booking-questions',
    async address(context) {
      const { serviceId, locationIds } = await pointOf(context, 'DSAT-INS');
      return `/setParams?service=${serviceId}&location=${locationIds[0]}`;
    },
  },
  citizen('ticket-number', async (person, context) => ticketPage((await withNumber(person, context)).ticket)),
  citizen('ticket-called', async (person, context) => {
    const own = await withNumber(person, context);
    await called(context, own);
    return ticketPage(own.ticket);
  }),
  citizen('home-waiting', async (person, context) => {
    await withNumber(person, context);
    return '/home';
  }),
  citizen('home-called', async (person, context) => {
    await called(context, await withNumber(person, context));
    return '/home';
  }),
  citizen('ticket-missed', async (person, context) => {
    const own = await withNumber(person, context);
    await called(context, own);
    await counterSystemOf(context.request).markAbsent(own.ticket);
    return ticketPage(own.ticket);
  }),
  citizen('ticket-booking', async (person, context) =>
    ticketPage(await person.book(await pointOf(context, SERVICE))),
  ),
  {
    name: 'ticket-video',
    async address(context) {
      // That counter serves accounts alone; one booking a day serves all languages.
      const person = await accountHolder(context, 'maria');
      const point = { ...(await pointOf(context, SERVICE)), locationId: VIDEO_COUNTER };
      return ticketPage((await person.firstBooking()) ?? (await person.book(point)));
    },
  },
  citizen(
    'ticket-cancel',
    async (person, context) => ticketPage((await withNumber(person, context)).ticket),
    (page, { button, texts }) => button(texts.of('mfe-tickets', 'result.cancel')).click(),
  ),
  citizen('booking-change', async (person, context) => {
    const ticket = await person.book(await pointOf(context, SERVICE));
    return `/reserve?ticket=${ticket}`;
  }),
  citizen('my-tickets', async (person, context) => {
    await withNumber(person, context);
    await person.book(await pointOf(context, 'SAFP-ACC'));
    return '/myBooking';
  }),
  citizen('my-tickets-empty', async () => '/myBooking'),
  screen('my-tickets-visitor', '/myBooking'),
  citizen('favourites', async (person, context) => {
    await person.keepFavourite(await pointOf(context, SERVICE));
    return '/MyFavoritePage';
  }),
  citizen('favourites-empty', async () => '/MyFavoritePage'),
  screen('login', '/login'),
  screen('privacy', '/PrivacyClausePage'),
  staff('start', '/staff', 'carla'),
  staff('counter-place', '/staff/counter', 'ana'),
  staff('counter', '/staff/counter', 'ana', async (page, { texts }) => {
    const of = (key: string) => texts.of('mfe-staff', key);
    await page.getByLabel(of('place.office')).selectOption(String(LOCATION));
    await page.getByLabel(of('place.counter')).fill('P1');
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: of('place.open') }).click();
    await page.getByRole('group', { name: of('act.keys') }).waitFor();
    await page.keyboard.press('F2');
    await expect(page.getByRole('main')).toContainText(/[A-Z]\d? \d{3}/);
  }),
  staff('appointments', '/staff/appointments', 'ana'),
  staff('reception', '/staff/reception', 'bruno'),
  staff('kiosk', '/staff/kiosk', 'carla'),
  staff('display', '/staff/display', 'carla'),
  screen('about', '/AboutPage'),
  screen('settings', '/app'),
  screen('not-found', '/nowhere'),
  {
    name: 'remote-missing',
    async address(_, page) {
      await page.route(/\/assets\/mfe-catalogue\//, (route) => route.abort());
      return '/home?from=mail';
    },
  },
  screen('offline', '/home', async (page) => {
    await page.context().setOffline(true);
    await page.getByRole('status').first().waitFor();
  }),
];
