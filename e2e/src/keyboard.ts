// Uses a page without a pointer: by keys, or by a switch that presses Tab and Enter.
import { expect, type Page } from '@playwright/test';

const STOPS = 400;

/** The text of the focused element, whose focus must be visible. */
export async function focused(page: Page): Promise<string> {
  const { text, outline } = await page.evaluate(() => {
    const at = document.activeElement as HTMLElement;
    // After the last stop, focus moves to the page itself, which contains all text.
    const words = at === document.body ? '' : `${at.getAttribute('aria-label') ?? ''} ${at.innerText}`;
    const seen = at.closest('form[role=search]') ?? at;
    return { text: words.trim(), outline: Number.parseFloat(getComputedStyle(seen).outlineWidth) };
  });
  if (text !== '') expect(outline, `the focus on ${text} is seen`).toBeGreaterThanOrEqual(2);
  return text;
}

/** Presses Tab until the focused element matches. The focus must be visible at each stop. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const text = await focused(page);
    if (typeof name === 'string' ? text.includes(name) : name.test(text)) return;
  }
  throw new Error(`Tab never came to ${name}`);
}
