// Personal parts of the home appear without a layout shift: on the first visit, and later in the space that is
// reserved before the first paint.
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible';
import { withoutRepeats } from '../src/by-night';
import { counterSystemOf } from '../src/counter-system';
import { layoutShiftOf, watchLayoutShift } from '../src/layout-shift';
import { newCitizen, pointOf } from '../src/people';
import { textsOf } from '../src/texts';

const MOST_SHIFT = 0.01;

async function takeNumber(context: BrowserContext, service: string) {
  const person = await newCitizen(context);
  const point = await pointOf(context, service);
  return { point, ticket: await person.takeNumber(point) };
}
async function call(context: BrowserContext) {
  const own = await takeNumber(context, 'SAFP-ACC');
  await counterSystemOf(context.request).callUntil(own.point, own.ticket);
  return own;
}

const STATES: Record<string, (context: BrowserContext) => Promise<unknown>> = {
  'logged out': async () => undefined,
  'logged in': newCitizen,
  async 'with a ticket'(context) {
    // The ticket must keep waiting. Simulated clerks skip a queue with this counter, and no other test calls from it.
    const service = 'DSAJ-REP';
    await counterSystemOf(context.request).open(await pointOf(context, service), '9');
    await takeNumber(context, service);
  },
  called: call,
  async missed(context) {
    const { ticket } = await call(context);
    await counterSystemOf(context.request).markAbsent(ticket);
  },
};

/** Text that only a ticket in that state shows. */
const WORDS: Record<string, (texts: ReturnType<typeof textsOf>) => string> = {
  'with a ticket': (texts) => texts.ui('yourTicket'),
  called: (texts) => texts.ui('yourTurn'),
  missed: (texts) => texts.ui('rejoin.yes'),
};

async function shiftOf(page: Page, address: string) {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  return layoutShiftOf(page);
}

for (const [state, make] of Object.entries(STATES)) {
  // Large text by day only where a ticket takes the most space.
  for (const scale of withoutRepeats([1, 2], (size) => size === 2 && state !== 'with a ticket')) {
    test(`does not shift the home ${state}, at ${scale * 100} %`, async ({ page, context, isMobile }) => {
      await page.addInitScript((size) => localStorage.setItem('vez.textSize', size), String(scale));
      await watchLayoutShift(page);
      await make(context);
      const language = isMobile === true ? 'zh_hant' : 'pt_pt';
      const address = `/home?language=${language}`;
      for (const visit of ['first', 'second', 'third'])
        expect.soft(await shiftOf(page, address), visit).toBeLessThanOrEqual(MOST_SHIFT);
      if (!(state in WORDS)) return;
      // On this visit the ticket is in its reserved space.
      await expect(
        page.locator('[data-ticket=placed]').getByText(WORDS[state]!(textsOf(language))),
      ).toBeVisible();
      if (scale === 1) await expectAccessible(page);
    });
  }
}
