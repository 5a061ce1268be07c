import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible';
import { chooseFirstDay, chooseSomeTime } from '../src/booking';
import { TRIED_LANGUAGES } from '../src/by-night';
import { citizenOf, codeSentTo, newMobile } from '../src/citizen';
import { type textsOf } from '../src/texts';

/** Checks the printed page: the ticket alone with its QR code, black on white in the dark theme too. */
async function expectPrintable(page: Page, texts: ReturnType<typeof textsOf>) {
  await page.evaluate(() => (window.print = () => undefined));
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.getByRole('button', { name: texts.of('mfe-tickets', 'result.print') }).click();
  const sheet = page.locator('[data-print-sheet]');
  await expect(sheet.getByRole('img', { name: texts.of('mfe-tickets', 'result.qr') })).toBeVisible();
  await expect(page.locator('#root')).toBeHidden();
  await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(sheet).toHaveCount(0);
  await page.emulateMedia({ media: null, colorScheme: null });
}

for (const language of TRIED_LANGUAGES) {
  test(`books a time and cancels it under my bookings, in ${language} [BOK-15] [BOK-17] [BOK-18] [BOK-22] [BOK-23] [BOK-24] [BOK-25] [BOK-27] [BOK-29] [TIX-04] [TIX-12] [TIX-20] [TIX-23] [TIX-24] [TIX-25] [TIX-28] [TIX-34] [NAV-11] [NAV-12] [NAV-14]`, async ({
    page,
    context,
    isMobile,
  }) => {
    test.skip(isMobile !== true && language !== 'pt_pt', 'at a desk one language is enough');
    const citizen = citizenOf(page, language);
    const { texts } = citizen;
    const mobile = newMobile();

    const [service] = await (await page.request.get('/api/appms/services/publicService/IAM-DOG')).json();
    await citizen.open(`/queueOrBook?service=${service.id}&location=5`);
    // The layout is stable once the live figures have loaded.
    await expect(page.getByText(texts.ui('queue.notCheckedIn'))).toBeVisible();
    await citizen.link(texts.of('mfe-catalogue', 'choice.bookButton')).click();
    await expect(page).toHaveURL(/\/reserve/);
    await chooseFirstDay(page);
    await chooseSomeTime(page);
    await citizen.agreeAndContinue('mfe-booking', mobile);
    await citizen.typeCode(mobile);
    await expect(
      page.getByRole('heading', { name: texts.of('mfe-tickets', 'result.bookingDone'), exact: true }),
    ).toBeVisible();
    await expectAccessible(page);
    // A phone has no button to print.
    if (isMobile !== true) await expectPrintable(page, texts);

    await context.clearCookies();
    await citizen.open('/myBooking');
    await page.getByLabel(texts.of('mfe-tickets', 'login.phone')).last().fill(mobile);
    await citizen.button(texts.ui('code.get')).click();
    await expect(page.getByRole('button', { name: texts.ui('code.get'), exact: true })).toBeHidden();
    await page.getByLabel(texts.ui('code.label')).fill(await codeSentTo(page.request, mobile));
    await citizen.button(texts.of('mfe-tickets', 'login.go')).click();
    await expect(page.locator('a[href^="/success?ticket="]').first()).toBeVisible();
    await expectAccessible(page);
    await page.locator('a[href^="/success?ticket="]').first().click();
    await citizen.button(texts.of('mfe-tickets', 'result.cancelBooking')).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: texts.of('mfe-tickets', 'cancel.yesBooking') })
      .click();
    await expect(page.getByText(texts.of('mfe-tickets', 'progress.cancelled')).first()).toBeVisible();
    await citizen.open('/myBooking');
    await expect(page.getByText(texts.of('mfe-tickets', 'mine.none'))).toBeVisible();
  });
}
