// A complete visit on the screens of an office and on a citizen's phone.
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../src/accessible';
import {
  button,
  closeCounter,
  deviceOf,
  openCounter,
  readTicket,
  showAllWaiting,
  shownOn,
  typeCodeAt,
  words,
} from '../src/office';
import { problemsOf } from '../src/page-problems';
import { newCitizen, pointOf } from '../src/people';
import { textsOf } from '../src/texts';

/** Services that no other journey uses: an open counter for them stops the simulated counters from calling. */
const SERVICE = 'DSI-BIR-L';
const texts = textsOf('en_us');

test('checks a number in at the kiosk, calls, shows and serves it, and updates its phone', async ({
  browser,
  isMobile,
}, { retry }) => {
  test.skip(isMobile === true, 'the screens of an office stand on desks and walls');
  // A retry uses another service, because the first may still have a visitor.
  const counterName = `J${9 - retry}`;
  // Opened before the number is taken, so that no other counter calls it.
  const counter = await openCounter(browser, { who: 'ana', name: counterName, serves: ['Replacement'] });
  const phone = await browser.newContext({ baseURL: process.env.VEZ_ORIGIN!, timezoneId: 'Asia/Macau' });
  const citizen = await newCitizen(phone);
  const point = await pointOf(phone, SERVICE);
  const ticket = await citizen.takeNumber(point);
  const ticketPage = await phone.newPage();
  await ticketPage.goto(`/success?ticket=${ticket}&language=en_us`);
  const main = ticketPage.locator('main');
  const { code, number } = await readTicket(ticketPage);

  const kiosk = await deviceOf(browser, 'kiosk', { who: 'carla' });
  const display = await deviceOf(browser, 'display', { who: 'carla' });
  // Without the stream, screens poll every 10 s.
  const problems = [kiosk, display, counter].map((page) =>
    problemsOf(page, (message) => message.location().url.includes('/counter/stream')),
  );

  await test.step('at the kiosk', async () => {
    await expectAccessible(kiosk);
    await typeCodeAt(kiosk, code);
    await expect(kiosk.getByRole('heading', { name: words('kiosk.checkedIn') })).toBeVisible();
    await expect(kiosk.getByText(number, { exact: true }).first()).toBeVisible();
    await expectAccessible(kiosk);
  });

  await test.step('at the counter', async () => {
    await showAllWaiting(counter);
    await button(counter, new RegExp(`^${number}`))
      .first()
      .click();
    await expect(button(counter, new RegExp(`${words('act.next')}.*${number}`))).toBeVisible();
    const isShown = shownOn(display, number, counterName);
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

  await test.step('until the end of service', async () => {
    await counter.keyboard.press('F4');
    await expect(counter.getByRole('heading', { name: words('person.serving') })).toBeVisible();
    await counter.keyboard.press('F3');
    await expect(button(counter, new RegExp(`^F2 ?${words('act.next')}`))).toBeVisible();
    await expect(ticketPage.getByText(texts.of('mfe-tickets', 'ended.treated'))).toBeVisible({
      timeout: 30_000,
    });
  });

  expect(problems).toEqual([[], [], []]);
  await closeCounter(counter, counterName, [point.serviceId]);
  await Promise.all([phone.close(), ...[kiosk, display].map((page) => page.context().close())]);
});
