// Every screen of an office in the languages with the longest words and with other glyphs, in both themes.
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible';
import { tabTo } from '../src/keyboard';
import { deviceOf, leave, type OfficeScreen } from '../src/office';
import { textsOf, type Language } from '../src/texts';

const SCREENS: [OfficeScreen, string][] = [
  ['counter', 'ana'],
  ['appointments', 'ana'],
  ['reception', 'bruno'],
  ['counters', 'carla'],
  ['closures', 'carla'],
  ['notices', 'ana'],
  ['office', 'carla'],
  ['figures', 'carla'],
  ['enrol', 'carla'],
  ['display', 'carla'],
];

test.beforeEach(({ isMobile }) => {
  test.skip(isMobile === true, 'the screens of an office stand on desks and walls');
});

for (const language of ['zh_hant', 'pt_pt'] as const satisfies Language[])
  for (const [screen, who] of SCREENS)
    test(`makes the ${screen} page accessible in ${language}`, async ({ browser }) => {
      const page = await deviceOf(browser, screen, { who, language });
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expectAccessible(page);
      await leave(page);
    });

const words = (key: string) => textsOf('pt_pt').of('mfe-staff', key);

/** Expects no element wider than the screen, and no word wider than its button. */
async function expectNoOverflow(kiosk: Page) {
  const wide = await kiosk.evaluate(() => {
    const root = document.documentElement;
    const buttons = [...document.querySelectorAll('button')].filter(
      (button) => button.scrollWidth > button.clientWidth + 1,
    );
    return [root.scrollWidth - root.clientWidth, ...buttons.map(({ innerText }) => innerText)];
  });
  expect(wide).toEqual([0]);
}

test('gives a number by Tab and Enter alone at a kiosk at 200 %, without overflow', async ({ browser }) => {
  const kiosk = await deviceOf(browser, 'kiosk', { who: 'carla', language: 'pt_pt' });
  await expect(kiosk.getByRole('heading', { name: words('kiosk.welcome') })).toBeVisible();
  await tabTo(kiosk, words('kiosk.large'));
  await kiosk.keyboard.press('Enter');
  await expectNoOverflow(kiosk);
  await expectAccessible(kiosk);

  await tabTo(kiosk, words('kiosk.checkIn'));
  await kiosk.keyboard.press('Enter');
  await expect(kiosk.getByRole('heading', { name: words('kiosk.scan') })).toBeVisible();
  await expectNoOverflow(kiosk);
  await tabTo(kiosk, words('back'));
  await kiosk.keyboard.press('Enter');

  await tabTo(kiosk, words('kiosk.take'));
  await kiosk.keyboard.press('Enter');
  await expect(kiosk.getByRole('heading', { name: words('kiosk.which') })).toBeVisible();
  await expectNoOverflow(kiosk);
  await kiosk.keyboard.press('Tab');
  await kiosk.keyboard.press('Enter');
  await expect(kiosk.getByRole('heading', { name: words('kiosk.taken') })).toBeVisible();
  await expectNoOverflow(kiosk);
  await expectAccessible(kiosk);
  await kiosk.context().close();
});
