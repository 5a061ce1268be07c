import type { ConsoleMessage, Page } from '@playwright/test';

/** Collects console errors, console warnings and uncaught errors. `isExpected` excludes some. */
export function problemsOf(
  page: Page,
  isExpected: (message: ConsoleMessage) => boolean = () => false,
): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isExpected(message)) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
}
