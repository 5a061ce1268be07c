import { expect, request, test as base, type Locator, type Page } from '@playwright/test';
import { startVez } from '../../tools/scripts/lib/running-vez.mjs';
import { hallOf } from '../src/booking';
import { citizenOf, codeSentTo, newMobile } from '../src/citizen';
import { counterSystemOf } from '../src/counter-system';

interface OfThisFile {
  vez: Awaited<ReturnType<typeof startVez>>;
}
/** A new city, because the cards on home depend on earlier use and the time of day. */
const test = base.extend<object, OfThisFile>({
  vez: [
    async ({}, use) => {
      const vez = await startVez({}, { quiet: true });
      const api = await request.newContext({ baseURL: vez.origin });
      await counterSystemOf(api).open(await hallOf({ request: api }, NAMES.code), '9');
      await api.dispose();
      await use(vez);
      await vez.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ vez }, use) => use(vez.origin),
});
test.describe.configure({ mode: 'default' });

test.beforeEach(({}, testInfo) => {
  test.skip(testInfo.project.name !== 'phone', 'fingers count taps on a phone');
});

const NAMES = {
  code: 'IAM-DOG',
  department: 'Municipal Affairs Bureau',
  service: 'Dog licence',
  place: '24-hour Public Service Hall',
};

/** Counts touches. Typing into a field counts as one. */
function fingerOn(page: Page) {
  const taps: string[] = [];
  const { texts } = citizenOf(page, 'en_us');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const tap = async (what: Locator) => {
    taps.push(`tap ${await what.innerText()}`);
    await what.click();
  };
  const type = async (what: Locator, text: string) => {
    taps.push('type');
    await what.fill(text);
  };
  return {
    async open() {
      await page.goto('/home?language=en_us');
      taps.length = 0;
    },
    /** Opens a popular service by its card. */
    async fromCard() {
      await tap(page.getByRole('link', { name: NAMES.service }).first());
      await tap(page.getByRole('link', { name: NAMES.place }).first());
    },
    async throughDepartments() {
      await tap(page.getByRole('link', { name: texts.of('mfe-catalogue', 'home.book') }));
      await tap(page.getByRole('link', { name: NAMES.department }).first());
      await tap(page.getByRole('link', { name: NAMES.service }).first());
      await tap(page.getByRole('link', { name: NAMES.place }).first());
    },
    /** Opens the form directly from the list of offices. */
    async takeNumberFromList() {
      await tap(page.getByRole('link', { name: NAMES.service }).first());
      const words = texts.of('mfe-catalogue', 'choice.ticketButton');
      await tap(page.getByRole('link', { name: `${words}: ${NAMES.place}` }));
    },
    takeNumber: () => tap(link(texts.of('mfe-catalogue', 'choice.ticketButton'))),
    book: () => tap(link(texts.of('mfe-catalogue', 'choice.bookButton'))),
    confirm: (of: 'mfe-queue' | 'mfe-booking') => tap(button(texts.of(of, 'goKnown'))),
    async prove(of: 'mfe-queue' | 'mfe-booking', mobile: string) {
      await type(page.locator('#phone'), mobile);
      await tap(page.locator('label:has(#agreed)'));
      await tap(button(texts.of(of, 'go')));
      await expect(page.getByText(texts.of('mfe-account', 'sms.sentTo')).first()).toBeVisible();
      await type(page.getByLabel(texts.ui('code.label')), await codeSentTo(page.request, mobile));
    },
    async expectTicketAfter(count: number) {
      await expect(page).toHaveURL(/\/success\?ticket=/);
      expect(taps, taps.join(', ')).toHaveLength(count);
    },
  };
}

test('books in 7 taps from home, and then takes a number in 6 [QUE-09] [BOK-11] [BOK-12]', async ({
  page,
}) => {
  const finger = fingerOn(page);
  await finger.open();
  await finger.fromCard();
  await finger.book();
  await finger.prove('mfe-booking', newMobile());
  await finger.expectTicketAfter(7);

  // The device now knows the citizen, who takes the long way through the departments.
  await finger.open();
  await finger.throughDepartments();
  await finger.takeNumber();
  await finger.confirm('mfe-queue');
  await finger.expectTicketAfter(6);
});

test('takes a number in 6 taps from home, with a choice of offices [QUE-09] [ACC-24]', async ({ page }) => {
  const finger = fingerOn(page);
  await finger.open();
  await finger.takeNumberFromList();
  await finger.prove('mfe-queue', newMobile());
  await finger.expectTicketAfter(6);
});
