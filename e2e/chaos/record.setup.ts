import { expect } from '@playwright/test';
import { writePlan } from './plan';
import { SCENES } from './scenes';
import { newPhone, setting, withLanguage } from './trial';
import { test } from './worker';

const QUIET_MS = 10_000;
const STEP_MS = 30_000;

for (const scene of SCENES) {
  test(`sees which requests a scene makes when all is well: ${scene.name}`, async ({ browser, faulty }) => {
    const phone = await newPhone(browser, faulty);
    const { page } = phone;
    const path = await scene.prepare(page.context(), await phone.hand());
    page.setDefaultTimeout(STEP_MS);
    faulty.spoil(...setting(scene));
    await page.goto(withLanguage(path));
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined);
    await scene.act?.(page);
    await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined);
    writePlan(
      scene.name,
      faulty.seen().map(({ method, path: at, answer = '' }) => ({
        method,
        path: at,
        answer: at.startsWith('/api/') ? answer : '',
      })),
    );
    await phone.close();
  });
}
