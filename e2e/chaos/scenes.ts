// The scenes: an address, and the citizen's steps there.
import { expect, type BrowserContext } from '@playwright/test';
import { logInByMobile, logInWithAccount } from '../src/account';
import { linkSentTo, newMobile } from '../src/citizen';
import { counterSystemOf } from '../src/counter-system';
import { ANSWER_LOST, INVALID_FAVOURITES, LONG_LIST } from './call-faults';
import { bringToToday, closeTimeOf } from '../src/office';
import { accountHolder, newCitizen, pointOf, type Citizen, type Person } from '../src/people';
import type { Language } from '../src/texts';
import { button, confirm, tap, texts, type Scene } from './scene';
import { askForCode, chooseDayAndTime, chooseSomeTime } from './steps';

export const visitorAt = (address: string, act?: Scene['act'], name = address): Scene => ({
  name,
  prepare: async () => address,
  ...(act ? { act } : {}),
});
/** Services without special requirements, so that many people can use them at once. */
const SERVICES = ['DSI-CRC', 'SAFP-ACC', 'IAM-DOG', 'DSAT-LIC', 'DSAJ-REP', 'DSI-PAS'];
/** Services that can be booked without an ID number. */
const BOOKABLE = ['DSI-CRC', 'SAFP-ACC', 'IAM-DOG'];
let next = 0;
const turn = <Item>(items: readonly Item[]) => items[(next += 1) % items.length]!;
const somePoint = (context: BrowserContext) => pointOf(context, turn(SERVICES));
const someBookablePoint = (context: BrowserContext) => pointOf(context, turn(BOOKABLE));

type Ready = (person: Person, context: BrowserContext) => Promise<string>;
const citizen = (
  name: string,
  ready: (person: Citizen, context: BrowserContext) => Promise<string>,
  act?: Scene['act'],
): Scene => ({
  name,
  async prepare(context, deviceId) {
    const person = await newCitizen(context);
    await person.agree(deviceId);
    return ready(person, context);
  },
  ...(act ? { act } : {}),
});
const holder = (name: string, ready: Ready, act?: Scene['act']): Scene => ({
  name,
  async prepare(context, deviceId) {
    const person = await accountHolder(context, 'chan');
    await person.agree(deviceId);
    return ready(person, context);
  },
  ...(act ? { act } : {}),
});

/** The texts of a page's own language come with the page, those of another one with its choice. */
const choosing = (from: Language, to: Language): Scene => ({
  ...visitorAt(
    `/app?language=${from}`,
    (page) => page.locator(`label:has(input[type=radio][value=${to}])`).click(),
    `choosing ${to}`,
  ),
  onlyInWhole: true,
});

/** A screen of an office with a logged-in member of staff. */
const staff = (path: string, who: string): Scene => ({
  name: path,
  onlyInWhole: true,
  async prepare(context) {
    expect((await context.request.get(`/staff?mock=${who}`)).ok()).toBe(true);
    return path;
  },
});

const withNumber: Ready = async (person, context) =>
  `/success?ticket=${await person.takeNumber(await somePoint(context))}`;
const withOthersBehind: Ready = async (person, context) => {
  const point = await somePoint(context);
  const ticket = await person.takeNumber(point);
  for (let others = 0; others < 3; others += 1) await counterSystemOf(context.request).walkIn(point);
  return `/success?ticket=${ticket}`;
};
const withBooking: Ready = async (person, context) =>
  `/success?ticket=${await person.book(await someBookablePoint(context))}`;
/** Reuses one booking for all trials of an account, whose bookings are limited. */
const withBookingKept: Ready = async (person, context) => {
  const kept = await person.firstBooking();
  return kept === undefined ? withBooking(person, context) : `/success?ticket=${kept}`;
};
const late = async (person: Citizen, context: BrowserContext) =>
  `/success?ticket=${await person.bookLate(await pointOf(context, 'IAM-DOG'))}`;
/** Free times before the booking are offered within seconds. */
async function offered(person: Citizen, context: BrowserContext): Promise<string> {
  const ticket = await person.bookLate(await pointOf(context, 'IAM-DOG'));
  await person.askEarlier(ticket);
  await expect.poll(async () => (await person.bookingOf(ticket)).offer).toBeDefined();
  return `/success?ticket=${ticket}`;
}
/** A second tap within a second is ignored. */
const TAP_REST_MS = 1_000;
const withFavourite: Ready = async (person, context) => {
  await person.keepFavourite(await somePoint(context));
  return '/MyFavoritePage';
};
const formAt = (path: string, code: string) => async (context: BrowserContext) => {
  const { serviceId, locationId } = await pointOf(context, code);
  return `${path}?service=${serviceId}&location=${locationId}`;
};

