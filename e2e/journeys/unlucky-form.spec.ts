import { expect, test, type Page } from '@playwright/test';
import { chooseFirstDay, chooseSomeTime, hallOf, isFree } from '../src/booking';
import { citizenOf, newMobile } from '../src/citizen';

test.beforeEach(({}, testInfo) => {
  test.skip(testInfo.project.name !== 'phone', 'bad luck is the same at a desk');
});

const citizenOn = (page: Page) => citizenOf(page, 'en_us');
const texts = citizenOn(undefined as unknown as Page).texts;

/** Starts a booking with a held slot, under a clock that the test controls. */
async function beginBooking(page: Page, mobile: string): Promise<void> {
  await page.clock.install();
  const { serviceId, locationId } = await hallOf(page, 'DSI-CRC');
  await citizenOn(page).open(`/reserve?service=${serviceId}&location=${locationId}`);
  await chooseFirstDay(page);
  await chooseSomeTime(page);
  await page.locator('#phone').fill(mobile);
  await untilWatched(page);
}
/** Waits until the shell has stored the start of the session, shortly after the page loads. */
const untilWatched = (page: Page) =>
  expect.poll(() => page.evaluate(() => sessionStorage.getItem('vez.openedAt'))).not.toBeNull();
/** Whether a number is still on the page or in its storage. */
const knows = (page: Page, mobile: string) =>
  page.evaluate(
    (number) =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.body.innerText]).includes(
        number,
      ) || [...document.querySelectorAll('input')].some(({ value }) => value === number),
    mobile,
  );

test('warns before the session of a form open for 24 hours ends [SHL-25] [FLT-43]', async ({ page }) => {
  const mobile = newMobile();
  await page.clock.install();
  await citizenOn(page).open('/offerNum?service=1&location=5');
  await page.locator('#phone').fill(mobile);
  await untilWatched(page);
  const warning = page.getByText(texts.of('shell', 'sessionEnd.soonTitle'));
  await page.clock.fastForward('23:48:00');
  await expect(warning).toHaveCount(0);
  await page.clock.fastForward('03:00');
  await expect(warning).toBeVisible();
  await expect(page.locator('#phone')).toHaveValue(mobile);

  await page.clock.fastForward('10:00');
  await expect(page.getByText(texts.of('shell', 'sessionEnd.title'))).toBeVisible();
  await expect(warning).toHaveCount(0);
  await expect.poll(() => knows(page, mobile)).toBe(false);
});

test('clears a form left open for 24 hours [SHL-25] [FLT-43]', async ({ page }) => {
  const mobile = newMobile();
  await beginBooking(page, mobile);
  for (const hours of ['00:11:00', '12:00:00', '11:50:00']) await page.clock.fastForward(hours);
  await expect.poll(() => knows(page, mobile)).toBe(false);
});

test('reports a time taken by others, keeps the form and refetches the times [FLT-44]', async ({ page }) => {
  const mobile = newMobile();
  const point = await hallOf(page, 'DSI-CRC');
  const read = page.waitForRequest('**/api/booking/time');
  await citizenOn(page).open(`/reserve?service=${point.serviceId}&location=${point.locationId}`);
  await chooseFirstDay(page);
  const { bookingDate } = (await read).postDataJSON() as { bookingDate: string };
  await page.locator('#phone').fill(mobile);
  const free = page.locator('input[type=radio]:enabled:not(:checked)');
  await expect(free.first()).toBeAttached();
  const time = (await free.nth((await free.count()) - 1).getAttribute('value'))!;

  // Each other visitor has a different address.
  for (let others = 1; await isFree(page, point, bookingDate, time); others += 1) {
    const { serviceId, locationId } = point;
    await page.request.post('/api/booking/hold', {
      headers: { 'x-forwarded-for': `203.0.${others}.1` },
      data: { serviceId, locationId, bookingDate, bookingTime: time },
    });
  }
  const again = page.waitForRequest('**/api/booking/time');
  await page.locator(`label:has(input[type=radio][value="${time}"])`).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This time was just taken');
  await again;
  await expect(page.locator(`input[type=radio][value="${time}"]`)).toBeDisabled();
  await expect(page.locator('#phone')).toHaveValue(mobile);
  await chooseSomeTime(page);
  await citizenOn(page).agreeAndContinue('mfe-booking', mobile);
  await citizenOn(page).typeCode(mobile);
});

test('shows a toast above the bottom bar of a phone, not over it [ERR-17]', async ({ page }) => {
  await citizenOn(page).open('/reserve?service=1&location=5');
  await citizenOn(page).button(texts.of('mfe-booking', 'go')).click();
  const toast = page.getByText(texts.of('mfe-booking', 'faults.pleaseFillInfo'), { exact: true });
  // The toast disappears after 2 s, so it is measured at once.
  const [over, foot] = await Promise.all([
    toast.boundingBox(),
    page.locator('#agreed').locator('xpath=ancestor::label').boundingBox(),
  ]);
  expect(over!.y + over!.height).toBeLessThanOrEqual(foot!.y);
});
