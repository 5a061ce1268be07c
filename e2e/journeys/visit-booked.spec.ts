// From a booking at home to the counter: only the serving clerk sees the answers.
import { expect, test, type Page } from '@playwright/test';
import { chooseFirstDay, chooseSomeTime, leaveQuestions } from '../src/booking';
import { citizenOf, newMobile } from '../src/citizen';
import {
  bringToToday,
  button,
  callThisOne,
  closeCounter,
  deviceOf,
  numberOn,
  openCounter,
  serve,
  words,
} from '../src/office';
import { readQrCode, scanAt } from '../src/paper-code';
import { LOCATION, pointOf } from '../src/people';

const ID_NUMBER = '12345670';
const TAXPAYER = 'Leong Sok I';

const citizenOn = (page: Page) => citizenOf(page, 'en_us');

/** Books a time with questions. @returns the ticket's id */
async function bookAtHome(page: Page, serviceId: number): Promise<string> {
  const citizen = citizenOn(page);
  const { texts } = citizen;
  const mobile = newMobile();
  await citizen.open(`/queueOrBook?service=${serviceId}&location=${LOCATION}`);
  await citizen.link(texts.of('mfe-catalogue', 'choice.bookButton')).click();
  await page.getByLabel('Name of the taxpayer').fill(TAXPAYER);
  await page.getByLabel('Tax year').fill('2025');
  await leaveQuestions(page, citizen);
  await chooseFirstDay(page);
  await chooseSomeTime(page);
  await page.getByLabel(texts.of('mfe-booking', 'contact.idNumber')).fill(ID_NUMBER);
  await citizen.agreeAndContinue('mfe-booking', mobile);
  await citizen.typeCode(mobile);
  return new URL(page.url()).searchParams.get('ticket')!;
}

/** The code on the printed ticket. */
async function printedCode(page: Page): Promise<string> {
  await page.getByRole('button', { name: citizenOn(page).texts.of('mfe-tickets', 'result.print') }).click();
  await page.emulateMedia({ media: 'print' });
  const code = page.locator('[data-print-sheet] svg[role=img]');
  await expect(code).toBeVisible();
  const content = await readQrCode(code);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  return content;
}

test('checks a printed booking in, shows its answers to its counter only, and serves it', async ({
  browser,
  page: home,
  isMobile,
}, { retry }) => {
  test.skip(isMobile === true, 'the screens of an office stand on desks and walls');
  const name = `B${9 - retry}`;
  const { texts } = citizenOn(home);
  await home.addInitScript(() => (window.print = () => undefined));
  const { serviceId } = await pointOf(home.context(), 'DSF-PRO');
  const counter = await openCounter(browser, { who: 'david', name, serves: ['Professional and'] });
  const ticketId = await bookAtHome(home, serviceId);
  await bringToToday(home, ticketId, 5);
  await home.reload();
  const code = await printedCode(home);

  const number = await test.step('scans the code at the kiosk', async () => {
    const kiosk = await deviceOf(browser, 'kiosk', { who: 'elsa' });
    await expect(button(kiosk, new RegExp(`^${words('kiosk.checkIn')}`))).toBeVisible();
    await scanAt(kiosk, code);
    await expect(kiosk.getByRole('heading', { name: words('kiosk.checkedIn') })).toBeVisible();
    await expect(kiosk.getByText(TAXPAYER)).toHaveCount(0);
    const shown = await numberOn(kiosk);
    await kiosk.context().close();
    return shown;
  });

  await test.step('shows the answers only at the counter that called', async () => {
    await callThisOne(counter, number);
    await expect(counter.getByText(TAXPAYER).first()).toBeVisible();
    await expect(counter.getByText('2025', { exact: true })).toBeVisible();
    await expect(counter.getByText(ID_NUMBER)).toHaveCount(0);
    await button(counter, words('answers.show')).click();
    await expect(counter.getByText(ID_NUMBER)).toBeVisible();
    // A supervisor of the same department who has not called this person.
    const other = await deviceOf(browser, 'reception', { who: 'elsa' });
    await expect(other.getByRole('heading', { name: words('reception.checkIn') })).toBeVisible();
    const session = await other.request.post('/api/session', { data: {} });
    const { jwtToken } = (await session.json()) as { jwtToken: string };
    const headers = { authorization: `Bearer ${jwtToken}` };
    const answers = `/api/counter/tickets/${ticketId}/answers`;
    expect((await other.request.get(answers, { headers })).status()).toBe(403);
    expect((await home.request.get(answers)).status()).toBe(401);
    await other.context().close();
  });

  await test.step('updates the citizen’s page', async () => {
    await expect(home.getByText(texts.ui('yourTurn')).first()).toBeVisible({ timeout: 30_000 });
    await expect(home.locator('main')).toContainText(name);
    await serve(counter);
    await expect(counter.getByText(TAXPAYER)).toHaveCount(0);
    await expect(home.getByText(texts.of('mfe-tickets', 'ended.treated'))).toBeVisible({ timeout: 30_000 });
  });
  await closeCounter(counter, name, [serviceId]);
});