/** Scenes in which each screen makes its own calls. */
export const PLAIN_SCENES: Scene[] = [
  visitorAt('/home'),
  visitorAt('/remoteCounterHome'),
  visitorAt('/category'),
  visitorAt('/department'),
  visitorAt('/search'),
  visitorAt('/search?q=card'),
  visitorAt('/search?serviceCode=DSAT-INS'),
  visitorAt('/lifeEvent?event=birth'),
  visitorAt('/hotServices'),
  visitorAt('/serOrLocationWithTabs?department=1'),
  visitorAt('/serOrLocationWithTabs?department=1&tab=1'),
  visitorAt('/serOrLocationWithoutTabs?service=1'),
  visitorAt('/serOrLocationWithoutTabs?category=1'),
  visitorAt('/serOrLocationWithoutTabs?department=1&location=2'),
  visitorAt('/queueOrBook?service=1&location=5'),
  visitorAt('/offerNum?service=1&location=5'),
  visitorAt(
    '/queueOrBook?service=1&location=5',
    (page) => tap(page, texts.of('mfe-catalogue', 'week.open')),
    'the usual week',
  ),
  visitorAt('/PrivacyClausePage'),
  visitorAt('/AboutPage'),
  visitorAt('/nowhere'),
  visitorAt('/myBooking'),
  ...(['zh_hant', 'zh_hans', 'pt_pt'] as const).flatMap((language) =>
    ['/home', '/offerNum?service=1&location=5', '/reserve?service=7&location=5', '/myBooking', '/login'].map(
      (path) => ({
        ...visitorAt(`${path}${path.includes('?') ? '&' : '?'}language=${language}`),
        onlyInWhole: true,
      }),
    ),
  ),
  visitorAt('/login', async (page) => {
    await askForCode(page, texts.of('mfe-account', 'login.phone'));
    await tap(page, texts.of('mfe-account', 'login.go'));
  }),
  {
    name: 'a form with questions',
    async prepare(context) {
      const { serviceId, locationIds } = await pointOf(context, 'DSAT-INS');
      return `/setParams?service=${serviceId}&location=${locationIds[0]}`;
    },
    async act(page) {
      await page.locator('#plate').fill('MO-12-34');
      await tap(page, texts.of('mfe-booking', 'parameters.next'));
    },
  },
  // A citizen, because the share of a day that visitors of one address may hold is limited.
  citizen(
    'a day and a time',
    (_, context) => formAt('/reserve', 'DSI-CRC')(context),
    async (page) => {
      await chooseDayAndTime(page);
      // More time is offered in the last minute of the ten.
      await page.evaluate((ms) => {
        const now = Date.now;
        Date.now = () => now() + ms;
      }, 545_000);
      await tap(page, texts.of('mfe-booking', 'hold.more'));
      await chooseSomeTime(page);
    },
  ),
  {
    name: 'seeking a time',
    prepare: formAt('/reserve', 'DSI-PAS'),
    act: (page) => tap(page, texts.of('mfe-booking', 'seek.entry')),
  },
  {
    name: 'a visitor who takes a number',
    prepare: formAt('/offerNum', 'SAFP-ACC'),
    async act(page) {
      await page.locator('#phone').fill(newMobile());
      await page.locator('#agreed').check();
      await tap(page, texts.of('mfe-queue', 'go'));
      await page.getByLabel(texts.ui('code.label')).fill('000000');
      // A code typed before its SMS is sent needs a tap to submit.
      await tap(page, texts.of('mfe-account', 'sms.next'));
    },
  },
  citizen(
    'taking a number',
    async (_, context) => {
      const { serviceId, locationId } = await somePoint(context);
      return `/offerNum?service=${serviceId}&location=${locationId}`;
    },
    (page) => tap(page, texts.of('mfe-queue', 'goKnown')),
  ),
  citizen(
    'booking',
    async (_, context) => {
      const { serviceId, locationId } = await someBookablePoint(context);
      return `/reserve?service=${serviceId}&location=${locationId}`;
    },
    async (page) => {
      await chooseDayAndTime(page);
      await tap(page, texts.of('mfe-booking', 'goKnown'));
    },
  ),
  citizen('a number', withNumber),
  citizen('a booking', withBooking),
  citizen('arriving', withNumber, (page) => tap(page, texts.of('mfe-tickets', 'result.checkIn'))),
  citizen('letting others go first', withOthersBehind, async (page) => {
    await tap(page, texts.of('mfe-tickets', 'letPass.act'));
    await confirm(page, texts.of('mfe-tickets', 'letPass.yes'));
  }),
  citizen('cancelling', withNumber, async (page) => {
    await tap(page, texts.of('mfe-tickets', 'result.cancel'));
    await confirm(page, texts.of('mfe-tickets', 'cancel.yes'));
  }),
  citizen('keeping a favourite', withNumber, (page) =>
    tap(page, texts.of('mfe-tickets', 'result.favourite')),
  ),
  citizen(
    'changing a booking',
    async (person, context) => `/reserve?ticket=${await person.book(await someBookablePoint(context))}`,
    async (page) => {
      await chooseSomeTime(page);
      await tap(page, texts.of('mfe-booking', 'save'));
    },
  ),
  citizen('my tickets', async (person, context) => {
    await withNumber(person, context);
    await withBooking(person, context);
    return '/myBooking';
  }),
  citizen('the home of who has a number', async (person, context) => {
    await withNumber(person, context);
    return '/home';
  }),
  citizen('favourites', withFavourite),
  citizen('dropping a favourite', withFavourite, async (page) => {
    const remove = texts.of('mfe-tickets', 'favourites.remove').replace('{{name}}', '');
    await page.getByRole('button', { name: remove }).last().click();
    await confirm(page, texts.of('mfe-tickets', 'favourites.yes'));
  }),
  citizen(
    'keeping a search and forgetting all',
    async () => '/search',
    async (page) => {
      await page.getByRole('searchbox').fill('card');
      // Searches are only kept after a login, which the page may not have noticed yet.
      await expect(async () => {
        const keeping = page.waitForRequest(
          (asked) => asked.method() === 'POST' && asked.url().endsWith('/keyword'),
          { timeout: 2_000 },
        );
        await page.keyboard.press('Enter');
        await (await keeping).response();
      }).toPass({ timeout: 8_000 });
      await page.goto('/search?language=en_us');
      await tap(page, texts.of('mfe-catalogue', 'search.clear'));
      await confirm(page, texts.of('mfe-catalogue', 'search.clearYes'));
    },
  ),
  citizen('the history of a ticket', withNumber, (page) =>
    tap(page, texts.of('mfe-tickets', 'history.show')),
  ),
  {
    ...citizen('favourites that do not open', withFavourite),
    beside: {
      matches: (method, path) => method === 'GET' && path === '/api/favourite/services',
      fault: INVALID_FAVOURITES,
    },
  },
  {
    ...citizen(
      'a number whose answer is lost',
      async (_, context) => {
        const { serviceId, locationId } = await somePoint(context);
        return `/offerNum?service=${serviceId}&location=${locationId}`;
      },
      async (page) => {
        await tap(page, texts.of('mfe-queue', 'goKnown'));
        // The result is looked up after the last repetition of the write.
        await page.waitForResponse(/\/api\/write\//, { timeout: 40_000 });
      },
    ),
    beside: {
      matches: (_, path) => path === '/api/queue/requestQueueTicket',
      fault: ANSWER_LOST,
    },
  },
  citizen(
    'logging another device out',
    async (person) => {
      await person.logInElsewhere();
      return '/app';
    },
    async (page) => {
      await page
        .getByRole('button', { name: /^Log out: / })
        .first()
        .click();
    },
  ),
  citizen(
    'one’s own data',
    async () => '/MyDataPage',
    (page) => tap(page, texts.ownData('take.go')),
  ),
  citizen(
    'erasing one’s own data',
    async () => '/MyDataPage',
    async (page) => {
      await tap(page, texts.ownData('erase.go'));
      await confirm(page, texts.ownData('erase.yes'));
    },
  ),
  citizen(
    'logging out',
    async () => '/app',
    (page) => tap(page, texts.of('shell', 'settings.logout')),
  ),
  visitorAt('/login', (page) => logInByMobile(page, texts, newMobile()), 'a login by mobile number'),
  visitorAt(
    '/login',
    (page) => logInWithAccount(page, texts, 'corporate', 'lotus'),
    'a login with an account',
  ),
  citizen(
    'coming back after a missed call',
    async (person, context) => {
      const point = await somePoint(context);
      const ticket = await person.takeNumber(point);
      const counters = counterSystemOf(context.request);
      await counters.callUntil(point, ticket);
      await counters.markAbsent(ticket);
      return `/success?ticket=${ticket}`;
    },
    async (page) => {
      await tap(page, texts.ui('rejoin.yes'));
      await confirm(page, texts.ui('rejoin.yes'));
    },
  ),
  citizen(
    'accepting a new time',
    async (person, context) => {
      const point = await pointOf(context, 'DSI-BIR-R');
      const ticket = await person.book(point, { identifyNo: '12345670' });
      await closeTimeOf(person, point, ticket);
      return `/success?ticket=${ticket}`;
    },
    (page) => tap(page, texts.of('mfe-tickets', 'closed.accept')),
  ),
  citizen(
    'saying that one is coming',
    async (person, context) => {
      const ticket = await person.book(await someBookablePoint(context));
      await bringToToday(context, ticket, 59, true);
      return `/success?ticket=${ticket}`;
    },
    (page) => tap(page, texts.of('mfe-tickets', 'coming.yes')),
  ),
  citizen('asking for an earlier time', late, async (page) => {
    await page.getByRole('button', { name: texts.of('mfe-tickets', 'earlier.get') }).click();
    await confirm(page, texts.of('mfe-tickets', 'earlier.ask'));
  }),
  citizen('taking an earlier time', offered, (page) => page.getByRole('button', { name: /^Take / }).click()),
  citizen('keeping the time', offered, (page) => page.getByRole('button', { name: /^Keep / }).click()),
  citizen('no longer asking for an earlier time', offered, async (page) => {
    await page.getByRole('button', { name: texts.of('mfe-tickets', 'earlier.stop') }).click();
    // What failed before is removed with all else about the wish.
    await page.getByText(texts.of('mfe-tickets', 'earlier.stopped')).waitFor({ timeout: 5_000 });
  }),
  citizen('the link of a message', async (person, context) => {
    await person.book(await someBookablePoint(context));
    return linkSentTo(context.request, person.mobile);
  }),
  citizen('sharing a ticket', withBooking, (page) => tap(page, texts.of('mfe-tickets', 'share.share'))),
  citizen('a kiosk ticket', withNumber, async (page) => {
    const picture = await page.getByRole('img', { name: texts.of('mfe-tickets', 'result.qr') }).screenshot();
    await page.goto('/myBooking');
    await tap(page, texts.of('mfe-tickets', 'scan.title'));
    await page
      .getByLabel(texts.of('mfe-tickets', 'scan.picture'))
      .and(page.locator('input'))
      .setInputFiles({ name: 'ticket.png', mimeType: 'image/png', buffer: picture });
    await page.getByText(texts.of('mfe-tickets', 'scan.added')).waitFor();
  }),
  holder('recently used', async () => '/RecentlyUsedPage'),
  holder('keeping and dropping a note', withBookingKept, async (page) => {
    const keep = button(page, texts.of('mfe-tickets', 'memo.add'));
    const drop = button(page, texts.of('mfe-tickets', 'memo.remove'));
    // The ticket loads after its page, and an earlier trial may have left a note on it.
    await keep.or(drop).waitFor();
    if (await drop.isVisible()) {
      await drop.click();
      await keep.waitFor();
      await page.waitForTimeout(TAP_REST_MS);
    }
    await keep.click();
    // A tap within a second of the last one is ignored, so it is repeated.
    await expect(async () => {
      await drop.click({ timeout: 2_000 });
      await expect(keep).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 15_000 });
  }),
  choosing('en_us', 'zh_hant'),
  choosing('en_us', 'zh_hans'),
  choosing('en_us', 'pt_pt'),
  choosing('pt_pt', 'en_us'),
  {
    ...citizen('an entry in the calendar', withBooking, (page) =>
      tap(page, texts.of('mfe-tickets', 'result.calendar')),
    ),
    onlyInWhole: true,
  },
  { ...visitorAt('/home', (page) => tap(page, texts.of('shell', 'needHelp')), 'help'), onlyInWhole: true },
  {
    ...visitorAt('/hotServices', undefined, 'a long list'),
    onlyInWhole: true,
    beside: { matches: (_, path) => path.endsWith('/hotServices'), fault: LONG_LIST },
  },
  staff('/staff', 'carla'),
  staff('/staff/counter', 'ana'),
  staff('/staff/appointments', 'ana'),
  staff('/staff/reception', 'bruno'),
  staff('/staff/counters', 'carla'),
  staff('/staff/closures', 'carla'),
  staff('/staff/notices', 'ana'),
  staff('/staff/office', 'carla'),
  staff('/staff/kiosk', 'carla'),
  staff('/staff/display', 'carla'),
  staff('/staff/enrol', 'carla'),
  {
    name: 'a host app',
    forDevelopers: true,
    prepare: async () => '/dev/host',
    async act(page) {
      await page.getByLabel('Address').fill('/home');
      await page.getByLabel('How it signs').selectOption('rightly');
      await page.getByRole('button', { name: 'Open' }).click();
      await page.frameLocator('#page').getByRole('heading').first().waitFor();
    },
  },
];
