// A visit from the first step to the last, on the screens of an office and on a citizen's phone.
import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible';
import { problemsOf } from '../src/page-problems';
import { LOCATION, newCitizen, pointOf } from '../src/people';
import { textsOf } from '../src/texts';

/** Of no other journey: who opens a counter for it keeps the town's own from calling. */
const SERVICE = 'DSI-BIR-L';
/** Another one for a retry: the first may still have somebody. */
let counterName = 'J9';
const texts = textsOf('en_us');
const words = (key: string) => texts.of('mfe-staff', key);

/** A device of the hall, at which somebody of the department is logged in. */
async function deviceOf(browser: Browser, screen: string, who: string, size: [number, number]) {
  const context = await browser.newContext({
    baseURL: process.env.VEZ_ORIGIN!,
    viewport: { width: size[0], height: size[1] },
    timezoneId: 'Asia/Macau',
  });
  await context.addInitScript((locationId) => {
    // A browser without a head prints nothing, and tells nobody that it has.
    window.print = () => setTimeout(() => window.dispatchEvent(new Event('afterprint')));
    if (localStorage.getItem('vez.staff.counter') === null)
      localStorage.setItem('vez.staff.counter', JSON.stringify({ locationId, counter: '', serviceIds: [] }));
  }, LOCATION);
  const page = await context.newPage();
  await page.goto(`/staff/${screen}?mock=${who}&language=en_us`);
  return page;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function openCounter(page: Page, serviceName: string) {
  const office = page.getByLabel(words('place.office'));
  await office.selectOption(String(LOCATION));
  await page.getByLabel(words('place.counter')).fill(counterName);
  await page.getByRole('checkbox', { name: serviceName }).check();
  await expectAccessible(page);
  await button(page, words('place.open')).click();
  await expect(page.getByRole('group', { name: words('act.keys') })).toBeVisible();
}

async function typeCode(kiosk: Page, code: string) {
  await button(kiosk, new RegExp(`^${words('kiosk.checkIn')}`)).click();
  for (const key of code.replace('-', ''))
    await kiosk.getByRole('button', { name: key, exact: true }).click();
  await kiosk.getByRole('button', { name: words('kiosk.checkIn'), exact: true }).click();
}

test('a number is checked in at the kiosk, called, shown, served, and its holder knows', async ({
  browser,
  isMobile,
}, { retry }) => {
  test.skip(isMobile === true, 'the screens of an office stand on desks and walls');
  counterName = `J${9 - retry}`;
  test.setTimeout(240_000);
  // Before the number is taken: from then on nobody else calls it.
  const counter = await deviceOf(browser, 'counter', 'ana', [1280, 800]);
  await openCounter(counter, 'Replacement');
  const phone = await browser.newContext({ baseURL: process.env.VEZ_ORIGIN!, timezoneId: 'Asia/Macau' });
  const citizen = await newCitizen(phone);
  const point = await pointOf(phone, SERVICE);
  const ticket = await citizen.takeNumber(point);
  const ticketPage = await phone.newPage();
  await ticketPage.goto(`/success?ticket=${ticket}&language=en_us`);
  const main = ticketPage.locator('main');
  await expect(main).toContainText(/\d{6}-[2-9A-Z]{8}/);
  const [code] = /\d{6}-[2-9A-Z]{8}/.exec(await main.innerText())!;
  const [number] = /\b[A-Z]\d? \d{3}\b/.exec(await main.innerText())!;

  const kiosk = await deviceOf(browser, 'kiosk', 'carla', [1080, 1920]);
  const display = await deviceOf(browser, 'display', 'carla', [1920, 1080]);
  // Screens do without the stream: they read every 10 s then.
  const problems = [kiosk, display, counter].map((page) =>
    problemsOf(page, (message) => message.location().url.includes('/counter/stream')),
  );

  await test.step('at the kiosk', async () => {
    await expectAccessible(kiosk);
    await typeCode(kiosk, code);
    await expect(kiosk.getByRole('heading', { name: words('kiosk.checkedIn') })).toBeVisible();
    await expect(kiosk.getByText(number, { exact: true }).first()).toBeVisible();
    await expectAccessible(kiosk);
  });

  await test.step('at the counter', async () => {
    const all = button(counter, words('waiting.all'));
    if (await all.isVisible()) await all.click();
    await button(counter, new RegExp(`^${number}`))
      .first()
      .click();
    await expect(button(counter, new RegExp(`${words('act.next')}.*${number}`))).toBeVisible();
    // Looked for from before the call: the calls of a busy town push it out again.
    const row = display.getByRole('listitem').filter({ hasText: number });
    const isShown = expect(row).toContainText(counterName, { timeout: 60_000 });
    await counter.keyboard.press('F2');
    await isShown;
    await expect(counter.getByRole('heading', { name: words('person.comeTo') })).toBeVisible();
    await expectAccessible(counter);
  });

  await test.step('on the display and on the phone', async () => {
    await expectAccessible(display);
    await expect(ticketPage.getByText(texts.ui('yourTurn')).first()).toBeVisible({ timeout: 30_000 });
    await expect(main).toContainText(counterName);
  });

  await test.step('until it is served', async () => {
    await counter.keyboard.press('F4');
    await expect(counter.getByRole('heading', { name: words('person.serving') })).toBeVisible();
    await counter.keyboard.press('F3');
    await expect(button(counter, new RegExp(`^F2 ?${words('act.next')}`))).toBeVisible();
    await expect(ticketPage.getByText(texts.of('mfe-tickets', 'ended.treated'))).toBeVisible({
      timeout: 30_000,
    });
  });

  const headers = { authorization: `Bearer ${process.env.VEZ_COUNTER_CREDENTIAL}` };
  const data = { serviceId: point.serviceId, locationId: LOCATION, counter: counterName };
  await phone.request.post('/api/counter/close', { headers, data });
  expect(problems).toEqual([[], [], []]);
  await Promise.all([phone.close(), ...[kiosk, display, counter].map((page) => page.context().close())]);
});
