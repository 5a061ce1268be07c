// The phone is off: reception finds its holder without it and checks them in.
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible';
import {
  bringToToday,
  button,
  closeCounter,
  deviceOf,
  openCounter,
  showAllWaiting,
  words,
} from '../src/office';
import { newCitizen, pointOf } from '../src/people';

const SERVICE = 'DSF-PRO';

test('finds a citizen without a phone by name, number or last digits, and checks them in', async ({
  browser,
  isMobile,
}, { retry }) => {
  test.skip(isMobile === true, 'the screens of an office stand on desks and walls');
  const counterName = `E${9 - retry}`;
  const counter = await openCounter(browser, {
    who: 'david',
    name: counterName,
    serves: ['Professional and'],
  });
  const phone = await browser.newContext({ baseURL: process.env.VEZ_ORIGIN! });
  const citizen = await newCitizen(phone);
  const point = await pointOf(phone, SERVICE);
  // Unique to this attempt: the name of an earlier attempt is still on the list.
  const name = `Wong ${citizen.mobile}`;
  const answers = { parameter1: name, parameter2: '2025' };
  const ticketId = await citizen.book(point, { identifyNo: '12345670', answers });
  const number = await citizen.numberOf(ticketId);
  await bringToToday({ request: phone.request }, ticketId, 5);
  await phone.close();

  const reception = await deviceOf(browser, 'reception', { who: 'elsa' });
  // The name is last because it is unique, while queues share letters and phones share digits.
  for (const text of [number, citizen.mobile.slice(-4), name]) await find(reception, text, number);
  await expectAccessible(reception);
  await reception.keyboard.press('F2');
  const log = reception.getByRole('log').filter({ hasText: number });
  await expect(log).toContainText(new RegExp(words('reception.checkedIn_one').split(',')[0]!));
  await showAllWaiting(counter);
  await expect(button(counter, new RegExp(`^${number}`)).first()).toBeVisible({ timeout: 30_000 });

  await reception.context().close();
  await closeCounter(counter, counterName, [point.serviceId]);
});

/** Searches for a text from an empty result. */
async function find(reception: Page, text: string, number: string) {
  await reception.keyboard.press('Escape');
  await expect(reception.getByText(number, { exact: true })).toHaveCount(0);
  await reception.getByRole('textbox', { name: words('reception.find') }).fill(text);
  await button(reception, words('reception.search')).click();
  await expect(reception.getByText(number, { exact: true }).first()).toBeVisible();
}
