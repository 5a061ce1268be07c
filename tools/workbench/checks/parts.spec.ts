import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';

interface Entry {
  id: string;
  title: string;
  name: string;
}

const index = JSON.parse(readFileSync(process.env.VEZ_WORKBENCH_INDEX!, 'utf8')) as {
  entries: Record<string, Entry>;
};
const parts = new Map<string, Entry[]>();
for (const entry of Object.values(index.entries)) {
  parts.set(entry.title, [...(parts.get(entry.title) ?? []), entry]);
}

// Rules for whole pages, which single parts cannot meet.
const PAGE_RULES = ['region', 'page-has-heading-one', 'landmark-one-main', 'html-has-lang'];

const open = async (page: Page, story: Entry, globals: string) => {
  await page.goto(`/iframe.html?viewMode=story&id=${story.id}&globals=${globals}`);
  await page.locator('body.sb-show-main').waitFor();
  await page.locator('#storybook-root').waitFor({ state: 'attached' });
};

/** Runs axe in the page itself, because another page for each check costs more than the check. */
const axeOf = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

const faults = async (axe: AxeBuilder) => {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [title, stories] of parts) {
  test(`${title}: axe in light and dark, 320 px wide, text at 200 %`, async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(message.text());
    });
    page.on('response', (answer) => {
      if (answer.status() >= 400) said.push(`${answer.status()} ${answer.url()}`);
    });
    page.on('pageerror', (error) => said.push(error.message));
    for (const story of stories) {
      await test.step(story.name, async () => {
        await page.setViewportSize({ width: 375, height: 812 });
        await open(page, story, 'theme:light;language:pt_pt');
        expect(await faults(axeOf(page).disableRules(PAGE_RULES)), 'light').toEqual([]);

        await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
        expect(await faults(axeOf(page).withRules('color-contrast')), 'dark').toEqual([]);

        await page.setViewportSize({ width: 320, height: 640 });
        expect(await overflow(page), 'wider than 320 px').toBeLessThanOrEqual(0);

        await page.setViewportSize({ width: 375, height: 812 });
        await page.evaluate(() => document.documentElement.style.setProperty('--text-scale', '2'));
        expect(await overflow(page), 'wider than the page with text at 200 %').toBeLessThanOrEqual(0);
        await page.evaluate(() => document.documentElement.style.removeProperty('--text-scale'));
      });
    }
    expect(said).toEqual([]);
  });
}
