import { expect, test } from '@playwright/test';
import { citizenOf, codeSentTo, newMobile } from '../src/citizen';

// The visitor's device is half a day behind the city.
test.use({ timezoneId: 'America/New_York' });

const MINUTE_MS = 60_000;
const inCity = (at: number) => new Date(at + 8 * 60 * MINUTE_MS);

test('dates logins by the clock of the city on a device elsewhere [ACC-12]', async ({ page }) => {
  const citizen = citizenOf(page, 'en_us');
  const { texts } = citizen;
  const mobile = newMobile();
  await citizen.open('/myBooking');
  await page.getByLabel(texts.of('mfe-tickets', 'login.phone')).last().fill(mobile);
  await citizen.button(texts.ui('code.get')).click();
  await expect(page.getByRole('button', { name: texts.ui('code.get'), exact: true })).toBeHidden();
  await page.getByLabel(texts.ui('code.label')).fill(await codeSentTo(page.request, mobile));
  const before = Date.now() - MINUTE_MS;
  await citizen.button(texts.of('mfe-tickets', 'login.go')).click();
  await expect(page.getByText(texts.of('mfe-tickets', 'mine.none'))).toBeVisible();

  await citizen.open('/app');
  const row = page.getByText(/^Logged in .*, \d\d:\d\d$/);
  await expect(row).toBeVisible();
  const minutes = Math.ceil((Date.now() - before) / MINUTE_MS);
  const times = Array.from({ length: minutes + 1 }, (_, minute) => {
    const at = inCity(before + minute * MINUTE_MS).toISOString();
    return `${Number(at.slice(8, 10))} ${at.slice(11, 16)}`;
  });
  const [, day, time] = /(\d+) [A-Z][a-z]+, (\d\d:\d\d)$/.exec((await row.textContent())!)!;
  expect(times).toContain(`${day} ${time}`);
});
