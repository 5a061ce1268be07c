import { expect, test, type Page } from '@playwright/test';
import { chooseFirstDay, chooseSomeTime, hallOf, isFree } from '../src/booking';
import { citizenOf, newMobile } from '../src/citizen';

test.beforeEach(({}, testInfo) => {
  test.skip(testInfo.project.name !== 'phone', 'bad luck is the same at a desk');
});

const citizenOn = (page: Page) => citizenOf(page, 'en_us');

test('says that others took a time meanwhile, keeps the form and reads the times anew [FLT-44]', async ({
  page,
}) => {
  const mobile = newMobile();
  const point = await hallOf(page, 'DSI-CRC');
  await citizenOn(page).open(`/reserve?service=${point.serviceId}&location=${point.locationId}`);
  const read = page.waitForRequest('**/api/booking/time');
  await chooseFirstDay(page);
  const { bookingDate } = (await read).postDataJSON() as { bookingDate: string };
  await page.locator('#phone').fill(mobile);
  const free = page.locator('input[type=radio]:enabled:not(:checked)');
  await expect(free.first()).toBeAttached();
  const time = (await free.nth((await free.count()) - 1).getAttribute('value'))!;

  // Everybody else comes from an address of their own.
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
