import { expect, type Page } from '@playwright/test';
import type { FaultProxy } from './fault-proxy';
import { isPart } from './matrix';
import { writePlan } from './plan';
import { SCENES } from './all-scenes';
import { newPhone, setting, withLanguage } from './trial';
import { test } from './worker';

const QUIET_MS = 2_500;
const MOST_MS = 15_000;
const STEP_MS = 30_000;

/** Waits until requests cease: a page makes more after its first files arrive. */
async function untilQuiet(page: Page, proxy: FaultProxy): Promise<void> {
  const until = Date.now() + MOST_MS;
  for (let before = -1; proxy.seen().length !== before && Date.now() < until;) {
    before = proxy.seen().length;
    await page.waitForTimeout(QUIET_MS);
  }
}

for (const scene of SCENES.filter(({ onlyInWhole }) => !isPart || onlyInWhole !== true)) {
  test(`records which requests a scene makes without faults: ${scene.name}`, async ({ browser, faulty }) => {
    const phone = await newPhone(browser, faulty);
    const { page } = phone;
    const path = await scene.prepare(page.context(), await phone.hand());
    page.setDefaultTimeout(STEP_MS);
    faulty.open(scene.opening);
    faulty.spoil(...setting(scene));
    await page.goto(withLanguage(path));
    await expect(page.getByRole('heading').first()).toBeVisible();
    await untilQuiet(page, faulty);
    await scene.act?.(page);
    await untilQuiet(page, faulty);
    writePlan(
      scene.name,
      faulty.seen().map(({ method, path: at, answer = '', asked }) => ({
        method,
        path: at,
        asked,
        answer: at.startsWith('/api/') ? answer : '',
      })),
    );
    await phone.close();
  });
}
