// A transferred visitor keeps their number, and their arrival time decides their place in the other queue.
import { expect, test } from '@playwright/test';
import { counterSystemOf } from '../src/counter-system';
import { callThisOne, closeCounter, openCounter, showAllWaiting, words } from '../src/office';
import { newCitizen, pointOf } from '../src/people';
import { textsOf } from '../src/texts';

const texts = textsOf('en_us');

test('keeps number and place on a transfer to another queue, whose counter calls them', async ({
  browser,
  page,
  isMobile,
}, { retry }) => {
  test.skip(isMobile === true, 'the screens of an office stand on desks and walls');
  const names = [`T${9 - retry}`, `U${9 - retry}`] as const;
  const from = await pointOf(page.context(), 'DSF-PRO');
  const to = await pointOf(page.context(), 'DSF-REF');
  const first = await openCounter(browser, { who: 'david', name: names[0], serves: ['Professional and'] });
  const second = await openCounter(browser, { who: 'elsa', name: names[1], serves: ['Tax refund'] });

  const citizen = await newCitizen(page.context());
  const ticketId = await citizen.takeNumber(from);
  const number = await citizen.numberOf(ticketId);
  // Another visitor arrives at the other queue later.
  const laterNumber = await counterSystemOf(page.request).walkIn(to);

  await callThisOne(first, number);
  await first.keyboard.press('F7');
  await first.getByLabel(words('transfer.queue')).selectOption(String(to.serviceId));
  await first.keyboard.press('F7');
  await expect(first.getByRole('heading', { name: words('person.comeTo') })).toBeHidden();

  await showAllWaiting(second);
  const waiting = second.getByRole('region', { name: words('waiting.title') }).getByRole('listitem');
  await expect(waiting.filter({ hasText: number })).toHaveCount(1);
  const numbers = await waiting.locator('b').allInnerTexts();
  expect(numbers.indexOf(number)).toBeGreaterThan(-1);
  expect(numbers.indexOf(number)).toBeLessThan(numbers.indexOf(laterNumber));

  await page.goto(`/success?ticket=${ticketId}&language=en_us`);
  await callThisOne(second, number);
  await expect(page.getByText(texts.ui('yourTurn')).first()).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('main')).toContainText(names[1]);
  await Promise.all([
    closeCounter(first, names[0], [from.serviceId]),
    closeCounter(second, names[1], [to.serviceId]),
  ]);
});
