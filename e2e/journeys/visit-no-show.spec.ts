// A citizen is late: the grace period is over, their page shows it, and staff let them in.
import { expect, test } from '@playwright/test';
import { bringToToday, closeCounter, deviceOf, openCounter, words } from '../src/office';
import { newCitizen, pointOf } from '../src/people';
import { textsOf } from '../src/texts';

const SERVICE = 'DSI-PAS';
/** Longer than the grace period of an office. */
const TOO_LATE_MINUTES = -20;
const texts = textsOf('en_us');

test('marks a booking as missed after the grace period, and staff let its holder in', async ({
  browser,
  page,
  isMobile,
}, { retry }) => {
  test.skip(isMobile === true, 'the screens of an office stand on desks and walls');
  const now = new Date().toLocaleTimeString('en-GB', { timeZone: 'Asia/Macau' });
  test.skip(now < '00:21', 'a booking of today cannot be so late yet');
  const name = `N${9 - retry}`;
  const counter = await openCounter(browser, { who: 'ana', name, serves: ['Passport issue'] });
  const citizen = await newCitizen(page.context());
  const point = await pointOf(page.context(), SERVICE);
  const ticketId = await citizen.book(point, { identifyNo: '12345670' });
  const number = await citizen.numberOf(ticketId);
  await bringToToday(page, ticketId, TOO_LATE_MINUTES);
  await page.goto(`/success?ticket=${ticketId}&language=en_us`);
  // A job marks missed bookings every ten seconds.
  await expect(page.getByText(texts.of('mfe-tickets', 'ended.missed'))).toBeVisible({ timeout: 60_000 });

  const desk = await deviceOf(browser, 'appointments', { who: 'bruno' });
  const row = desk.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText(words('state.absent'));
  await row.getByRole('button', { name: new RegExp(`^${words('rowAct.checkInLate')}: `) }).click();
  await expect(row).toContainText(words('state.arrived'));
  // The page polls every 10 s.
  await expect(page.getByText(texts.of('mfe-tickets', 'result.checkedIn')).first()).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByText(texts.of('mfe-tickets', 'ended.missed'))).toBeHidden();
  await desk.context().close();
  await closeCounter(counter, name, [point.serviceId]);
});
