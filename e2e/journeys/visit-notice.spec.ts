// A clerk tells everyone in a queue that it runs late. The phone of a citizen who waits shows it, one SMS in Portuguese
// arrives, and the display shows it; once the clerk ends it, it disappears.
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible';
import { button, deviceOf, words } from '../src/office';
import { newCitizen, pointOf } from '../src/people';

/** A queue of the hall that no other journey waits in. */
const SERVICE = 'DSI-BIR-C';
const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };
const SAYS = /cerca de 45 minutos/;

/** The button that ends the notice. */
const ending = (desk: Page) => button(desk, new RegExp(`^${words('notices.endNow')}: .*45`));

async function endNotice(desk: Page) {
  await ending(desk).click();
  await expect(ending(desk)).toBeHidden();
}

test('tells everyone who waits, on page, display and once by message', async ({ browser, isMobile }) => {
  test.skip(isMobile === true, 'the screens of an office stand on desks and walls');
  const phone = await browser.newContext({
    baseURL: process.env.VEZ_ORIGIN!,
    ...PHONE,
    timezoneId: 'Asia/Macau',
  });
  const citizen = await newCitizen(phone);
  const point = await pointOf(phone, SERVICE);
  const ticketId = await citizen.takeNumber(point, 'pt_pt');
  const page = await phone.newPage();
  await page.goto(`/success?ticket=${ticketId}&language=pt_pt`);
  await expect(page.getByText('A sua senha')).toBeVisible();
  const display = await deviceOf(browser, 'display', { who: 'ana', language: 'pt_pt' });

  const desk = await deviceOf(browser, 'notices', { who: 'ana' });
  await expect(button(desk, new RegExp(`^${words('notices.go')}`))).toBeVisible();
  // A failed attempt may have left it.
  if (await ending(desk).isVisible()) await endNotice(desk);
  await desk.getByText('45', { exact: true }).click();
  await desk.getByLabel(words('notices.where'), { exact: true }).selectOption(String(point.serviceId));
  await expectAccessible(desk);
  await button(desk, new RegExp(`^${words('notices.go')}, \\d+`)).click();
  await expect(desk.getByText(/^Everyone sees it now/)).toBeVisible();

  const onPage = page.locator('[aria-live=polite]').filter({ hasText: SAYS });
  await expect(onPage).toBeVisible();
  await expectAccessible(page);
  await expect(display.getByText(SAYS)).toBeVisible();
  const told = async () => {
    const sent = await phone.request.get(`/dev/outbox.json?mobile=${citizen.mobile}`);
    return ((await sent.json()) as { text: string }[])
      .map(({ text }) => text)
      .filter((text) => SAYS.test(text));
  };
  await expect.poll(told).toHaveLength(1);
  expect((await told())[0]).toMatch(/^Vez: atraso de cerca de 45 minutos em .*https?:\/\/\S+\/t#\w+/);

  await endNotice(desk);
  await expect(onPage).toBeHidden();
  await expect(display.getByText(SAYS)).toBeHidden();
  expect(await told()).toHaveLength(1);
  await citizen.cancel(ticketId);
});
