// Reception by keys alone: priority for a person found, another time for a booking, and a check-in that is undone.
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible';
import { bookedToday } from '../src/booked-today';
import { counterSystemOf } from '../src/counter-system';
import { callThisOne, closeCounter, deviceOf, openCounter, showAllWaiting, words } from '../src/office';
import { newCitizen, pointOf } from '../src/people';
import { textsOf } from '../src/texts';

const texts = textsOf('en_us');
const lineOf = (reception: Page) => reception.getByRole('log', { name: words('reception.done') });

async function find(reception: Page, number: string) {
  await reception.keyboard.press('Escape');
  const field = reception.getByLabel(words('reception.find'));
  await field.fill(number.replaceAll(' ', ''));
  await field.press('Enter');
  await expect(reception.getByRole('heading', { name: words('reception.found') })).toBeVisible();
  await expect(reception.getByText(number, { exact: true }).first()).toBeVisible();
}

test('gives a person found priority, who is called first', async ({ browser, page, isMobile }, { retry }) => {
  test.skip(isMobile === true, 'the screens of an office stand on desks and walls');
  const name = `P${9 - retry}`;
  const point = await pointOf(page.context(), 'DSF-PRO');
  const counter = await openCounter(browser, { who: 'david', name, serves: ['Professional and'] });
  await counterSystemOf(page.request).walkIn(point);
  const citizen = await newCitizen(page.context());
  const ticketId = await citizen.takeNumber(point);
  const number = await citizen.numberOf(ticketId);

  await showAllWaiting(counter);
  await counter
    .getByRole('button', { name: new RegExp(`^${number}`) })
    .first()
    .click();
  await counter.keyboard.press('Shift+F4');
  const panel = counter.getByRole('form', { name: words('priorities.title').replace('{{number}}', number) });
  await expect(panel.getByRole('radio', { name: words('priorities.for.none') })).toBeFocused();
  await counter.keyboard.press('ArrowRight');
  await expectAccessible(counter);
  await counter.keyboard.press('Shift+F4');
  await expect(panel).toBeHidden();
  const first = counter
    .getByRole('region', { name: words('waiting.title') })
    .getByRole('listitem')
    .first();
  await expect(first).toContainText(number);

  await page.goto(`/success?ticket=${ticketId}&language=en_us`);
  await callThisOne(counter, number);
  await expect(page.getByText(texts.ui('yourTurn')).first()).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('main')).not.toContainText(words('priorities.for.elderly'));
  await closeCounter(counter, name, [point.serviceId]);
});

test('moves a booking, whose holder sees the new time, and undoes a check-in', async ({
  browser,
  page,
  isMobile,
}) => {
  test.skip(isMobile === true, 'the screens of an office stand on desks and walls');
  const reception = await deviceOf(browser, 'reception', { who: 'bruno' });
  const line = lineOf(reception);
  await expect(line).toBeVisible();

  await test.step('undoes a check-in in the list of what was just done', async () => {
    const { number } = await bookedToday(page, 'DSI-CRC', 5);
    await find(reception, number);
    await reception.keyboard.press('F3');
    const undo = line.getByRole('button', { name: `${words('act.undoCheckIn')}: ${number}` });
    await expect(undo).toBeVisible();
    await expectAccessible(reception);
    await undo.press('Enter');
    await expect(line).toContainText(words('reception.undone'));
    await expect(reception.getByRole('heading', { name: words('reception.foundOpen') })).toBeFocused();
    await expect(reception.getByText(words('state.booked'), { exact: true }).first()).toBeVisible();
  });

  await test.step('moves a booking to another day', async () => {
    const citizen = await newCitizen(page.context());
    const ticketId = await citizen.book(await pointOf(page.context(), 'DSI-CRC'));
    const response = await page.request.post('/dev/today', { data: { ticketId, minutes: 5 } });
    expect(response.status()).toBe(200);
    await find(reception, await citizen.numberOf(ticketId));
    await reception.keyboard.press('F6');
    const day = reception.getByLabel(words('book.day'));
    await expect(day.getByRole('option')).not.toHaveCount(1);
    await day.selectOption({ index: 2 });
    const time = reception.getByLabel(words('book.time'), { exact: true });
    await time.selectOption({ index: 1 });
    const [date, at] = [await day.inputValue(), await time.inputValue()];
    await expectAccessible(reception);
    await reception.keyboard.press('F6');
    await expect(line).toContainText(`${date}, ${at}`);
    expect(await citizen.bookingOf(ticketId)).toMatchObject({ bookingDate: date, bookingTime: at });
    await page.goto(`/success?ticket=${ticketId}&language=en_us`);
    await expect(page.locator('main')).toContainText(at);
  });
  await reception.context().close();
});
