import { mkdir, writeFile } from 'node:fs/promises';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { citizenOf } from '../src/citizen';
import { LANGUAGES, type Language } from '../src/texts';
import { contactSheet } from './contact-sheet';
import { openCounters } from './make-state';
import type { State } from './state';
import { STATES } from './states';

const FOLDER = new URL('../../var/pictures/', import.meta.url).pathname;
const SIZES = [
  { width: 375, height: 812 },
  { width: 1280, height: 900 },
];
const chosen = process.env.VEZ_PICTURE_LANGUAGES?.split(',') ?? LANGUAGES;
const THEMES = ['light', 'dark'] as const;
/** The rest of a longer page shows nothing new. */
const LONGEST = 2_000;

async function open(page: Page, state: State, language: Language): Promise<void> {
  const reader = citizenOf(page, language);
  await reader.open(await state.address(page.context(), page));
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // Failing requests are repeated for a while first.
  if (!state.name.endsWith('-loading')) {
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0, { timeout: 60_000 });
    // Parts of a home have their own skeletons, which are not marked as busy.
    await page.waitForLoadState('networkidle');
  }
  await state.act?.(page, reader);
}

async function picturesOf(page: Page, state: State, language: Language): Promise<Buffer[]> {
  const taken: Buffer[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // A map reloads when the theme changes.
      for (const frame of page.frames().slice(1))
        await frame.locator(`html[data-theme=${colorScheme}] #controls:not([hidden])`).waitFor();
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      const clip = {
        x: 0,
        y: 0,
        width: size.width,
        height: Math.min(Math.max(height, size.height), LONGEST),
      };
      const picture = await page.screenshot({ fullPage: true, clip, animations: 'disabled' });
      await writeFile(`${FOLDER}${state.name}-${language}-${size.width}-${colorScheme}.png`, picture);
      taken.push(picture);
    }
  }
  return taken;
}

async function inLanguage(context: BrowserContext, state: State, language: Language) {
  const page = await context.newPage();
  await page.setViewportSize(SIZES[0]!);
  await open(page, state, language);
  return picturesOf(page, state, language);
}

test.beforeAll(async ({ browser }, { project }) => {
  const context = await browser.newContext(project.use);
  await openCounters(context);
  await context.close();
});

for (const state of STATES) {
  test(state.name, async ({ browser }, { project }) => {
    await mkdir(FOLDER, { recursive: true });
    const rows = [];
    for (const name of LANGUAGES.filter((language) => chosen.includes(language))) {
      const context = await browser.newContext(project.use);
      rows.push({ name, pictures: await inLanguage(context, state, name) });
      await context.close();
    }
    const context = await browser.newContext();
    await writeFile(`${FOLDER}sheet-${state.name}.png`, await contactSheet(context, state.name, rows));
    await context.close();
  });
}
