// Checks device settings and screen readers on the parts where they matter most.
import { expect, test, type Page } from '@playwright/test';

const open = async (page: Page, id: string) => {
  await page.goto(`/iframe.html?viewMode=story&id=${id}&globals=theme:light;language:en_us`);
  await page.locator('#storybook-root').locator('*').first().waitFor({ state: 'attached' });
};

test.describe('a screen reader', () => {
  test('announces the calendar’s month, each day in full, and whether it is available [UI-01]', async ({
    page,
  }) => {
    await open(page, 'dates-calendar--chosen');
    await expect(page.locator('#storybook-root')).toMatchAriaSnapshot(`
      - group "Day of the visit, December 2026":
        - button "Previous month" [disabled]
        - heading "December 2026" [level=3]
        - button "Next month"
        - grid "Day of the visit, December 2026":
          - rowgroup:
            - row:
              - gridcell "Tuesday 1 December 2026, Today, Not open yet" [disabled]
              - gridcell "Wednesday 2 December 2026, Available"
            - row:
              - gridcell "Tuesday 8 December 2026, Holiday" [disabled]
              - gridcell "Wednesday 9 December 2026, Full" [disabled]
              - gridcell "Thursday 10 December 2026, Available, Chosen" [selected]
    `);
  });

  test('announces the picker’s question, choices, selection and buttons [UI-02]', async ({ page }) => {
    await open(page, 'dialogs-picker--chosen');
    await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
      - heading "Tell me when so many are before me" [level=2]
      - radiogroup "Tell me when so many are before me":
        - radio "1 people"
        - radio "2 people"
        - radio "3 people" [checked]
        - radio "5 people"
        - radio "10 people"
      - button "Cancel"
      - button "Done"
    `);
  });

  test('announces the code field by its name with its error, and the purpose of its button [UI-14]', async ({
    page,
  }) => {
    await open(page, 'fields-codefield--wrong');
    await expect(page.locator('#storybook-root')).toMatchAriaSnapshot(`
      - button "Get a code"
      - textbox "Code from the SMS" [invalid]: "2048"
      - paragraph: This could not be loaded
    `);
    await expect(page.getByRole('textbox')).toHaveAccessibleDescription(/This could not be loaded/);
  });
});

test.describe('with forced colours', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));
  /** What distinguishes days where colours are the user's: the visible border, its width, and the background. */
  const lookOf = (page: Page, name: RegExp) =>
    page
      .getByRole('gridcell', { name })
      .getByRole('button')
      .evaluate((button) => {
        const { borderTopColor, borderTopStyle, borderTopWidth, backgroundColor } = getComputedStyle(button);
        const isSeen = borderTopStyle !== 'none' && borderTopColor !== backgroundColor;
        return { edge: isSeen ? `${borderTopWidth} ${borderTopStyle}` : 'none', backgroundColor };
      });

  test('distinguishes free, closed and chosen days [BOK-47]', async ({ page }) => {
    await open(page, 'dates-calendar--chosen');
    const [chosen, free, closed] = [
      await lookOf(page, /^Thursday 10/),
      await lookOf(page, /^Friday 11/),
      await lookOf(page, /^Saturday 5/),
    ];
    expect(free.edge).not.toBe('none');
    expect(closed.edge).toBe('none');
    expect(chosen.edge).not.toBe(free.edge);
    expect(chosen.backgroundColor).not.toBe(free.backgroundColor);
  });

  test('keeps buttons recognisable', async ({ page }) => {
    await open(page, 'actions-button--primary');
    for (const button of await page.getByRole('button').all())
      expect(await button.evaluate((it) => parseFloat(getComputedStyle(it).borderTopWidth))).toBeGreaterThan(
        0,
      );
  });
});

test('shows no animation with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const id of ['dialogs-sheet--with-a-button', 'dialogs-dialog--short', 'views-skeleton--list']) {
    await open(page, id);
    const moving = await page.evaluate(
      () =>
        document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 10)
          .length,
    );
    expect(moving, id).toBe(0);
  }
});

for (const [width, size] of [
  [320, 16],
  [375, 16],
  [640, 16],
  [1280, 16],
] as const) {
  test(`shows text of 16 units at ${size} px in a window of ${width}, twice that at 200 % [SHL-10] [SHL-11]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 812 });
    await open(page, 'fields-codefield--empty');
    const bodySize = () => page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize));
    expect(await bodySize()).toBeCloseTo(size, 1);
    await page.evaluate(() => document.documentElement.style.setProperty('--text-scale', '2'));
    expect(await bodySize()).toBeCloseTo(2 * size, 1);
  });
}

test('sets the root font by the width of the app’s column: width / 390 × 12 [SHL-11]', async ({ page }) => {
  for (const [width, root] of [
    [320, 10],
    [375, 11.54],
    [390, 12],
    [1280, 20.92],
  ] as const) {
    await page.setViewportSize({ width, height: 812 });
    await open(page, 'fields-codefield--empty');
    const size = await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
    expect(size, `at ${width} px`).toBeCloseTo(root, 1);
  }
});
