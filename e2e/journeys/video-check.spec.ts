import { expect, test } from '@playwright/test';
import { citizenOf } from '../src/citizen';

// A browser with a fake camera and microphone, with permission for both.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    }),
});

test('shows camera and microphone at the remote counter, and switches them off when left [NAV-03]', async ({
  page,
}) => {
  const citizen = citizenOf(page, 'zh_hant');
  const { texts } = citizen;
  const of = (key: string) => texts.of('mfe-catalogue', key);
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    Object.assign(window, { tracks });
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
  const states = () =>
    page.evaluate(() =>
      (window as unknown as { tracks: MediaStreamTrack[] }).tracks.map(({ readyState }) => readyState),
    );
  await citizen.open('/remoteCounterHome');
  await expect(page.getByRole('button', { name: of('check.start') })).toBeVisible();
  expect(await states()).toEqual([]);

  await page.getByRole('button', { name: of('check.start') }).click();
  const picture = page.getByLabel(texts.deviceCheck('picture'));
  await expect.poll(() => picture.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(0);
  // The fake microphone beeps once a second.
  const level = page.getByRole('meter', { name: texts.deviceCheck('level') });
  await expect
    .poll(() => level.evaluate((bar: HTMLMeterElement) => bar.value), { intervals: [50] })
    .toBeGreaterThan(0.05);

  // Camera and microphone turn off on another page of the same document.
  await page.locator('a[href*="/department"]').first().click();
  await expect(picture).toHaveCount(0);
  expect(await states()).toEqual(['ended', 'ended']);
});

test('has no link from the remote counter to a hall: only services by video, no map', async ({ page }) => {
  const citizen = citizenOf(page, 'zh_hant');
  const of = (key: string) => citizen.texts.of('mfe-catalogue', key);
  await citizen.open('/remoteCounterHome');
  await expect(page.getByRole('heading', { name: of('video.room') })).toBeVisible();
  await expect(page.getByRole('heading', { name: of('home.hot') })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: of('home.recommended') })).toHaveCount(0);
  const departments = page.getByRole('region', { name: of('home.departmentsHeading') });
  await departments.getByRole('link').first().click();
  await page.getByRole('tab', { name: of('select.byPlace') }).click();
  await expect(page.getByText('遙距服務櫃枱').first()).toBeVisible();
  await expect(page.getByRole('button', { name: of('select.map') })).toHaveCount(0);
});
