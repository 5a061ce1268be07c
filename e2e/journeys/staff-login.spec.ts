// Staff log in at their own issuer, and a supervisor enrols the devices of an office.
import { expect, test, type Browser, type Page } from '@playwright/test';
import { closeCountersOf, listCounter } from '../src/office';
import { LOCATION, pointOf } from '../src/people';
import { textsOf } from '../src/texts';

const texts = textsOf('en_us');
const words = (key: string) => texts.of('mfe-staff', key);

test.beforeEach(({ isMobile }) => {
  test.skip(isMobile === true, 'the screens of an office stand on desks and walls');
});

async function browserOf(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: process.env.VEZ_ORIGIN!,
    viewport: { width: 1280, height: 800 },
    timezoneId: 'Asia/Macau',
  });
  const page = await context.newPage();
  await page.goto(`${path}?language=en_us`);
  return page;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Logs in from a staff screen at the development provider, which accepts any password. */
async function logIn(page: Page, name: string) {
  await expect(page.getByRole('heading', { name: words('gate.login') })).toBeVisible();
  await button(page, words('gate.go')).click();
  await page.locator('input[name=login]').fill(name);
  await page.locator('input[name=password]').fill('any');
  await page.locator('button[type=submit]').click();
  // The provider asks for consent to share the identity.
  await page.locator('form:has(input[name=prompt][value=consent]) button').click();
}

/** Makes a call in the session of a page. @param data the body of a write @returns the status */
async function statusOf(page: Page, path: string, data?: object) {
  const session = await page.request.post('/api/session', { data: {} });
  const { jwtToken } = (await session.json()) as { jwtToken: string };
  const method = data === undefined ? 'GET' : 'POST';
  const headers = { authorization: `Bearer ${jwtToken}` };
  return (
    await page.request.fetch(path, { method, headers, ...(data === undefined ? {} : { data }) })
  ).status();
}

test('lets a clerk log in at the staff issuer, serve one department and log out [ACC-02]', async ({
  browser,
}, { retry }) => {
  // No other journey logs in as this clerk, so the log-out dialog asks only about this journey’s counter.
  const who = 'gabriel';
  await closeCountersOf(who);
  const clerk = await browserOf(browser, '/staff/counter');
  await logIn(clerk, who);
  await expect(clerk.getByRole('heading', { name: words('place.title') })).toBeVisible();
  await expect(clerk).toHaveURL(/\/staff\/counter/);
  await clerk.getByLabel(words('place.office')).selectOption(String(LOCATION));
  await expect(clerk.getByRole('checkbox', { name: 'Replacement' })).toBeVisible();

  const other = await browserOf(browser, '/staff/counter');
  await logIn(other, 'david');
  await other.getByLabel(words('place.office')).selectOption(String(LOCATION));
  await expect(other.getByRole('checkbox').first()).toBeVisible();
  await expect(other.getByRole('checkbox', { name: 'Replacement' })).toHaveCount(0);

  // The server also refuses what the screen does not offer.
  const { serviceId } = await pointOf(clerk.context(), 'DSI-BIR-L');
  const name = `L${9 - retry}`;
  await listCounter(who, name);
  const counter = { serviceId, locationId: LOCATION, counter: name };
  expect(await statusOf(other, '/api/counter/open', counter)).toBe(403);
  expect(await statusOf(clerk, '/api/counter/open', counter)).toBe(200);

  await clerk.goto('/staff/appointments?language=en_us');
  await button(clerk, words('head.logOut')).click();
  await button(clerk, words('leave.andLogOut').replace('{{counter}}', name)).click();
  await expect(clerk.getByRole('heading', { name: words('gate.login') })).toBeVisible();
  await clerk.goto('/staff/counter?language=en_us');
  await expect(clerk.getByRole('heading', { name: words('gate.login') })).toBeVisible();
  await Promise.all([clerk, other].map((page) => page.context().close()));
});

for (const kind of ['kiosk', 'display'] as const) {
  test(`enrols a ${kind} by a supervisor’s code, keeps its screen, and revokes it [ACC-02]`, async ({
    browser,
  }, { retry }) => {
    const name = `Hall ${kind} ${retry + 1}`;
    const supervisor = await browserOf(browser, '/staff');
    await logIn(supervisor, 'carla');
    await supervisor.getByRole('link', { name: words('head.enrol') }).click();
    await supervisor.getByLabel(words('devices.kind')).selectOption(kind);
    await supervisor.getByLabel(words('place.office')).selectOption(String(LOCATION));
    await supervisor.getByLabel(words('devices.name')).fill(name);
    await button(supervisor, words('devices.make')).click();
    const code = await supervisor
      .getByRole('status')
      .getByText(/^[2-9A-Z]{8}$/)
      .innerText();

    const device = await browserOf(browser, '/staff/enrol');
    await device.getByLabel(words('enrol.code')).fill('WRONG234');
    await button(device, words('enrol.go')).click();
    await expect(device.getByLabel(words('enrol.code'))).toHaveAttribute('aria-invalid', 'true');
    await device.getByLabel(words('enrol.code')).fill(code.toLowerCase());
    await button(device, words('enrol.go')).click();
    await expect(device).toHaveURL(new RegExp(`/staff/${kind}`));
    await device.goto('/staff?language=en_us');
    await expect(device).toHaveURL(new RegExp(`/staff/${kind}`));
    // The device has access only to the calls of its screen.
    expect(await statusOf(device, `/api/counter/board?locationId=${LOCATION}`)).toBe(200);
    expect(await statusOf(device, `/api/counter/desk?locationId=${LOCATION}`)).toBe(403);

    await supervisor.reload();
    await button(supervisor, `${words('devices.revoke')}: ${name}`).click();
    await expect(button(supervisor, `${words('devices.revoke')}: ${name}`)).toHaveCount(0);
    await device.goto('/staff?language=en_us');
    await expect(device.getByRole('heading', { name: words('gate.login') })).toBeVisible();
    await Promise.all([supervisor, device].map((page) => page.context().close()));
  });
}
