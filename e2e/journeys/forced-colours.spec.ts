import { expect, test, type Locator } from '@playwright/test';
import { openOtherTimes } from '../src/booking';
import { textsOf } from '../src/texts';

/** The properties that distinguish days in forced colours: border, weight and background. */
const lookOf = (day: Locator) =>
  day.evaluate((it) => {
    const { borderTopColor, borderTopStyle, borderTopWidth, backgroundColor, fontWeight } =
      getComputedStyle(it);
    const isEdgeSeen = borderTopStyle !== 'none' && borderTopColor !== backgroundColor;
    return { edge: isEdgeSeen ? `${borderTopWidth} ${borderTopStyle}` : 'none', backgroundColor, fontWeight };
  });

test('distinguishes past, free and chosen days in forced colours [BOK-47]', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/reserve?service=1&location=5&language=pt_pt');
  await openOtherTimes(page);
  const day = (state: string) => page.locator(`[role=gridcell] button${state}:visible`).first();
  await day(':not([aria-disabled])[data-face=open]').waitFor();
  const free = await lookOf(day(':not([aria-disabled])[data-face=open]'));
  const chosen = day('[data-face=chosen]');
  if (await chosen.isVisible()) expect((await lookOf(chosen)).backgroundColor).not.toBe(free.backgroundColor);
  const notFree = day('[aria-disabled][data-face=outside]:not([data-today])');
  // A week that starts today has no past day. Use a day of a later month that is not open yet.
  const next = page.getByRole('button', { name: textsOf('pt_pt').ui('calendar.nextMonth') });
  await expect(async () => {
    if (!(await notFree.isVisible())) await next.click({ timeout: 2_000 });
    await expect(notFree).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const past = await lookOf(notFree);
  expect(free.edge).not.toBe('none');
  expect(past.edge).toBe('none');
  expect(past.fontWeight).not.toBe(free.fontWeight);
});
