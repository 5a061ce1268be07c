// A painted page keeps all input that visitors make before the app loads.
import { expect, test, type Page } from '@playwright/test';
import { withoutRepeats } from '../src/by-night';
import { newMobile } from '../src/citizen';
import { problemsOf } from '../src/page-problems';
import { expectFieldsKnown, openHeld } from '../src/painted-fields';
import { textsOf } from '../src/texts';

test.beforeEach(({}, testInfo) => {
  test.skip(testInfo.project.name !== 'phone', 'a desk gets the same HTML');
});

const texts = textsOf('en_us');
const homeSearch = (page: Page) =>
  page.getByRole('combobox', { name: texts.of('mfe-catalogue', 'home.search') });
const search = (page: Page) =>
  page.getByRole('searchbox', { name: texts.of('mfe-catalogue', 'search.label') });
const number = (page: Page) => page.getByRole('textbox', { name: texts.of('mfe-account', 'login.phone') });
const getCode = (page: Page) => page.getByRole('button', { name: texts.ui('code.get') });

const caretOf = (page: Page) =>
  page.evaluate(() => {
    const { selectionStart, selectionEnd } = document.activeElement as HTMLInputElement;
    return [selectionStart, selectionEnd];
  });

/** Painted pages, each with its number of fields without the language. */
const FIELDS: Record<string, number> = {
  '/home': 1,
  '/remoteCounterHome': 1,
  '/category': 0,
  '/department': 0,
  '/hotServices': 0,
  '/serOrLocationWithTabs?department=1': 0,
  '/serOrLocationWithoutTabs?service=1': 0,
  '/serOrLocationWithoutTabs?category=1': 0,
  '/queueOrBook?service=1&location=5': 0,
  '/search?q=card': 1,
  '/lifeEvent?event=birth': 0,
  '/PrivacyClausePage': 0,
  '/AboutPage': 0,
  '/login': 2,
};
// A page without fields keeps no input.
for (const [address, count] of withoutRepeats(Object.entries(FIELDS), ([, fields]) => fields === 0)) {
  test(`keeps the input in each field of ${address} from before the app loaded`, async ({ page }) => {
    await expectFieldsKnown(page, address, count);
  });
}

test('suggests matches for text typed on the home before the app loaded [CAT-18]', async ({ page }) => {
  const said = problemsOf(page);
  const release = await openHeld(page, '/home?language=en_us');
  await homeSearch(page).pressSequentially('passport');
  await homeSearch(page).press('ArrowLeft');
  release();
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(/passport/i);
  await expect(homeSearch(page)).toHaveValue('passport');
  await expect(homeSearch(page)).toBeFocused();
  expect(await caretOf(page)).toEqual([7, 7]);
  await homeSearch(page).pressSequentially('s');
  await expect(homeSearch(page)).toHaveValue('passporst');
  expect(said).toEqual([]);
});

test('searches from the home before the app loaded, as a plain form [CAT-20]', async ({ page }) => {
  const release = await openHeld(page, '/home?language=en_us');
  await homeSearch(page).fill('passport');
  await homeSearch(page).press('Enter');
  await expect(page).toHaveURL(/\/search\?q=passport/);
  release();
});

test('searches for text typed on the search page before the app loaded [CAT-23]', async ({ page }) => {
  const release = await openHeld(page, '/search?language=en_us');
  await search(page).pressSequentially('passport');
  release();
  await expect(page).toHaveURL(/\/search\?q=passport/);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /passport/i })
      .first(),
  ).toBeVisible();
  await expect(search(page)).toBeFocused();
  expect(await caretOf(page)).toEqual([8, 8]);
});

test('sends a code to a number typed before the app loaded [ACC-17]', async ({ page }) => {
  const mobile = newMobile();
  const release = await openHeld(page, '/login?language=en_us');
  await number(page).pressSequentially(mobile);
  await getCode(page).click();
  await expect(getCode(page)).toHaveAttribute('aria-busy', 'true');
  const sent = page.waitForRequest('**/api/verificationCode');
  release();
  expect((await sent).postDataJSON()).toMatchObject({ mobileNumber: mobile });
  await expect(number(page)).toHaveValue(mobile);
  await expect(page.getByText(texts.of('mfe-account', 'login.sent'))).toBeVisible();
});

