import { expect, test, type Page } from '@playwright/test';
import { textsOf } from '../src/texts';

/** A service of the development city that offers both numbers and bookings at this place. */
const ADDRESS = '/queueOrBook?service=1&location=5&from=mail&language=pt_pt';
/** The visible height of a phone below the browser bars. */
const FIRST_PX = 500;
const texts = textsOf('pt_pt');
const number = texts.of('mfe-catalogue', 'choice.ticketButton');
const booking = texts.of('mfe-catalogue', 'choice.bookButton');

const OPEN = { status: true, isOpen: true, isOfficeTime: true, pass: 'Y', queueState: '', waitCount: 23 };
/** States of a queue, each with the action that the page offers. */
const STATES = {
  open: { queue: {}, act: number },
  short: { queue: { pass: 'N', queueState: 'NOTBUSY', waitCount: 0 }, act: booking },
  full: { queue: { pass: 'N', queueState: 'FULL' }, act: booking },
  paused: { queue: { pass: 'N', isPaused: true }, act: booking },
  closed: { queue: { isOfficeTime: false, opensAt: '2036-12-04T01:00:00Z' }, act: booking },
};

/** Opens the office with a state of its queue and a calendar with free days. */
async function officeWith(page: Page, queue: object) {
  await page.route('**/api/booking/counterInfo/**', async (route) => {
    const response = await route.fetch();
    const { opensAt: _, isPaused: __, ...info } = (await response.json()) as Record<string, unknown>;
    await route.fulfill({ response, json: { ...info, ...OPEN, ...queue } });
  });
  await page.route('**/api/booking/locationService/**', async (route) => {
    const response = await route.fetch();
    const offer = (await response.json()) as object;
    const free = { booking: true, ticket: true, status: true, firstBookableDate: '26/12/2036' };
    await route.fulfill({ response, json: { ...offer, ...free } });
  });
}

test('shows status and actions in the first 500 px of a phone [BOK-01] [BOK-08]', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile !== true, 'a desk has room');
  await page.setViewportSize({ width: 375, height: 812 });
  for (const [state, { queue, act }] of Object.entries(STATES)) {
    await officeWith(page, queue);
    await page.goto(ADDRESS);
    const link = page.getByRole('main').getByRole('link', { name: act, exact: true });
    await expect(link, state).toBeVisible();
    const card = await link.evaluate((element) => {
      const bottom = element.getBoundingClientRect().bottom + scrollY;
      return { bottom, width: document.documentElement.scrollWidth };
    });
    expect.soft(card.bottom, state).toBeLessThanOrEqual(FIRST_PX);
    expect.soft(card.width, state).toBeLessThanOrEqual(375);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});
