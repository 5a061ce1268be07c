// Reception by keyboard alone: a number, an appointment on the spot, the history, and a cancellation with a reason.
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../src/accessible';
import { deviceOf, words } from '../src/office';
import { pointOf } from '../src/people';

test('lets reception book on the spot, view the history and cancel by keys alone', async ({
  browser,
  isMobile,
}) => {
  test.skip(isMobile === true, 'the screens of an office stand on desks and walls');
  const reception = await deviceOf(browser, 'reception', { who: 'bruno' });
  const { serviceId } = await pointOf(reception.context(), 'DSI-CRC');
  const line = reception.getByRole('log', { name: words('reception.done') });
  await expect(line).toBeVisible();

  let date: string | undefined;
  const number = await test.step('books a free time without a phone', async () => {
    await reception.keyboard.press('F6');
    await reception.getByLabel(words('book.service')).selectOption(String(serviceId));
    const day = reception.getByLabel(words('book.day'));
    await expect(day.getByRole('option')).not.toHaveCount(1);
    [date] = await day.selectOption({ index: 1 });
    await reception.getByLabel(words('book.time'), { exact: true }).selectOption({ index: 1 });
    await expectAccessible(reception);
    await reception.keyboard.press('F6');
    const made = line.getByRole('listitem').first();
    await expect(made).toContainText(/\d{2}\/\d{2}\/\d{4}/);
    return made.locator('b').innerText();
  });
  expect(number).toMatch(/^R/);
  // Close to midnight the next free time is tomorrow, and reception finds the booking then.
  const isToday = date === new Date().toLocaleDateString('en-GB', { timeZone: 'Asia/Macau' });

  await test.step('shows its history and cancels it', async () => {
    if (!isToday) return;
    const find = reception.getByLabel(words('reception.find'));
    await find.fill(number.replaceAll(' ', ''));
    await find.press('Enter');
    // The number may already be on the page. Wait for the result, on which the keys act.
    await expect(reception.getByRole('heading', { name: words('reception.found') })).toBeVisible();
    await reception.keyboard.press('F7');
    const history = reception.getByRole('region', { name: number });
    await expect(history).toContainText(words('roles.receptionist'));
    await expectAccessible(reception);
    await reception.keyboard.press('F9');
    await reception.getByLabel(words('cancel.note')).fill('The office closes early');
    await reception.keyboard.press('F9');
    await expect(line).toContainText(words('reception.cancelled'));
    await expect(reception.getByText(words('state.cancelled'), { exact: true }).first()).toBeVisible();
  });
  await reception.context().close();
});
