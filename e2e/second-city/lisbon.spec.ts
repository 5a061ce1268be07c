import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible';
import { agreeToClause } from '../src/account';
import { chooseFirstDay, chooseSomeTime, type Point } from '../src/booking';
import { citizenOf, codeSentTo } from '../src/citizen';
import { counterSystemOf } from '../src/counter-system';

/** Words of Macao, which another city must not show. */
const OF_MACAO = /\b853\b|Macao|Macau|\bBIR\b|One Account|Conta Única|gov\.mo|澳門|一戶通/;

/** A unique mobile number of Portugal without 853, which would match Macao. */
const newMobile = () =>
  `91${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`.replaceAll('8', '7');

/** Place 1 is open 24 hours. Services have codes such as A0001/999, 000001, B001 and far longer ones in turn. */
const pointOf = (serviceId: number): Point => ({ serviceId, locationId: 1, departmentId: 1 });

const wordsOf = (page: Page) =>
  page.evaluate(() => `${document.title} ${document.body.innerText} ${document.documentElement.lang}`);
async function expectNothingOfMacao(page: Page) {
  await expect(page.getByRole('main')).not.toBeEmpty();
  expect(await wordsOf(page)).not.toMatch(OF_MACAO);
}

/** Expects a visible element that neither its own edge nor that of its card cuts off. */
async function expectWhole(page: Page, code: string) {
  const shown = page.getByText(code, { exact: true }).first();
  await expect(shown).toBeVisible();
  const cut = await shown.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right } = range.getBoundingClientRect();
    const box = element.closest('article')!.getBoundingClientRect();
    return left < box.left || right > box.right || element.scrollWidth > element.clientWidth + 1;
  });
  expect(cut, `${code} is cut`).toBe(false);
}

async function takeNumber(page: Page, point: Point, mobile: string) {
  const citizen = citizenOf(page, 'pt_pt');
  await citizen.open(`/offerNum?service=${point.serviceId}&location=${point.locationId}`);
  await citizen.agreeAndContinue('mfe-queue', mobile);
  await citizen.typeCode(mobile);
  return new URL(page.url()).searchParams.get('ticket')!;
}

/** Takes a number with a verified phone. Repeats a tap that came within a second of the last one and was ignored. */
async function takeAsKnown(page: Page) {
  const citizen = citizenOf(page, 'pt_pt');
  await expect(async () => {
    await citizen.button(citizen.texts.of('mfe-queue', 'goKnown')).click({ timeout: 2_000 });
    await expect(page).toHaveURL(/\/success\?ticket=/, { timeout: 4_000 });
  }).toPass();
}

test('takes a number with a long code, and is called', async ({ page }) => {
  const citizen = citizenOf(page, 'pt_pt');
  const { texts } = citizen;
  const mobile = newMobile();
  await page.goto('/home');
  await expect(page).toHaveTitle('Página inicial - Lisboa à Vez');
  await expectNothingOfMacao(page);
  await expectAccessible(page);
  await citizen.chooseService(
    'Instituto dos Registos',
    'Pedido de passaporte',
    'Loja do Cidadão das Laranjeiras',
  );
  await expectNothingOfMacao(page);
  await citizen.link(texts.of('mfe-catalogue', 'choice.ticketButton')).click();
  await expect(page.getByRole('main').getByText('+351')).toBeVisible();
  await expectNothingOfMacao(page);
  const point = pointOf(Number(new URL(page.url()).searchParams.get('service')));
  await citizen.agreeAndContinue('mfe-queue', mobile);
  await citizen.typeCode(mobile);

  const code = (await page
    .getByText(/^A\d{4}\/999$/)
    .first()
    .textContent())!;
  await expectWhole(page, code);
  await expect(page.getByRole('main')).toContainText(
    texts.of('mfe-tickets', 'next.called').split('{{number}}')[1]!,
  );
  await expectNothingOfMacao(page);
  await expectAccessible(page);

  const ticketId = new URL(page.url()).searchParams.get('ticket')!;
  await counterSystemOf(page.request).callUntil(point, ticketId);
  await expect(page.getByText(texts.ui('yourTurn')).first()).toBeVisible();
  await expectNothingOfMacao(page);
});

