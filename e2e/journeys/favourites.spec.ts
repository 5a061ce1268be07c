import { expect, test } from '@playwright/test';
import { expectAccessible } from '../src/accessible';
import { citizenOf, newMobile } from '../src/citizen';

test.beforeEach(({}, testInfo) => {
  test.skip(testInfo.project.name !== 'phone', 'a favourite is the same at a desk');
});

test('shows favourites on home at once after a change on the ticket [CAT-14] [TIX-15]', async ({ page }) => {
  const citizen = citizenOf(page, 'pt_pt');
  const { texts } = citizen;
  const mobile = newMobile();
  await citizen.open('/offerNum?service=1&location=5');
  await citizen.agreeAndContinue('mfe-queue', mobile);
  await citizen.typeCode(mobile);
  const favourites = page.getByRole('region', { name: texts.of('mfe-catalogue', 'home.favourites') });
  const goHome = () => page.getByRole('button', { name: texts.ui('home') }).click();

  await citizen.button(texts.of('mfe-tickets', 'result.favourite')).click();
  await expect(page.getByText(texts.of('mfe-tickets', 'addToFavorite').split('{{')[0]!)).toBeVisible();
  await goHome();
  await expect(favourites.getByRole('link', { name: /Renovação do BIR/ })).toBeVisible();

  // Home has just loaded its list, but loads it again after the change.
  await page.goBack();
  await citizen.button(texts.of('mfe-tickets', 'result.unfavourite')).click();
  await expect(page.getByText(texts.of('mfe-tickets', 'moveToFavourite').split('{{')[0]!)).toBeVisible();
  await goHome();
  await expect(favourites.getByText(texts.of('mfe-catalogue', 'home.favouritesNone'))).toBeVisible();
});

test('adds a favourite, opens it, and removes it [TIX-15] [TIX-37] [ERR-56] [ERR-57]', async ({ page }) => {
  const citizen = citizenOf(page, 'pt_pt');
  const { texts } = citizen;
  const mobile = newMobile();
  await citizen.open('/offerNum?service=1&location=5');
  await citizen.agreeAndContinue('mfe-queue', mobile);
  await citizen.typeCode(mobile);
  await citizen.button(texts.of('mfe-tickets', 'result.favourite')).click();
  await expect(page.getByText(texts.of('mfe-tickets', 'addToFavorite').split('{{')[0]!)).toBeVisible();

  await citizen.open('/MyFavoritePage');
  const favourite = page.getByRole('main').getByRole('link', { name: /Renovação do BIR/ });
  await expect(favourite).toBeVisible();
  await expectAccessible(page);
  await favourite.click();
  await expect(page).toHaveURL(/\/queueOrBook\?service=1&location=5/);

  await page.goBack();
  await page.getByRole('button', { name: /Renovação do BIR/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: texts.of('mfe-tickets', 'favourites.yes') })
    .click();
  await expect(page.getByText(texts.of('mfe-tickets', 'moveToFavourite').split('{{')[0]!)).toBeVisible();
  await expect(page.getByText(texts.of('mfe-tickets', 'favourites.none'))).toBeVisible();
});
