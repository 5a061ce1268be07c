// A supervisor closes an office on Fridays with a booking then and bounds its waits, undoes both, and gives a service
// another name, whose answer is lost. Citizens find each change. No other journey uses this office.
import { randomInt } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible';
import { button, deviceOf, leave, words } from '../src/office';
import { newCitizen, pointOf, type Point } from '../src/people';
import { textsOf } from '../src/texts';

/** The Government Services Centre in the Islands. */
const OFFICE = 3;
const SERVICE = 'DSI-BIR-R';
const FRIDAY = 5;
const DAY_MS = 86_400_000;

/** A Friday in three weeks that is no holiday, as calls write days. */
function quietFriday(attempt: number): string {
  const day = new Date(Date.now() + (21 + 7 * attempt) * DAY_MS);
  while (day.getUTCDay() !== FRIDAY || /-12-25|-01-01/.test(day.toISOString()))
    day.setTime(day.getTime() + DAY_MS);
  return day.toISOString().slice(0, 10).split('-').reverse().join('/');
}

/** A text with its values in their order. */
const named = (key: string, ...values: string[]) =>
  values.reduce((text, value) => text.replace(/\{\{\w+\}\}/, value), words(key));

/** Types the number of bookings outside, again if the city has booked meanwhile, until the change is saved. */
async function confirmOutside(desk: Page, submit: string) {
  const number = desk.getByLabel(words('office.type'));
  await expect(async () => {
    const warning = desk.locator('[role=alert], [role=status]').filter({ hasText: 'outside of these hours' });
    const count = /\d+/.exec(await warning.innerText({ timeout: 2_000 }))![0];
    await number.fill(count);
    await button(desk, submit).click({ timeout: 2_000 });
    await expect(number).toBeHidden({ timeout: 5_000 });
  }).toPass();
  await expect(desk.getByText(words('office.saved'))).toBeVisible();
}

async function closeFridays(desk: Page) {
  await button(desk, `${words('office.change')}: ${words('office.calendar')}`).click();
  await button(desk, `${words('office.remove')}: ${named('office.period', 'Friday', '1')}`).click();
  await expectAccessible(desk);
  await button(desk, `${words('office.save')}: ${words('office.calendar')}`).click();
  await confirmOutside(desk, `${words('office.saveAnyway')}: ${words('office.calendar')}`);
}

/** Bounds the wait of numbers, which no simulated one reaches, and undoes it. */
async function boundWaits(desk: Page) {
  await button(desk, `${words('office.change')}: ${words('office.order')}`).click();
  await desk.getByText(words('office.bound'), { exact: true }).click();
  const minutes = String(randomInt(400, 480));
  await desk.getByLabel(words('office.field.longestWaitMinutes')).fill(minutes);
  await expectAccessible(desk);
  await button(desk, `${words('office.save')}: ${words('office.order')}`).click();
  await expect(desk.getByText(words('office.saved'))).toBeVisible();
  const row = desk.getByRole('listitem').filter({ hasText: minutes }).first();
  await row.getByRole('button', { name: new RegExp(`^${words('office.undo')}: `) }).click();
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: words('office.undo'), exact: true })
    .click();
  await expect(desk.getByRole('listitem').filter({ hasText: minutes }).nth(1)).toBeVisible();
}

test('closes on Fridays, bounds waits, undoes both, and names a service anew [DAT-19] [CAT-22]', async ({
  browser,
  page,
  isMobile,
}, { retry }) => {
  test.skip(isMobile === true, 'the screens of an office stand on desks and walls');
  const citizen = await newCitizen(page.context());
  const point: Point = { ...(await pointOf(page.context(), SERVICE)), locationId: OFFICE };
  const closedWeekdays = async () => {
    const answer = await page.request.post('/api/booking/date', { data: point });
    return ((await answer.json()) as { nonOffices: number[] }).nonOffices;
  };
  const ticketId = await citizen.book(point, {
    ...{ bookingDate: quietFriday(retry), identifyNo: '12345670' },
  });

  const desk = await deviceOf(browser, 'office', { who: 'carla' });
  const office = desk.getByLabel(words('place.office'), { exact: true });
  await office.selectOption(String(OFFICE));
  await closeFridays(desk);
  await expect.poll(closedWeekdays).toContain(FRIDAY);
  // The booking stays with its holder.
  await page.goto(`/success?ticket=${ticketId}&language=en_us`);
  await expect(
    page.getByRole('link', { name: textsOf('en_us').of('mfe-tickets', 'result.edit') }),
  ).toBeVisible();

  await button(desk, new RegExp(`^${words('office.undo')}: ${words('office.calendar')}`))
    .first()
    .click();
  const dialog = desk.getByRole('dialog');
  await expect(dialog).toContainText('Friday');
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: words('office.undo'), exact: true }).click();
  await expect(desk.getByText(words('office.saved'))).toBeVisible();
  await expect.poll(closedWeekdays).not.toContain(FRIDAY);

  await boundWaits(desk);

  const name = `zorblax${Date.now()}`;
  await button(desk, new RegExp(`^${words('office.change')}: Resident card renewal`)).click();
  const names = desk
    .getByRole('group', { name: words('office.otherNames') })
    .getByRole('textbox', { name: 'English' });
  await names.fill(`${await names.inputValue()}\n${name}`);
  await expectAccessible(desk);
  // Its answer is lost; the page sends it again with the same key.
  await desk.route(
    '**/api/counter/settings/words',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await button(desk, `${words('office.save')}: ${words('office.words')}`).click();
  await expect(desk.getByText(words('office.saved'))).toBeVisible();
  await button(desk, words('back')).click();
  await expect(desk.getByText(named('office.nameAdded', 'English', name))).toHaveCount(1);
  const services = page.getByRole('region', {
    name: textsOf('en_us').of('mfe-catalogue', 'search.services'),
  });
  await expect(async () => {
    await page.goto(`/search?q=${name}&language=en_us`);
    await expect(services).toContainText('Resident card renewal', { timeout: 3_000 });
  }).toPass();
  await leave(desk);
});