test('opens the dial codes after a tap before the app loaded, and uses the chosen one', async ({ page }) => {
  const release = await openHeld(page, '/login?language=en_us');
  // 1380013 and any four digits make a valid mainland number.
  const mobile = `1380013${newMobile().slice(-4)}`;
  await number(page).pressSequentially(mobile);
  const area = (code: string) =>
    page.getByRole('button', { name: `${texts.ui('phone.area')} +${code}`, exact: true });
  await area('853').click();
  release();
  await page.getByRole('combobox', { name: texts.ui('phone.search') }).fill('+86');
  await page.getByRole('option', { name: /\+86$/ }).first().click();
  await expect(area('86')).toBeVisible();
  await expect(number(page)).toHaveValue(mobile);
  const sent = page.waitForRequest('**/api/verificationCode');
  await getCode(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ areaCode: '86', mobileNumber: mobile });
});

test('asks for missing input in a form that was sent before the app loaded [ACC-17]', async ({ page }) => {
  const release = await openHeld(page, '/login?language=en_us');
  await number(page).pressSequentially(newMobile());
  await number(page).press('Enter');
  release();
  await expect(page.getByText(texts.of('mfe-account', 'sms.required'))).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
});

test('keeps the number that the browser restored on going back [ACC-17]', async ({ page }) => {
  const mobile = newMobile();
  // Chromium restores a value that differs from the HTML attribute, to which React writes its state.
  const release = await openHeld(page, '/login?language=en_us');
  await number(page).pressSequentially(mobile);
  await page.goto('/home?language=en_us', { waitUntil: 'commit' });
  await page.goBack({ waitUntil: 'commit' });
  release();
  await expect(number(page)).toHaveValue(mobile);
  const sent = page.waitForRequest('**/api/verificationCode');
  await getCode(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ mobileNumber: mobile });
});

test('applies the language that was chosen before the app loaded [SHL-06]', async ({ page }) => {
  const release = await openHeld(page, '/home?language=en_us');
  await page.getByRole('combobox', { name: texts.of('shell', 'language') }).selectOption('pt_pt');
  release();
  const title = textsOf('pt_pt').of('mfe-catalogue', 'home.title');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('keeps the input when the page renders anew in another language', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('vez.language', 'pt_pt'));
  const mobile = newMobile();
  const release = await openHeld(page, '/login');
  const field = page.locator('input[type=tel]');
  await field.pressSequentially(mobile);
  release();
  const portuguese = textsOf('pt_pt');
  const again = page.getByRole('textbox', { name: portuguese.of('mfe-account', 'login.phone') });
  await expect(again).toHaveValue(mobile);
  await expect(again).toBeFocused();
  const sent = page.waitForRequest('**/api/verificationCode');
  await page.getByRole('button', { name: portuguese.ui('code.get') }).click();
  expect((await sent).postDataJSON()).toMatchObject({ mobileNumber: mobile });
});

test('keeps the input when React renders the painted screen anew', async ({ page }) => {
  await page.addInitScript(() => {
    // Other code, such as an extension, has changed the painted HTML.
    document.addEventListener('readystatechange', () => document.querySelector('main h1')?.remove());
  });
  const release = await openHeld(page, '/home?language=en_us');
  await homeSearch(page).pressSequentially('passport');
  release();
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(/passport/i);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(homeSearch(page)).toHaveValue('passport');
  await expect(homeSearch(page)).toBeFocused();
});

test('follows a link before the app loaded', async ({ page }) => {
  const release = await openHeld(page, '/home?language=en_us');
  await page.getByRole('main').locator('a[href^="/category"], a[href^="/department"]').first().click();
  await expect(page).toHaveURL(/\/(category|department)/);
  release();
});
