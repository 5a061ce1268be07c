import { expect, test } from '@playwright/test';
import { expectAccessible } from '../src/accessible';
import { TRIED_LANGUAGES } from '../src/by-night';
import { citizenOf } from '../src/citizen';
import { nameIn } from '../src/texts';

/** A service at only one place, so no further choice follows. */
const NAMES = {
  zh_hant: ['交通事務局', '國際駕駛執照'],
  zh_hans: ['交通事务局', '国际驾驶执照'],
  pt_pt: ['Direcção dos Serviços para os Assuntos de Tráfego', 'Licença internacional'],
  en_us: ['Transport Bureau', 'International driving permit'],
} as const;

for (const language of TRIED_LANGUAGES) {
  test(`reaches the right button in three taps or one search, in ${language} [CAT-05] [CAT-18] [CAT-22] [CAT-39] [CAT-41] [CAT-43] [BOK-01]`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile !== true && language !== 'pt_pt', 'at a desk one language is enough');
    const citizen = citizenOf(page, language);
    const { texts } = citizen;
    const [department, service] = nameIn(language, NAMES);
    // A link, or a disabled button while all days are full.
    const bookAct = page
      .getByRole('main')
      .getByText(texts.of('mfe-catalogue', 'choice.bookButton'), { exact: true });
    const expectFork = async () => {
      await expect(page).toHaveURL(/\/queueOrBook\?service=49&location=4/);
      await expect(page.getByRole('heading', { name: service })).toBeVisible();
      await expect(bookAct).toBeVisible();
      await expect(page.getByText(texts.of('mfe-catalogue', 'select.chosen'))).toBeVisible();
    };

    await citizen.open('/home');
    await page.getByRole('link', { name: texts.of('mfe-catalogue', 'home.book') }).click();
    // Cards on home also name departments, after the service.
    await page.getByRole('link', { name: new RegExp(`^${department}`) }).click();
    await page.getByRole('link', { name: service }).click();
    await expectFork();

    await citizen.open('/home');
    await page.getByRole('combobox', { name: texts.of('mfe-catalogue', 'home.search') }).fill(service);
    await page.getByRole('option', { name: service }).click();
    await expect(page).toHaveURL(/\/queueOrBook\?service=49&location=4/);
    await expect(page.getByRole('heading', { name: service })).toBeVisible();
    await expect(bookAct).toBeVisible();
  });
}

test('finds the same in traditional and in simplified characters [CAT-22] [CAT-26]', async ({ page }) => {
  for (const typed of ['国际驾驶', '國際駕駛']) {
    await page.goto(`/search?q=${encodeURIComponent(typed)}&language=zh_hant`);
    await expect(page.getByRole('link', { name: NAMES.zh_hant[1] })).toBeVisible();
  }
});

test('finds a service by an everyday word, and offers links without results [CAT-26] [CAT-27]', async ({
  page,
}) => {
  const { texts, open } = citizenOf(page, 'zh_hant');
  await open('/search?q=社屋');
  const services = page.getByRole('region', { name: texts.of('mfe-catalogue', 'search.services') });
  await expect(services.getByRole('link').first()).toContainText('社會房屋申請');
  await expect(services.getByRole('link').first()).toContainText('符合「社屋」');

  await open('/search?q=養貓牌');
  await expect(
    page.getByRole('heading', { name: texts.of('mfe-catalogue', 'messages.noSearchData') }),
  ).toBeVisible();
  const near = page.getByRole('region', { name: texts.of('mfe-catalogue', 'search.near') });
  await expect(near.getByRole('link', { name: '狗隻准照' })).toBeVisible();
  await expectAccessible(page);
  const ways = page.getByRole('region', { name: texts.of('mfe-catalogue', 'search.tryThis') });
  await ways.getByRole('link', { name: texts.of('mfe-catalogue', 'search.byDepartment') }).click();
  await expect(page).toHaveURL(/\/department/);
});

test('shows the map of a place in a sheet of 85 %, without third parties [CAT-38] [CAT-56] [CAT-57] [CAT-58] [API-74]', async ({
  page,
  isMobile,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (origin !== new URL(process.env.VEZ_ORIGIN!).origin) elsewhere.push(request.url());
  });
  const citizen = citizenOf(page, 'pt_pt');
  await citizen.open('/serOrLocationWithoutTabs?service=1');
  await page.getByRole('button', { name: /China Plaza/ }).click();
  const sheet = page.getByRole('dialog', { name: 'China Plaza' });
  await expect(sheet.getByText('Avenida da Praia Grande')).toBeVisible();

  const map = sheet.frameLocator('iframe');
  await expect(map.locator('path.land').first()).toBeAttached();
  await expect(map.locator('.pin')).toBeVisible();
  await map.getByRole('button', { name: 'Aproximar' }).click();
  const share = (await sheet.boundingBox())!.height / page.viewportSize()!.height;
  expect(share).toBeGreaterThan(isMobile === true ? 0.84 : 0.8);
  expect(share).toBeLessThan(0.86);
  await expectAccessible(page);
  expect(elsewhere).toEqual([]);
});
