import { expect, test } from '@playwright/test';
import { chooseFirstDay, chooseSomeTime, hallOf } from '../src/booking';
import { citizenOf, newMobile } from '../src/citizen';

test('books one ticket for a double tap, with and without an SMS code [BOK-12] [UI-20]', async ({ page }) => {
  const citizen = citizenOf(page, 'zh_hant');
  const { texts } = citizen;
  const mobile = newMobile();
  const [first, second] = [await hallOf(page, 'DSI-CRC'), await hallOf(page, 'IAM-DOG')];
  const tickets = page.locator('a[href^="/success?ticket="]');
  const open = ({ serviceId, locationId }: typeof first) =>
    citizen.open(`/reserve?service=${serviceId}&location=${locationId}`);

  await open(first);
  await chooseFirstDay(page);
  await chooseSomeTime(page);
  await page.locator('#phone').fill(mobile);
  await page.locator('#agreed').check();
  await citizen.button(texts.of('mfe-booking', 'go')).dblclick();
  await citizen.typeCode(mobile);
  await citizen.open('/myBooking');
  await expect(tickets).toHaveCount(1);

  await open(second);
  await chooseFirstDay(page);
  await chooseSomeTime(page);
  await citizen.button(texts.of('mfe-booking', 'goKnown')).dblclick();
  await expect(page).toHaveURL(/\/success\?ticket=/);
  await citizen.open('/myBooking');
  await expect(tickets).toHaveCount(2);
});
