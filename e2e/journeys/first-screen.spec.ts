import { expect, test, type Locator, type Page } from '@playwright/test';
import { hallOf } from '../src/booking';

import { changeAnswers } from '../src/change-answers';
import { citizenOf } from '../src/citizen';
import { withoutEarlyReads } from '../src/early-reads';
import { LANGUAGES } from '../src/texts';

/** What a phone shows below its address bar and above its keyboard. */
const FIRST_PX = 400;
const HEIGHT = 812;
const MOST_OF_HEIGHT = 0.15;
const LEAST_LINK_PX = 24;

test.beforeEach(async ({ page, isMobile }) => {
  test.skip(isMobile !== true, 'a desk has room');
  await page.setViewportSize({ width: 375, height: HEIGHT });
});

/** Open, with the wait that takes the most room in words. */
const OPEN = { status: true, isOpen: true, isOfficeTime: true, pass: 'Y', queueState: '', waitCount: 14 };
async function withOpenQueue(page: Page) {
  await withoutEarlyReads(page);
  await changeAnswers(page, '**/api/booking/counterInfo/**', async (route, response) => {
    const { isPaused: _, opensAt: __, ...info } = (await response.json()) as Record<string, unknown>;
    const waitRange = { fromMinutes: 50, toMinutes: 65 };
    await route.fulfill({ response, json: { ...info, ...OPEN, waitRange } });
  });
}

const bottomOf = (it: Locator) =>
  it.evaluate((element) => element.getBoundingClientRect().bottom + window.scrollY);

/** The height of what sticks to the foot of the window, in px. */
const barHeight = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('main *')];
    const bars = all.filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position));
    return Math.max(0, ...bars.map(({ offsetHeight }) => offsetHeight));
  });

/** The focusable elements that something else covers once they have the focus. */
const coveredOnFocus = (page: Page) =>
  page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'main :is(input:not([type=hidden]), select, button, a[href])',
    );
    return [...all].flatMap((element) => {
      element.focus();
      const { left, top, width, height } = element.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      const isSeen = at !== null && (element.contains(at) || at.contains(element));
      return isSeen ? [] : [element.outerHTML.slice(0, 120)];
    });
  });

const lowLinks = (page: Page) =>
  page.locator('main a:visible, main button:visible').evaluateAll((all, least) => {
    const low = all.filter((element) => element.getBoundingClientRect().height < least);
    return low.map((element) => element.outerHTML.slice(0, 120));
  }, LEAST_LINK_PX);

for (const language of LANGUAGES) {
  test(`has the first field and the consent on the first screen of a phone, in ${language} [QUE-06] [QUE-08]`, async ({
    page,
  }) => {
    const citizen = citizenOf(page, language);
    const { serviceId, locationId } = await hallOf(page, 'IAM-DOG');
    await withOpenQueue(page);
    await citizen.open(`/offerNum?service=${serviceId}&location=${locationId}&from=mail`);
    await expect(page.getByText(/50\D+65/)).toBeVisible();
    expect.soft(await bottomOf(page.locator('#phone'))).toBeLessThan(FIRST_PX);
    expect.soft(await bottomOf(page.locator('label:has(#agreed)'))).toBeLessThan(FIRST_PX);
    const clause = page.getByRole('link', { name: citizen.texts.ui('privacy.read') });
    expect.soft(await bottomOf(clause)).toBeLessThan(FIRST_PX);
    expect.soft(await barHeight(page)).toBeLessThanOrEqual(MOST_OF_HEIGHT * HEIGHT);
    expect.soft(await lowLinks(page)).toEqual([]);

    await page.locator('#phone').fill('123');
    await page.locator('form button[type=submit]').click();
    const summary = page.getByRole('main').getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary).toBeInViewport({ ratio: 1 });
    await summary.getByRole('link').first().click();
    await expect(page.locator('#phone')).toBeFocused();
    await expect(page.locator('#phone-error')).toBeInViewport({ ratio: 1 });
    expect.soft(await coveredOnFocus(page)).toEqual([]);
  });

  test(`shows an office with links that are high enough, in ${language} [BOK-02] [CAT-38]`, async ({
    page,
  }) => {
    const citizen = citizenOf(page, language);
    await withOpenQueue(page);
    await citizen.open('/queueOrBook?service=1&location=5&from=mail');
    await expect(page.getByText(/50\D+65/)).toBeVisible();
    expect.soft(await lowLinks(page)).toEqual([]);
    expect.soft(await coveredOnFocus(page)).toEqual([]);
  });
}
