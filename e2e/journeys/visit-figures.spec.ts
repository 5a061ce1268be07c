// A supervisor reads how visits went: the month, then today in detail, its tables, and the file of both.
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../src/accessible';
import { button, deviceOf, leave, words } from '../src/office';

test('reads the figures of a month and of today, and saves them', async ({ browser, isMobile }) => {
  test.skip(isMobile === true, 'the screens of an office stand on desks and walls');
  const desk = await deviceOf(browser, 'figures', { who: 'carla' });
  const kind = (name: string) => desk.getByRole('radio', { name: words(`figures.${name}`) });
  await expect(desk.getByRole('heading', { name: words('head.figures'), level: 1 })).toBeVisible();
  await expect(kind('month')).toBeChecked();

  const served = desk.getByRole('region', { name: words('figures.byService') }).getByRole('row');
  // The page opens at yesterday's month. The simulated city serves people all the time.
  await expect(async () => {
    await desk.reload();
    await kind('day').check({ force: true });
    await button(desk, words('figures.next')).click();
    await expect(served.nth(1)).toContainText(/\d/, { timeout: 10_000 });
  }).toPass();
  await expect(button(desk, words('figures.next'))).toBeDisabled();
  const title = words('figures.byHour');
  await desk.getByLabel(`${words('figures.table')}: ${title}`).click();
  await expect(desk.getByRole('region', { name: title }).getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(desk);

  const saving = desk.waitForEvent('download');
  await button(desk, words('figures.csv')).click();
  const text = await readFile(await (await saving).path(), 'utf8');
  expect(text).toContain(`${words('figures.period')},,${words('figures.visits')},`);
  expect(text).toMatch(new RegExp(`${words('figures.of.hour')},\\d\\d:00,.*\\d`));
  await leave(desk);
});
