import { expect, test } from '@playwright/test';
import { logInWithAccount } from '../src/account';
import { chooseSomeTime, openOtherTimes } from '../src/booking';
import { citizenOf } from '../src/citizen';

test.beforeEach(({}, testInfo) => {
  test.skip(testInfo.project.name !== 'phone', 'a counter by video is for phones');
});

/** Of the development city: a service that its remote counter gives, to accounts only. */
const NAMES = { department: '身份證明局', service: '刑事紀錄證明書', place: '遙距服務櫃枱' };

test('books a video appointment from the home of the remote counter, with its login [CAT-53] [ERR-33] [NAV-24] [BOK-12]', async ({
  page,
}, { retry }) => {
  const citizen = citizenOf(page, 'zh_hant');
  const { texts } = citizen;
  await citizen.open('/remoteCounterHome');
  const departments = page.getByRole('region', {
    name: texts.of('mfe-catalogue', 'home.departmentsHeading'),
  });
  await departments.getByRole('link', { name: NAMES.department }).click();
  // The only kind of service that is given by video is open.
  await page.getByRole('link', { name: NAMES.service }).click();
  await expect(page.getByRole('link', { name: NAMES.place })).toHaveCount(0);
  await expect(
    page.getByText(texts.of('mfe-catalogue', 'messages.locationNoRemote').split('{{')[0]!),
  ).toBeVisible();
  await page.getByRole('link', { name: texts.of('mfe-catalogue', 'select.loginLink') }).click();
  await logInWithAccount(page, texts, 'personal', 'maria');

  // The only counter that gives it is taken without asking.
  await citizen.button(texts.of('mfe-catalogue', 'choice.bookButton')).click();
  await openOtherTimes(page);
  // One booking of a service a day: a retry takes the day after.
  await page.locator('[role=gridcell] button:not([aria-disabled]):visible').nth(retry).click();
  await chooseSomeTime(page);
  await citizen.button(texts.of('mfe-booking', 'goKnown')).click();

  await expect(page).toHaveURL(/\/success\?ticket=/);
  await expect(page.getByText(texts.of('mfe-tickets', 'result.remoteCounter'))).toBeVisible();
  // Still at the remote counter, although the login came back by the one address that providers know.
  await page.getByRole('button', { name: texts.ui('home') }).click();
  await expect(page).toHaveURL(/\/remoteCounterHome/);
});
