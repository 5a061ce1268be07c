import type { Page } from '@playwright/test';

interface Watched {
  layoutShift: number;
}

/** Sums the layout shifts of every page opened after this call. */
export const watchLayoutShift = (page: Page) =>
  page.addInitScript(() => {
    const watched: Watched = { layoutShift: 0 };
    Object.assign(window, watched);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) (window as never as Watched).layoutShift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The layout shift of the open page so far. */
export const layoutShiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as never as Watched).layoutShift);
