// A visit without a phone: an enrolled kiosk, the display and the counter.
import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible';
import {
  button,
  callThisOne,
  closeCounter,
  deviceOf,
  numberOn,
  openCounter,
  serve,
  shownOn,
  words,
} from '../src/office';
import { LOCATION, pointOf } from '../src/people';

const SERVICE = 'DSI-BIR-C';
const SERVICE_NAME = 'Collecting a resident card';

/** Enrols a browser as the kiosk of the hall with a supervisor's code. */
async function enrolledKiosk(browser: Browser, supervisor: Page): Promise<Page> {
  await supervisor.getByLabel(words('place.office')).selectOption(String(LOCATION));
  await supervisor.getByLabel(words('devices.name')).fill('Hall');
  await button(supervisor, words('devices.make')).click();
  const code = supervisor.getByText(/^[2-9A-Z]{8}$/);
  await expect(code).toBeVisible();
  const kiosk = await deviceOf(browser, 'enrol', { size: [1080, 1920] });
  await kiosk.getByLabel(words('enrol.code')).fill(await code.innerText());
  await expectAccessible(kiosk);
  await button(kiosk, words('enrol.go')).click();
  await expect(button(kiosk, new RegExp(`^${words('kiosk.take')}`))).toBeVisible();
  return kiosk;
}

test('serves a walk-in: a number at an enrolled kiosk, a call on the display, a counter', async ({
  browser,
  isMobile,
}, { retry }) => {
  test.skip(isMobile === true, 'the screens of an office stand on desks and walls');
  const name = `W${9 - retry}`;
  const counter = await openCounter(browser, { who: 'ana', name, serves: [SERVICE_NAME] });
  const { serviceId } = await pointOf(counter.context(), SERVICE);
  const supervisor = await deviceOf(browser, 'enrol', { who: 'carla' });
  const kiosk = await enrolledKiosk(browser, supervisor);
  await expectAccessible(supervisor);
  const display = await deviceOf(browser, 'display', { who: 'bruno' });

  await button(kiosk, new RegExp(`^${words('kiosk.take')}`)).click();
  await button(kiosk, new RegExp(SERVICE_NAME)).click();
  await expect(kiosk.getByRole('heading', { name: words('kiosk.taken') })).toBeVisible();
  const number = await numberOn(kiosk);
  await expect(kiosk.getByText(words('kiosk.wait'))).toBeVisible();
  await button(kiosk, words('kiosk.finish')).click();
  // The kiosk keeps no data for the next person.
  await expect(button(kiosk, new RegExp(`^${words('kiosk.take')}`))).toBeVisible();
  await expect(kiosk.getByText(number)).toHaveCount(0);

  await expect(display.getByRole('heading').first()).toBeVisible();
  const isShown = shownOn(display, number, name);
  await callThisOne(counter, number);
  await isShown;
  await serve(counter);

  await closeCounter(counter, name, [serviceId]);
  await Promise.all([kiosk, display, supervisor].map((page) => page.context().close()));
});
