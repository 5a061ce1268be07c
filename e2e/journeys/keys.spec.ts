import { expect, test, type Locator, type Page } from '@playwright/test';
import { codeSentTo, newMobile } from '../src/citizen';

test.beforeEach(({}, testInfo) => {
  test.skip(testInfo.project.name !== 'desktop', 'a keyboard stands on a desk');
});

/** More presses than this between two elements count as a trap. */
const MOST_TABS = 40;

/** Counts every key press, including typed text. */
function keysOn(page: Page) {
  const pressed: string[] = [];
  const press = async (key: string) => {
    pressed.push(key);
    await page.keyboard.press(key);
  };
  const isFocused = (what: Locator) => what.evaluate((element) => element === document.activeElement);
  return {
    pressed,
    press,
    async tabTo(what: Locator) {
      await expect(what).toBeVisible();
      for (let tabs = 0; tabs < MOST_TABS && !(await isFocused(what)); tabs += 1) await press('Tab');
      await expect(what).toBeFocused();
    },
    async type(text: string) {
      for (const key of text) await press(key);
    },
  };
}

test('books from home in at most 45 keys [BOK-12] [QUE-09]', async ({ page }) => {
  const mobile = newMobile();
  await page.goto('/home?language=en_us');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const keys = keysOn(page);

  await keys.tabTo(page.getByRole('link', { name: 'Skip to the content' }));
  await keys.press('Enter');
  await keys.tabTo(page.getByRole('combobox', { name: /^Search/ }));
  await keys.type('dog');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Dog licence');
  await keys.press('ArrowDown');
  await keys.press('Enter');

  await keys.tabTo(page.getByRole('link', { name: /^Book: 24-hour/ }));
  await keys.press('Enter');

  await expect(page).toHaveURL(/\/reserve/);
  await keys.tabTo(page.locator('#phone'));
  await keys.type(mobile);
  await keys.tabTo(page.locator('#agreed'));
  await keys.press('Space');
  await keys.press('Enter');
  await expect(page).toHaveURL(/\/sendMessage/);
  await keys.tabTo(page.getByRole('textbox'));
  await keys.type(await codeSentTo(page.request, mobile));
  await expect(page).toHaveURL(/\/success\?ticket=/);
  expect(keys.pressed.length, keys.pressed.join(' ')).toBeLessThanOrEqual(45);
});
