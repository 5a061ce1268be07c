import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible';
import { agreeToClause } from '../src/account';
import { hallOf } from '../src/booking';
import { withoutRepeats } from '../src/by-night';
import { textsOf } from '../src/texts';
import { problemsOf } from '../src/page-problems';

const texts = textsOf('pt_pt');
/** Services for which no other journey takes a number as Maria; the second one is for a retry. */
const SERVICES = ['DSI-CRC', 'SAFP-ACC'];

/** Opens the page in the simulated host app, with a person and a way of signing. */
async function openInHostApp(page: Page, path: string, signing: string) {
  await page.goto('/dev/host');
  await page.getByLabel('Address').fill(path);
  await page.getByLabel('Language').selectOption('pt_pt');
  await page.getByLabel('Who uses the app').selectOption('maria');
  await page.getByLabel('How it signs').selectOption(signing);
  await page.getByRole('button', { name: 'Open' }).click();
  return page.frameLocator('#page');
}

test.beforeEach(({}, { project }) => {
  test.skip(project.name !== 'desktop', 'the simulator is a page for a desk');
});

test('takes a number in a host app as its user, without SMS code or login [ACC-01] [ACC-08] [ACC-09] [ACC-10] [ACC-11] [ACC-16] [ACC-25] [SHL-03]', async ({
  page,
}, { retry }) => {
  const { serviceId, locationId } = await hallOf(page, SERVICES[retry % 2]!);
  const said = problemsOf(page);
  const form = `/offerNum?service=${serviceId}&location=${locationId}`;
  const frame = await openInHostApp(page, form, 'rightly');

  await agreeToClause(frame, texts);
  await expect(frame.locator('#phone')).toHaveValue('66001002');
  await expect(frame.locator('#phone')).not.toBeEditable();
  await expect(frame.locator('#agreed')).toHaveCount(0);
  await expectAccessible(page);
  await frame.getByRole('button', { name: texts.of('mfe-queue', 'goKnown') }).click();
  await expect(
    frame.getByRole('heading', { name: texts.of('mfe-tickets', 'result.queueDone') }),
  ).toBeVisible();
  expect(page.frames()[1]!.url()).toContain('/success?ticket=');
  expect(said).toEqual([]);
});

const UNBELIEVED = [
  { signing: 'refuses', what: 'refuses to tell who they are' },
  { signing: 'silent', what: 'does not answer' },
  { signing: 'forged', what: 'signs with a key that is not its own', answer: 422 },
  { signing: 'expired', what: 'signs what is over', answer: 422 },
  { signing: 'elsewhere', what: 'signs for another site', answer: 422 },
];
/** The server refuses each of these in the same way. */
const REPEATS = ['expired', 'elsewhere'];
for (const { signing, what, answer } of withoutRepeats(UNBELIEVED, (one) => REPEATS.includes(one.signing))) {
  test(`continues as a visitor if the host app ${what} [ACC-03] [ACC-21]`, async ({ page }) => {
    const answers: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/api/getAccessToken')) answers.push(response.status());
    });
    const frame = await openInHostApp(page, '/offerNum?service=1&location=5', signing);
    await expect(page.locator('#log')).toContainText('"ask":"signIn"');
    await expect.poll(() => answers).toEqual(answer === undefined ? [] : [answer]);
    await expect(frame.locator('#phone')).toBeEditable();
    await expect(frame.locator('#agreed')).toBeVisible();
    await expect(frame.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  });
}
