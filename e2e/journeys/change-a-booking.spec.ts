import { expect, test } from '@playwright/test';
import { expectAccessible } from '../src/accessible';
import { chooseFirstDay, chooseSomeTime, hallOf, isFree } from '../src/booking';
import { citizenOf, newMobile } from '../src/citizen';

test('moves a booking to another time, and frees the old slot [BOK-33] [BOK-35] [TIX-13]', async ({
  page,
}) => {
  const citizen = citizenOf(page, 'zh_hant');
  const { texts } = citizen;
  const mobile = newMobile();
  const point = await hallOf(page, 'DSI-CRC');

  await citizen.open(`/reserve?service=${point.serviceId}&location=${point.locationId}`);
  await chooseFirstDay(page);
  const before = await chooseSomeTime(page);
  await citizen.agreeAndContinue('mfe-booking', mobile);
  await citizen.typeCode(mobile);
  await expect(page.getByText(before).first()).toBeVisible();

  await citizen.open('/myBooking');
  await page.locator('a[href^="/success?ticket="]').first().click();
  await page.getByRole('link', { name: texts.of('mfe-tickets', 'result.edit') }).click();
  await expect(page).toHaveURL(/\/reserve\?ticket=/);
  const kept = page.locator(`input[type=radio][value="${before}"]`);
  await expect(kept).toBeChecked();
  await expectAccessible(page);

  const after = await chooseSomeTime(page);
  const edited = page.waitForRequest('**/api/booking/updateTicket');
  await citizen.button(texts.of('mfe-booking', 'save')).click();
  const { bookingDate } = (await edited).postDataJSON() as { bookingDate: string };
  await expect(page).toHaveURL(/\/success\?ticket=.*changed=1/);
  const heading = page.getByRole('heading', { name: texts.of('mfe-tickets', 'result.changed') });
  await expect(heading).toBeFocused();
  // Screen readers also hear the old and the new time.
  await expect(page.getByRole('status').filter({ has: heading })).toContainText(
    new RegExp(`${before}.*${after}`),
  );
  await expect(page).toHaveTitle(new RegExp(texts.of('mfe-tickets', 'result.changed')));

  expect(await isFree(page, point, bookingDate, after)).toBe(false);
  // The slot is released after a random delay, which prevents passing it on.
  await expect.poll(() => isFree(page, point, bookingDate, before), { timeout: 40_000 }).toBe(true);
});
