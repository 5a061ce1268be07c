import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { logInWithAccount } from '../src/account';
import { citizenOf } from '../src/citizen';

test.beforeEach(({}, testInfo) => {
  test.skip(testInfo.project.name !== 'phone', 'a login is the same at a desk');
});

/** People of the development provider, each with their own service. */
const ACCOUNTS = [
  { kind: 'personal', login: 'chan', language: 'pt_pt', services: ['DSI-CRC', 'SAFP-ACC'] },
  { kind: 'corporate', login: 'lotus', language: 'en_us', services: ['DSI-CRC', 'SAFP-ACC'] },
] as const;

for (const { kind, login, language, services } of ACCOUNTS) {
  test(`logs in with a ${kind} account, takes a number, and sees it in my bookings [ACC-13] [ACC-14] [ACC-15] [ACC-18] [ACC-20] [ACC-25] [UI-03]`, async ({
    page,
  }, { retry }) => {
    const citizen = citizenOf(page, language);
    const { texts } = citizen;
    const [service] = await (
      await page.request.get(`/api/appms/services/publicService/${services[retry % 2]}`)
    ).json();
    const form = `/offerNum?service=${service.id}&location=5`;

    const asked = page.waitForRequest((request) => request.url().includes('code_challenge='));
    const traded = page.waitForRequest((request) => request.url().endsWith('/api/getAccessToken'));
    await citizen.open(`/login?returnTo=${encodeURIComponent(form)}`);
    await logInWithAccount(page, texts, kind, login);

    const challenge = new URL((await asked).url()).searchParams;
    const { codeVerifier, accountType } = (await traded).postDataJSON() as Record<string, string>;
    expect(challenge.get('response_type')).toBe('code');
    expect(challenge.get('code_challenge_method')).toBe('S256');
    expect(createHash('sha256').update(codeVerifier!).digest('base64url')).toBe(
      challenge.get('code_challenge'),
    );
    expect(Buffer.from(codeVerifier!, 'base64url')).toHaveLength(32);
    expect(accountType).toBe(kind);

    // The login returns to the same page in the same language, without the code in the address.
    await expect(page).toHaveURL(new RegExp(`/offerNum\\?service=${service.id}&location=5$`));
    if (kind === 'personal') {
      // The provider has verified the number.
      await citizen.button(texts.of('mfe-queue', 'goKnown')).click();
      await expect(page).toHaveURL(/\/success\?ticket=/);
    } else {
      // A company's contact phone is not verified.
      await citizen.button(texts.of('mfe-queue', 'goOn')).click();
      await citizen.typeCode('66001003');
    }
    const address = page.url().split('&')[0]!;

    await page.goto('/myBooking');
    await expect(
      page.locator(`a[href="${new URL(address).pathname}${new URL(address).search}"]`),
    ).toBeVisible();
  });
}
