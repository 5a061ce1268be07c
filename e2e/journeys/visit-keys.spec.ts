// An office by keyboard alone, with a visible focus everywhere.
import { expect, test, type Page } from '@playwright/test';
import { newMobile } from '../src/citizen';
import { counterSystemOf } from '../src/counter-system';
import { focused, tabTo } from '../src/keyboard';
import { closeCounter, deviceOf, openCounter, readTicket, showAllWaiting, words } from '../src/office';
import { LOCATION, newCitizen, pointOf } from '../src/people';

/** A service that no other counter of these journeys uses. */
const SERVICE = 'DSI-BIR-R';

test.beforeEach(({ isMobile }) => {
  test.skip(isMobile === true, 'the screens of an office stand on desks and walls');
});

/** Chooses an option in the first field of a panel with the arrow key. */
async function chooseNext(page: Page) {
  await expect(page.locator('select:focus')).toBeVisible();
  await focused(page);
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('select:focus')).not.toHaveValue('');
}

/** Waits until a key is enabled. Pending requests disable it. */
const isReady = (page: Page, key: string) =>
  expect(page.locator(`[aria-keyshortcuts="${key}"]:not([aria-disabled])`).first()).toBeVisible();

/** Chooses another queue. The own queue is also listed if other counters serve it, but needs a counter. */
async function chooseAnotherQueue(page: Page, own: string) {
  await chooseNext(page);
  const chosen = page.locator('select:focus option:checked');
  if ((await chosen.innerText()).includes(own)) await page.keyboard.press('ArrowDown');
  await expect(chosen).not.toContainText(own);
}

test('lets a clerk call, view the history, park, unpark, serve and transfer by keys', async ({ browser }, {
  retry,
}) => {
  const name = `K${9 - retry}`;
  const served = 'Resident card renewal';
  const counter = await openCounter(browser, { who: 'ana', name, serves: [served] });
  const point = await pointOf(counter.context(), SERVICE);
  const number = await counterSystemOf(counter.request).walkIn(point);
  const line = counter.getByRole('status').filter({ hasText: number });
  const here = counter.getByRole('heading', { name: words('person.comeTo') });

  await test.step('chooses and calls a visitor in the queue', async () => {
    await showAllWaiting(counter);
    await tabTo(counter, new RegExp(`^${number}`));
    await counter.keyboard.press('Enter');
    await counter.keyboard.press('F2');
    await expect(here).toBeVisible();
    await expect(line).toBeVisible();
  });

  await test.step('views their history', async () => {
    await counter.keyboard.press('Shift+F7');
    const history = counter.getByRole('region', { name: number });
    await expect(history).toContainText(words('roles.clerk'));
    await expect(history.getByRole('heading')).toBeFocused();
    await focused(counter);
    await counter.keyboard.press('Escape');
    await expect(history).toBeHidden();
  });

  await test.step('parks and unparks them', async () => {
    await isReady(counter, 'F8');
    await counter.keyboard.press('F8');
    await expect(here).toBeHidden();
    await expect(counter.getByText(number).last()).toBeVisible();
    await isReady(counter, 'F8');
    // Another counter of the queue may have parked a visitor before: F8 is for this one.
    await expect(counter.locator('[aria-keyshortcuts=F8]')).toContainText(number);
    await counter.keyboard.press('F8');
    await expect(here).toBeVisible();
    await expect(line).toBeVisible();
  });

  await test.step('serves and transfers them', async () => {
    await isReady(counter, 'F4');
    await counter.keyboard.press('F4');
    await expect(counter.getByRole('heading', { name: words('person.serving') })).toBeVisible();
    await isReady(counter, 'F7');
    await counter.keyboard.press('F7');
    await chooseAnotherQueue(counter, served);
    await counter.keyboard.press('F7');
    await expect(line).toContainText(number);
    await expect(counter.getByRole('heading', { name: words('person.serving') })).toBeHidden();
  });
  await closeCounter(counter, name, [point.serviceId]);
});

test('lets reception book on the spot with the arrow keys of its fields', async ({ browser }) => {
  const reception = await deviceOf(browser, 'reception', { who: 'bruno' });
  const line = reception.getByRole('log', { name: words('reception.done') });
  await expect(line).toBeVisible();
  await reception.keyboard.press('F6');
  await chooseNext(reception);
  for (const field of ['book.day', 'book.time']) {
    await expect(reception.getByLabel(words(field), { exact: true }).getByRole('option')).not.toHaveCount(1);
    await reception.keyboard.press('Tab');
    await chooseNext(reception);
  }
  // Late in the evening the first day is tomorrow, for which the service asks for the ID number.
  await reception.getByLabel(new RegExp(`^${words('answers.idNumber')}`)).fill(newMobile());
  await reception.keyboard.press('F6');
  await expect(line.getByRole('listitem').first()).toContainText(/\d{2}\/\d{2}\/\d{4}/);
  await reception.context().close();
});

test('checks a code in at a kiosk with large text by a switch', async ({ browser, page }) => {
  const citizen = await newCitizen(page.context());
  const point = await pointOf(page.context(), 'DSI-CRC');
  const headers = { authorization: `Bearer ${process.env.VEZ_COUNTER_CREDENTIAL}` };
  const data = { serviceId: point.serviceId, locationId: LOCATION, counter: 'KS' };
  // Remote numbers need an open counter.
  await page.request.post('/api/counter/open', { headers, data });
  const ticket = await citizen.takeNumber(point);
  await page.goto(`/success?ticket=${ticket}&language=en_us`);
  const { code, number } = await readTicket(page);

  const kiosk = await deviceOf(browser, 'kiosk', { who: 'carla' });
  await tabTo(kiosk, words('kiosk.large'));
  await kiosk.keyboard.press('Space');
  await tabTo(kiosk, words('kiosk.checkIn'));
  await kiosk.keyboard.press('Enter');
  await expect(kiosk.getByRole('heading', { name: words('kiosk.scan') })).toBeVisible();
  for (const key of code.replace('-', '')) {
    await tabTo(kiosk, new RegExp(`^${key}$`));
    await kiosk.keyboard.press('Space');
  }
  await tabTo(kiosk, words('kiosk.checkIn'));
  await kiosk.keyboard.press('Enter');
  await expect(kiosk.getByRole('heading', { name: words('kiosk.checkedIn') })).toBeVisible();
  await expect(kiosk.getByText(number, { exact: true }).first()).toBeVisible();
  await page.request.post('/api/counter/close', { headers, data });
  await kiosk.context().close();
});
