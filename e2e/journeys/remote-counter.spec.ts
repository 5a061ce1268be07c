import { expect, test, type Page } from '@playwright/test';
import { logInWithAccount } from '../src/account';
import { chooseSomeTime, openOtherTimes } from '../src/booking';
import { citizenOf } from '../src/citizen';
import { problemsOf } from '../src/page-problems';

test.beforeEach(({}, testInfo) => {
  test.skip(testInfo.project.name !== 'phone', 'a counter by video is for phones');
});

/** A service of the development city that its remote counter offers to accounts only. */
const NAMES = { department: '身份證明局', service: '刑事紀錄證明書', place: '遙距服務櫃枱' };

test('books a video appointment from the home of the remote counter, with its login [CAT-53] [ERR-33] [NAV-24] [BOK-12]', async ({
  page,
}, { retry }) => {
  const citizen = citizenOf(page, 'zh_hant');
  const { texts } = citizen;
  await citizen.open('/remoteCounterHome');
  const departments = page.getByRole('region', {
    name: texts.of('mfe-catalogue', 'home.departmentsHeading'),
  });
  await departments.getByRole('link', { name: NAMES.department }).click();
  // The only category with services by video is already expanded.
  await page.getByRole('link', { name: NAMES.service }).click();
  await expect(page.getByRole('link', { name: NAMES.place })).toHaveCount(0);
  await expect(
    page.getByText(texts.of('mfe-catalogue', 'messages.locationNoRemote').split('{{')[0]!),
  ).toBeVisible();
  await page.getByRole('link', { name: texts.of('mfe-catalogue', 'select.loginLink') }).click();
  await logInWithAccount(page, texts, 'personal', 'maria');

  // The only counter for the service is chosen automatically.
  await citizen.link(texts.of('mfe-catalogue', 'choice.bookButton')).click();
  await openOtherTimes(page);
  // A citizen has one booking of a service a day, so a retry uses the next day.
  await page.locator('[role=gridcell] button:not([aria-disabled]):visible').nth(retry).click();
  await chooseSomeTime(page);
  await citizen.button(texts.of('mfe-booking', 'goKnown')).click();

  await expect(page).toHaveURL(/\/success\?ticket=/);
  await expect(
    page.getByText(texts.of('mfe-tickets', 'result.remoteCounter'), { exact: true }),
  ).toBeVisible();
  // Still at the remote counter, although the login returned by the only address that providers know.
  await page.getByRole('button', { name: texts.ui('home') }).click();
  await expect(page).toHaveURL(/\/remoteCounterHome/);
});

/** The first address sets the counter of the tab. */
const LISTS = [
  '/remoteCounterHome',
  '/hotServices',
  '/search',
  '/search?q=%E8%AD%89',
  '/serOrLocationWithoutTabs?category=1',
  '/serOrLocationWithTabs?department=1',
  '/serOrLocationWithTabs?department=1&tab=1',
];

/** The targets of a page's links to services and offices. Each list has at least one. */
async function leadsOf(page: Page) {
  const links = page.locator('main a[href*="service="], main a[href*="location="]');
  await expect(links.first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const numbersOf = (name: string) =>
    addresses.flatMap((address) => Number(new URL(address).searchParams.get(name) ?? NaN) || []);
  return { services: numbersOf('service'), places: numbersOf('location') };
}

test('has no link to a hall in any of its lists [NAV-03] [CAT-16]', async ({ page }) => {
  const counters = (await (await page.request.get('/api/booking/videoServices')).json()) as {
    place: { id: number };
    services: { id: number }[];
  }[];
  const given = counters.flatMap(({ services }) => services.map(({ id }) => id));
  const places = counters.map(({ place }) => place.id);
  const citizen = citizenOf(page, 'zh_hant');
  // This counter requires a login with an account.
  await citizen.open('/remoteCounterHome?mock=maria');
  for (const address of LISTS) {
    await test.step(address, async () => {
      await citizen.open(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const leads = await leadsOf(page);
      expect(leads.services.filter((id) => !given.includes(id))).toEqual([]);
      expect(leads.places.filter((id) => !places.includes(id))).toEqual([]);
      const map = citizen.texts.of('mfe-catalogue', 'select.map');
      await expect(page.getByRole('button', { name: map })).toHaveCount(0);
    });
  }
});

test('names the remote counter on each page, and leads out to all services [NAV-24] [NAV-27]', async ({
  page,
}) => {
  const { texts, open, button } = citizenOf(page, 'en_us');
  const shell = (key: string) => texts.of('shell', `mode.${key}`);
  const bar = page.getByRole('region', { name: shell('name'), exact: true });
  const problems = problemsOf(page);
  await open('/remoteCounterHome');
  await expect(bar).toBeVisible();

  // The service is not offered by video. The address names no counter, but the tab keeps it.
  await open('/search?q=passport');
  await expect(bar).toBeVisible();
  await button(texts.of('mfe-catalogue', 'everything.search')).click();
  await expect(page).toHaveURL(/\/search\?q=passport/);
  await expect(
    page
      .getByRole('region', { name: texts.of('mfe-catalogue', 'search.services') })
      .getByRole('link')
      .first(),
  ).toBeVisible();
  await expect(bar).toHaveCount(0);

  await open('/remoteCounterHome');
  await open('/department');
  await bar.getByRole('link').click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(bar).toHaveCount(0);
  expect(problems).toEqual([]);
});