test('shows codes of every length in full, in the list and at 200 % text', async ({ page }) => {
  const mobile = newMobile();
  const citizen = citizenOf(page, 'pt_pt');
  await takeNumber(page, pointOf(1), mobile);
  await citizen.open('/offerNum?service=4&location=1');
  await takeAsKnown(page);
  const code = (await page
    .getByText(/^REGISTO-CIVIL\/\d{6}-LX$/)
    .first()
    .textContent())!;
  await expectWhole(page, code);
  await page.goto('/myBooking');
  await expectWhole(page, code);
  await page.evaluate(() => document.documentElement.style.setProperty('--text-scale', '2'));
  await expectWhole(page, code);
  await page.goBack();
  await page.evaluate(() => document.documentElement.style.setProperty('--text-scale', '2'));
  await expectWhole(page, code);
  await expectNothingOfMacao(page);
});

test('books a time, moves it, and cancels it', async ({ page }) => {
  const citizen = citizenOf(page, 'en_us');
  const { texts } = citizen;
  const mobile = newMobile();
  await citizen.open('/reserve?service=3&location=1');
  await chooseFirstDay(page);
  await chooseSomeTime(page);
  await expectNothingOfMacao(page);
  await citizen.agreeAndContinue('mfe-booking', mobile);
  await citizen.typeCode(mobile);
  await expect(
    page.getByRole('heading', { name: texts.of('mfe-tickets', 'result.bookingDone'), exact: true }),
  ).toBeVisible();
  await expectNothingOfMacao(page);

  await page.getByRole('link', { name: texts.of('mfe-tickets', 'result.edit') }).click();
  await expect(page).toHaveURL(/\/reserve\?ticket=/);
  const after = await chooseSomeTime(page);
  await citizen.button(texts.of('mfe-booking', 'save')).click();
  await expect(page).toHaveURL(/\/success\?ticket=/);
  await expect(page.getByText(after).first()).toBeVisible();

  await citizen.button(texts.of('mfe-tickets', 'result.cancelBooking')).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: texts.of('mfe-tickets', 'cancel.yesBooking') }).click();
  await expect(page.getByText(texts.of('mfe-tickets', 'progress.cancelled')).first()).toBeVisible();
  await expectNothingOfMacao(page);
});

test('logs in by SMS, with the one account that the city has', async ({ page }) => {
  const citizen = citizenOf(page, 'pt_pt');
  const { texts } = citizen;
  const mobile = newMobile();
  await citizen.open('/login?returnTo=%2FmyBooking');
  await expect(page.getByText('Entrar com a Chave Móvel')).toBeVisible();
  await expect(citizen.button(texts.of('mfe-account', 'login.personal'))).toBeVisible();
  await expect(citizen.button(texts.of('mfe-account', 'login.corporate'))).toHaveCount(0);
  await expectNothingOfMacao(page);
  await page.getByLabel(texts.of('mfe-account', 'login.phone')).last().fill(mobile);
  await citizen.button(texts.ui('code.get')).click();
  await page.getByLabel(texts.ui('code.label')).fill(await codeSentTo(page.request, mobile));
  await citizen.button(texts.of('mfe-account', 'login.go')).click();
  await agreeToClause(page, texts);
  await expect(page).toHaveURL(/\/myBooking/);
  await expectNothingOfMacao(page);
});

test('keeps a favourite, and asks for the ID number of the city', async ({ page }) => {
  const citizen = citizenOf(page, 'pt_pt');
  const { texts } = citizen;
  await takeNumber(page, pointOf(5), newMobile());
  await citizen.button(texts.of('mfe-tickets', 'result.favourite')).click();
  await expect(page.getByText(texts.of('mfe-tickets', 'addToFavorite').split('{{')[0]!)).toBeVisible();
  await citizen.open('/MyFavoritePage');
  await expect(page.getByRole('main').locator('a[href^="/queueOrBook?service=5"]')).toBeVisible();
  await expectNothingOfMacao(page);

  await citizen.open('/offerNum?service=2&location=1');
  await page.locator('#idNumber').fill('12345678');
  await citizen.button(texts.of('mfe-queue', 'goKnown')).click();
  await expect(page.getByText('O número deve ter 9 caracteres.').first()).toBeVisible();
  await page.locator('#idNumber').fill('123456789');
  await takeAsKnown(page);
});

test('has two languages, whatever the address or the browser asks for', async ({ page }) => {
  await page.goto('/AboutPage?language=zh_hant');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-PT');
  await expect(page.getByRole('heading', { name: 'Sobre Lisboa à Vez' })).toBeVisible();
  await page.goto('/home?language=en_us');
  const choice = page.getByRole('combobox', { name: 'Language' });
  await expect(choice.locator('option')).toHaveText(['Português', 'English']);
  await expectNothingOfMacao(page);
  const answer = await page.request.get('/api/booking/departments', {
    headers: { 'x-vez-language': 'zh_hans' },
  });
  expect(await answer.text()).toContain('Instituto dos Registos');
});
