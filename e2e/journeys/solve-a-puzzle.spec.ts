import { expect, test } from '@playwright/test';
import { startVez } from '../../tools/scripts/lib/running-vez.mjs';
import { citizenOf, codeSentTo, newMobile } from '../src/citizen';

// A site under attack. Each try takes at least as long as on a slow phone, so that the wait is seen on every machine.
test.describe.configure({ mode: 'default' });
test.beforeEach(({}, testInfo) => {
  test.skip(testInfo.project.name !== 'phone', 'a puzzle is the same at a desk');
});

let vez: Awaited<ReturnType<typeof startVez>>;
test.beforeAll(async ({}, testInfo) => {
  if (testInfo.project.name !== 'phone') return;
  vez = await startVez(
    { VEZ_SMS_LIMITS: 'on', VEZ_PUZZLES: 'always', VEZ_PUZZLE_TRIES: '800' },
    { quiet: true },
  );
});
test.afterAll(async () => {
  await vez?.stop();
});

const slowTries = () => {
  const { subtle } = window.crypto;
  const derive = subtle.deriveBits.bind(subtle);
  subtle.deriveBits = async (...wanted) => {
    await new Promise((done) => setTimeout(done, 5));
    return derive(...wanted);
  };
};

test('cancels a puzzle, solves one, and logs in with the code [ACC-17]', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: vez.origin, viewport: { width: 375, height: 812 } });
  await context.addInitScript(slowTries);
  const page = await context.newPage();
  const citizen = citizenOf(page, 'en_us');
  const mobile = newMobile();
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));

  await citizen.open('/login');
  const get = citizen.button(citizen.texts.ui('code.get'));
  await expect(get).toBeVisible();
  expect(files.filter((file) => file.includes('puzzle'))).toEqual([]);
  await page.getByRole('textbox').first().fill(mobile);

  await get.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('we are checking that you are not a machine');
  await dialog.getByRole('button').click();
  await expect(dialog).toBeHidden();

  await get.click();
  const bar = dialog.getByRole('progressbar');
  await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(0.05);
  // The browsers beside this one decide how long the work takes.
  await expect(dialog).toBeHidden({ timeout: 180_000 });
  const code = await codeSentTo(page.request, mobile);
  await page.getByLabel(citizen.texts.ui('code.label')).fill(code);
  const valid = page.waitForResponse((response) => response.url().endsWith('/api/valid'));
  await page.keyboard.press('Enter');
  expect((await valid).status()).toBe(200);
  await context.close();
});
