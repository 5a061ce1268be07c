// A citizen gets no SMS: reception checks the ID and issues a login code, with which the phone logs in.
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../src/accessible';
import { agreeToClause } from '../src/account';
import { newMobile } from '../src/citizen';
import { button, deviceOf, words } from '../src/office';
import { textsOf } from '../src/texts';

const texts = textsOf('en_us');

test('issues a login code at reception by keys, with which a phone logs in [ACC-17]', async ({
  browser,
  isMobile,
}) => {
  test.skip(isMobile === true, 'the screens of an office stand on desks and walls');
  const mobile = newMobile();
  const reception = await deviceOf(browser, 'reception', { who: 'bruno' });
  await expect(reception.getByRole('radio').first()).toBeVisible();

  const code = await test.step('checks an ID and issues a code', async () => {
    await reception.keyboard.press('F10');
    const panel = reception.getByRole('form', { name: words('loginCode.title') });
    await panel.getByRole('textbox', { name: words('loginCode.phone') }).fill(mobile);
    await expectAccessible(reception);
    await reception.keyboard.press('F10');
    await expect(panel).toContainText(words('loginCode.checkedMissing'));
    await panel.getByRole('checkbox').check();
    await reception.keyboard.press('F10');
    const shown = reception.getByRole('status').getByText(/^\d{3} \d{3} \d{4}$/);
    await expect(shown).toBeVisible();
    await expectAccessible(reception);
    return shown.innerText();
  });

  await test.step('notifies the phone number, without the code', async () => {
    const messages = await reception.request.get(`/dev/outbox.json?mobile=${mobile}`);
    const [{ text }] = (await messages.json()) as [{ text: string }];
    expect(text).toContain('handed out a login code');
    expect(text.replace(/\D/g, '')).not.toContain(code.replaceAll(' ', ''));
  });

  await test.step('logs the phone in without an SMS', async () => {
    const context = await browser.newContext({
      baseURL: process.env.VEZ_ORIGIN!,
      viewport: { width: 375, height: 812 },
      timezoneId: 'Asia/Macau',
    });
    const phone = await context.newPage();
    await phone.goto('/login?language=en_us');
    await phone.getByLabel(texts.of('mfe-account', 'login.phone')).last().fill(mobile);
    await button(phone, texts.ui('code.fromOffice')).click();
    await phone.getByLabel(texts.ui('code.officeLabel')).fill(code);
    await expectAccessible(phone);
    await phone.getByRole('button', { name: texts.of('mfe-account', 'login.go'), exact: true }).click();
    await agreeToClause(phone, texts);
    await expect(phone.getByRole('button', { name: texts.of('mfe-account', 'login.out') })).toBeVisible();
    await context.close();
  });
  await reception.context().close();
});
