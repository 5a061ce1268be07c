import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { openOtherTimes } from '../src/booking';
import { citizenOf } from '../src/citizen';

const DAY_MS = 86_400_000;

/** The last Sunday of a month (from 0) at 00:00 UTC. In March and October it is a clock change in Portugal. */
function lastSunday(year: number, month: number) {
  const last = new Date(Date.UTC(year, month + 1, 0));
  return new Date(last.getTime() - last.getUTCDay() * DAY_MS);
}

/** The next clock change after today, and whether the clocks go forward. */
function nextMove(now: Date) {
  const year = now.getUTCFullYear();
  const days = [lastSunday(year, 2), lastSunday(year, 9), lastSunday(year + 1, 2)];
  const day = days.find((one) => one.getTime() > now.getTime() + DAY_MS)!;
  return { day, isForward: day.getUTCMonth() === 2 };
}

test('books the day of a clock change, without the missing hour [TIX-14]', async ({ page }) => {
  const { day, isForward } = nextMove(new Date());
  const citizen = citizenOf(page, 'en_us');
  const { texts } = citizen;
  await citizen.open('/reserve?service=9&location=1');
  const words = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long' });
  const button = page.getByRole('button', { name: new RegExp(`\\b${words.format(day)}`) });
  const nextMonth = page.getByRole('button', { name: texts.ui('calendar.nextMonth') });
  await openOtherTimes(page);
  await expect(nextMonth).toBeVisible();
  await expect(async () => {
    if (!(await button.isVisible())) await nextMonth.click({ timeout: 1_000 });
    await expect(button).toBeVisible({ timeout: 500 });
  }).toPass();
  await button.click();

  const times = page.locator('input[type=radio]');
  await expect(times.first()).toBeVisible();
  const offeredHere = () =>
    times.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  const offered = await offeredHere();
  // The list opens at daytime. Night times are on earlier pages.
  const earlier = citizen.button(texts.of('mfe-booking', 'time.earlier'));
  while ((await earlier.getAttribute('aria-disabled')) === null) {
    await earlier.click();
    offered.push(...(await offeredHere()));
  }
  expect(offered).toEqual(expect.arrayContaining(['00:40', '02:00', '04:00']));
  expect(offered.includes('01:20')).toBe(!isForward);

  await page.locator('label:has(input[type=radio][value="04:00"])').click();
  await expect(page.getByRole('timer').first()).toBeVisible();
  const mobile = `92${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`;
  await citizen.agreeAndContinue('mfe-booking', mobile);
  await citizen.typeCode(mobile);
  await expect(
    page.getByRole('heading', { name: texts.of('mfe-tickets', 'result.bookingDone'), exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('main')).toContainText('04:00');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    citizen.button(texts.of('mfe-tickets', 'result.calendar')).click(),
  ]);
  // Summer time is an hour ahead of UTC. The change happens before four in the morning.
  const start = `${day.toISOString().slice(0, 10).replaceAll('-', '')}T${isForward ? '03' : '04'}0000Z`;
  expect(await readFile(await file.path(), 'utf8')).toContain(`DTSTART:${start}`);
});
