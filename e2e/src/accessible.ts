import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Runs axe in the page itself: another page for each check costs more than the check. All frames share our origin. */
const axeOf = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

const faultsOf = async (axe: AxeBuilder) => {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

/** Expects no axe violations in either theme, and no overflow on the narrowest phone. */
export async function expectAccessible(page: Page): Promise<void> {
  // Colours are measured after transitions end.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await faultsOf(axeOf(page)), 'in the light').toEqual([]);

  const theme = await page.evaluate(() => document.documentElement.dataset.theme);
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
  expect(await faultsOf(axeOf(page).withRules('color-contrast')), 'in the dark').toEqual([]);
  await page.evaluate((before) => (document.documentElement.dataset.theme = before), theme);

  const size = page.viewportSize()!;
  if (size.width < 640) {
    await page.setViewportSize({ width: 320, height: size.height });
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over, 'px wider than 320').toBeLessThanOrEqual(0);
    await page.setViewportSize(size);
  }
}
