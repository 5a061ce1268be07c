import { expect, test } from '@playwright/test';
import { citizenOf } from '../src/citizen';

test.beforeEach(({}, testInfo) => {
  test.skip(testInfo.project.name !== 'phone', 'an address is as wrong at a desk');
});

const IDS = ['', '0', '-1', '1.5', 'abc', '999999', '99999999999999999999', '%27%3B--'];
const ADDRESSES = [
  '/serOrLocationWithTabs',
  '/serOrLocationWithoutTabs',
  '/queueOrBook',
  '/offerNum',
  '/reserve',
  '/setParams',
  '/success',
  '/sendMessage',
  '/sendMessageByReserve',
  ...IDS.map((id) => `/serOrLocationWithTabs?department=${id}`),
  ...IDS.map((id) => `/serOrLocationWithoutTabs?service=${id}`),
  ...IDS.map((id) => `/queueOrBook?service=${id}&location=5`),
  ...IDS.map((id) => `/offerNum?service=1&location=${id}`),
  ...IDS.map((id) => `/reserve?service=${id}&location=${id}`),
  '/reserve?ticket=not-a-ticket',
  '/success?ticket=',
  '/success?ticket=not-a-ticket',
];

test('redirects home or explains each empty, unknown or broken id [NAV-28] [FLT-16]', async ({ page }) => {
  const citizen = citizenOf(page, 'en_us');
  const home = page.getByRole('heading', { name: citizen.texts.of('mfe-catalogue', 'home.title') });
  const stranded: string[] = [];
  await citizen.open('/home');
  for (const address of ADDRESSES) {
    await test.step(address, async () => {
      // Navigates like a link of the app: only the address changes.
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, address);
      const led = await home
        .or(page.getByRole('main').getByRole('button', { name: citizen.texts.ui('retry') }))
        .or(page.getByRole('main').locator('a[href^="/home"]'))
        .first()
        .waitFor({ timeout: 10_000 })
        .then(() => true)
        .catch(() => false);
      if (!led) stranded.push(address);
    });
  }
  expect(stranded).toEqual([]);
});

test('rejects a malformed body with a reason, and never crashes [ERR-07]', async ({ request }) => {
  const bodies: [string, string][] = [
    ['application/json', '{'],
    ['application/json', '[]'],
    ['application/json', 'null'],
    ['application/json', '{"serviceId":"one"}'],
    ['application/json', '{"__proto__":{"x":1}}'],
    ['text/plain', 'hello'],
  ];
  for (const [type, data] of bodies) {
    // A call that needs a login checks the caller before the body.
    const answer = await request.post('/api/booking/hold', {
      headers: { 'content-type': type, 'idempotency-key': crypto.randomUUID() },
      data: Buffer.from(data),
    });
    expect([400, 415, 422], `${type} ${data}`).toContain(answer.status());
    const body = (await answer.json()) as { message?: string; traceId?: string };
    expect(body.message).toBeTruthy();
    expect(body.traceId).toBeTruthy();
  }
});
