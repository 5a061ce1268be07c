import { expect, test, type Page } from '@playwright/test';
import { logInByMobile } from '../src/account';
import { citizenOf, newMobile } from '../src/citizen';
import { withoutEarlyReads } from '../src/early-reads';

test.beforeEach(({}, testInfo) => {
  test.skip(testInfo.project.name !== 'phone', 'a network is as bad at a desk');
});

const FORM = '/offerNum?service=1&location=5';
const citizenOn = (page: Page) => citizenOf(page, 'en_us');

test('loses nothing offline while taking a number, and continues once online [FLT-29]', async ({
  page,
  context,
}) => {
  const citizen = citizenOn(page);
  const { texts } = citizen;
  const mobile = newMobile();
  await citizen.open(FORM);
  await page.locator('#phone').fill(mobile);
  await page.locator('#agreed').check();
  const why = page.getByText(texts.of('mfe-queue', 'offline')).filter({ visible: true });
  await context.setOffline(true);
  await expect(why).toBeVisible();
  await page.locator('#phone').press('Enter');
  await expect(page).toHaveURL(/\/offerNum/);

  await context.setOffline(false);
  await expect(why).toBeHidden();
  await expect(page.locator('#phone')).toHaveValue(mobile);
  await expect(page.locator('#agreed')).toBeChecked();
  await citizen.button(texts.of('mfe-queue', 'go')).click();
  await expect(page).toHaveURL(/\/sendMessage/);
  await page.getByLabel(texts.ui('code.label')).fill('12');
  await context.setOffline(true);
  await expect(page.getByText(texts.of('mfe-account', 'sms.offline'))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByLabel(texts.ui('code.label'))).toHaveValue('12');
  await citizen.typeCode(mobile);
});

test('shows a skeleton on a slow network, then the page', async ({ page }) => {
  const citizen = citizenOn(page);
  await withoutEarlyReads(page);
  await page.route('**/api/booking/service/id/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    await route.continue();
  });
  await citizen.open(FORM);
  await expect(page.getByText(citizen.texts.ui('stillLoading')).first()).toBeVisible();
  await expect(page.locator('#phone')).toBeVisible();
});

test('reports a server failure, and recovers on a retry [ERR-03] [ERR-19] [FLT-26]', async ({ page }) => {
  const citizen = citizenOn(page);
  const broken = '**/api/booking/service/id/**';
  await withoutEarlyReads(page);
  await page.route(broken, (route) =>
    route.fulfill({ status: 500, json: { code: 603, message: '', traceId: 'journey' } }),
  );
  await citizen.open(FORM);
  await expect(page.getByRole('heading', { name: citizen.texts.ui('errorLoadData') })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /2855 0100/ })).toBeVisible();
  await page.unroute(broken);
  await page
    .getByRole('main')
    .getByRole('button', { name: citizen.texts.ui('retry') })
    .click();
  await expect(page.locator('#phone')).toBeVisible();
});

test('gives one number for a double tap [UI-20]', async ({ page }) => {
  const citizen = citizenOn(page);
  const { texts } = citizen;
  const mobile = newMobile();
  await citizen.open(`/login?returnTo=${encodeURIComponent(FORM)}`);
  await logInByMobile(page, texts, mobile);
  await citizen.button(texts.of('mfe-queue', 'goKnown')).dblclick();
  await expect(page).toHaveURL(/\/success\?ticket=/);
  await page.goto('/myBooking');
  await expect(page.locator('a[href^="/success?ticket="]')).toHaveCount(1);
});

test('shows the number whose answer was lost, after a reload [ERR-11]', async ({ page }) => {
  const citizen = citizenOn(page);
  const { texts } = citizen;
  await citizen.open(`/login?returnTo=${encodeURIComponent(FORM)}`);
  await logInByMobile(page, texts, newMobile());
  const written = new Promise<void>((tell) => {
    void page.route('**/queue/requestQueueTicket', async (route) => {
      await route.fetch();
      tell();
      await route.abort('connectionreset');
    });
  });
  await citizen.button(texts.of('mfe-queue', 'goKnown')).click();
  await written;
  await page.reload();
  await expect(page).toHaveURL(/\/success\?ticket=/);
  await page.goto('/myBooking');
  await expect(page.locator('a[href^="/success?ticket="]')).toHaveCount(1);
});
