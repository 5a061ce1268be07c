import { expect, type Page } from '@playwright/test';
import { codeSentTo } from './citizen';
import type { textsOf } from './texts';

type Texts = ReturnType<typeof textsOf>;

/** Agrees to the privacy clause, which the first login shows. */
export async function agreeToClause(page: Pick<Page, 'getByRole'>, texts: Texts): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: texts.ui('done') }).click();
  await expect(dialog).toBeHidden();
}

/** Logs in at the development identity provider, which accepts any password; the page is `/login`. */
export async function logInWithAccount(
  page: Page,
  texts: Texts,
  kind: 'personal' | 'corporate',
  name: string,
): Promise<void> {
  await page.getByRole('button', { name: texts.of('mfe-account', `login.${kind}`) }).click();
  await page.locator('input[name=login]').fill(name);
  await page.locator('input[name=password]').fill('any');
  await page.locator('button[type=submit]').click();
  // The provider asks for consent to share the identity.
  await page.locator('form:has(input[name=prompt][value=consent]) button').click();
  await agreeToClause(page, texts);
}

/** Verifies a mobile number by its code; the page is `/login`. */
export async function proveMobile(page: Page, texts: Texts, mobile: string): Promise<void> {
  await page.getByLabel(texts.of('mfe-account', 'login.phone')).last().fill(mobile);
  await page.getByRole('button', { name: texts.ui('code.get') }).click();
  await page.getByLabel(texts.ui('code.label')).fill(await codeSentTo(page.request, mobile));
  await page.getByRole('button', { name: texts.of('mfe-account', 'login.go'), exact: true }).click();
}

/** Logs in by mobile number, for the first time; the page is `/login`. */
export async function logInByMobile(page: Page, texts: Texts, mobile: string): Promise<void> {
  await proveMobile(page, texts, mobile);
  await agreeToClause(page, texts);
}
