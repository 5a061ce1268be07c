// A supervisor looks after the devices of an office.
import { randomInt } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../src/accessible';
import { button, deviceOf, enrolledDevice, leave, numberOn, words } from '../src/office';

/** A device answers within 30 s or has failed. */
const ANSWER = { timeout: 20_000 };

test.beforeEach(({ isMobile }) => {
  test.skip(isMobile === true, 'the screens of an office stand on desks and walls');
});

for (const kind of ['kiosk', 'display'] as const) {
  test(`tests a ${kind}, which answers within seconds`, async ({ browser }) => {
    const name = `Z${randomInt(1_000_000)}`;
    const device = await enrolledDevice(browser, kind, { name });
    await expect(
      device.getByText(words(kind === 'kiosk' ? 'kiosk.welcome' : 'sign.missed')).first(),
    ).toBeVisible();
    const supervisor = await deviceOf(browser, 'enrol', { who: 'carla' });
    const row = supervisor.getByRole('listitem').filter({ hasText: name });
    await expect(row.getByText(/^Version [0-9a-f]{8}$/)).toBeVisible(ANSWER);
    await row.getByRole('button', { name: `${words('devices.testNow')}: ${name}` }).click();
    await expect(device.getByText(words('sign.test').replace('{{device}}', name)).first()).toBeVisible(
      ANSWER,
    );
    await expect(row.getByText(/answered in \d+ s/)).toBeVisible(ANSWER);
    await button(supervisor, `${words('devices.revoke')}: ${name}`).click();
    await expect(row).toHaveCount(0);
    await device.context().close();
    await leave(supervisor);
  });
}

test('lets people photograph their number at a kiosk without paper, until it is changed', async ({
  browser,
}) => {
  const name = `Z${randomInt(1_000_000)}`;
  const kiosk = await enrolledDevice(browser, 'kiosk', { name });
  await button(kiosk, new RegExp(`^${words('kiosk.take')}`)).click();
  await kiosk.locator('button:has(small):not([aria-disabled])').first().click();
  const number = await numberOn(kiosk);
  await button(kiosk, words('kiosk.noSlip')).click();
  await expect(kiosk.getByText(words('kiosk.photograph'))).toBeVisible();
  await expect(kiosk.getByText(number).first()).toBeVisible();
  await expectAccessible(kiosk);
  await button(kiosk, words('kiosk.finish')).click();
  await expect(kiosk.getByText(words('kiosk.noPaper'))).toBeVisible(ANSWER);

  const supervisor = await deviceOf(browser, 'counters', { who: 'carla' });
  const alert = supervisor.getByRole('listitem').filter({ hasText: name });
  await expect(alert).toContainText(words('devices.noPaper').replace('{{time}}', ''));
  await alert.getByRole('button', { name: `${words('devices.paperChanged')}: ${name}` }).click();
  await expect(alert).toHaveCount(0);
  await expect(kiosk.getByText(words('kiosk.noPhone'))).toBeVisible(ANSWER);
  await kiosk.context().close();
  await leave(supervisor);
});

test('limits a kiosk to one queue, which it then shows alone', async ({ browser }) => {
  const name = `Z${randomInt(1_000_000)}`;
  const kiosk = await enrolledDevice(browser, 'kiosk', { name });
  await button(kiosk, new RegExp(`^${words('kiosk.take')}`)).click();
  const queues = kiosk.locator('button:has(small)');
  await expect(queues.nth(1)).toBeVisible();
  const supervisor = await deviceOf(browser, 'enrol', { who: 'carla' });
  const row = supervisor.getByRole('listitem').filter({ hasText: name });
  await row.getByRole('button', { name: `${words('devices.chooseQueues')}: ${name}` }).click();
  await row.getByRole('checkbox').first().check();
  await expectAccessible(supervisor);
  await row.getByRole('button', { name: words('devices.saveQueues') }).click();
  await expect(row.getByRole('checkbox')).toHaveCount(0);
  await expect(queues).toHaveCount(1, ANSWER);
  await button(supervisor, `${words('devices.revoke')}: ${name}`).click();
  await expect(row).toHaveCount(0);
  await kiosk.context().close();
  await leave(supervisor);
});
