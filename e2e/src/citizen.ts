import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { textsOf, type Language } from './texts';

/** A unique mobile number of Macao. */
export const newMobile = () => `6${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`;

/** Codes already used: until the next message arrives, the last code is still the newest. */
const used = new Set<string>();

/** The newest unused SMS code for a number, from the development outbox. */
export async function codeSentTo(request: APIRequestContext, mobile: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const messages = (await (await request.get(`/dev/outbox.json?mobile=${mobile}`)).json()) as {
      code?: string;
    }[];
    code = messages.find((message) => message.code !== undefined)?.code;
    expect(code).toBeDefined();
    expect(used.has(`${mobile} ${code}`)).toBe(false);
  }).toPass({ timeout: 30_000 });
  used.add(`${mobile} ${code}`);
  return code!;
}

/** The page behind the link of the newest message to a number, such as `/t#261201ABCDEFGH1…`. */
export async function linkSentTo(request: APIRequestContext, mobile: string): Promise<string> {
  let path: string | undefined;
  await expect(async () => {
    const messages = (await (await request.get(`/dev/outbox.json?mobile=${mobile}`)).json()) as {
      text: string;
    }[];
    path = /\/t#\w+/.exec(messages.find(({ text }) => text.includes('/t#'))?.text ?? '')?.[0];
    expect(path).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return path!;
}

/** The steps of a citizen, in their language. */
export const citizenOf = (page: Page, language: Language) => {
  const texts = textsOf(language);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    texts,
    language,
    async open(path: string) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}language=${language}`);
    },
    /** From the home through department, service and place to the fork. */
    async chooseService(department: string, service: string, place: string) {
      await page.getByRole('link', { name: texts.of('mfe-catalogue', 'home.book') }).click();
      await page.getByRole('link', { name: department }).first().click();
      await page.getByRole('link', { name: service }).first().click();
      await page.getByRole('link', { name: place }).first().click();
      await expect(page).toHaveURL(/\/queueOrBook/);
    },
    async agreeAndContinue(remote: 'mfe-queue' | 'mfe-booking', mobile: string) {
      await page.locator('#phone').fill(mobile);
      await page.locator('#agreed').check();
      await button(texts.of(remote, 'go')).click();
    },
    async typeCode(mobile: string) {
      await expect(page).toHaveURL(/\/sendMessage/);
      const code = await codeSentTo(page.request, mobile);
      // The last digit submits the code. Within a second of the last submission a tap is needed.
      await page.getByLabel(texts.ui('code.label')).fill(code);
      await expect(async () => {
        const isDone = () => /\/success\?ticket=/.test(page.url());
        const next = button(texts.of('mfe-account', 'sms.next'));
        await expect
          .poll(isDone, { timeout: 4_000 })
          .toBe(true)
          .catch(() => next.click({ timeout: 2_000 }));
        expect(isDone()).toBe(true);
      }).toPass();
    },
    button,
    link: (name: string) => page.getByRole('link', { name, exact: true }),
  };
};
