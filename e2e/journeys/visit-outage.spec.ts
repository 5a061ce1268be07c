// A kiosk and a display that start during an outage must recover without input.
import { once } from 'node:events';
import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { deviceCode, words } from '../src/office';
import { LANGUAGES, textsOf } from '../src/texts';

const away = LANGUAGES.map((language) => textsOf(language).of('mfe-staff', 'sign.away'));
const LIVES = { kiosk: 'kiosk.welcome', display: 'sign.missed' } as const;

/** A connection to Vez that can be cut, or that fails all calls. */
function startLine(origin: string) {
  let answersCalls = true;
  let server: Server;
  let port = 0;
  const start = async () => {
    server = createServer((incoming, response) => {
      if (!answersCalls && incoming.url!.startsWith('/api/')) return void response.writeHead(503).end();
      const { method, headers } = incoming;
      const onwards = ask(`${origin}${incoming.url}`, { method: method!, headers }, (answer) => {
        response.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(response);
      });
      onwards.on('error', () => response.destroy());
      response.on('close', () => onwards.destroy());
      incoming.pipe(onwards);
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
    return `http://localhost:${port}`;
  };
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  /** Turns answers on or off. Off also closes the event stream, which a browser never reopens after a 503. */
  const answerCalls = (does: boolean) => {
    answersCalls = does;
    if (!does) server.closeAllConnections();
  };
  return { start, stop, answerCalls };
}

for (const kind of ['kiosk', 'display'] as const) {
  test(`recovers a ${kind} that starts during an outage without input [FLT-66]`, async ({
    browser,
    request,
    isMobile,
  }, { retry }) => {
    test.skip(isMobile === true, 'the screens of an office stand on desks and walls');
    const line = startLine(process.env.VEZ_ORIGIN!);
    const origin = await line.start();
    const context = await browser.newContext({ baseURL: origin, timezoneId: 'Asia/Macau' });
    const device = await context.newPage();
    const lives = device.getByText(words(LIVES[kind])).first();

    await device.goto('/staff/enrol?language=en_us');
    await device
      .getByLabel(words('enrol.code'))
      .fill(await deviceCode(request, kind, `Hall ${kind} ${retry}`));
    await device.getByRole('button', { name: words('enrol.go'), exact: true }).click();
    await expect(lives).toBeVisible({ timeout: 30_000 });
    await expect
      .poll(() =>
        device.evaluate(async () => {
          const workers = await navigator.serviceWorker.getRegistrations();
          return workers.map(({ active }) => active?.state);
        }),
      )
      .toEqual(['activated']);
    const address = device.url();

    await test.step('without its page', async () => {
      await line.stop();
      await device.goto(address);
      for (const text of away) await expect(device.getByText(text)).toBeVisible();
      await line.start();
      await expect(lives).toBeVisible({ timeout: 60_000 });
    });

    await test.step('without answers to calls', async () => {
      line.answerCalls(false);
      await device.reload();
      await expect(device.getByText(words('sign.away')).first()).toBeVisible({ timeout: 60_000 });
      line.answerCalls(true);
      await expect(lives).toBeVisible({ timeout: 90_000 });
    });
    if (kind === 'display')
      await test.step('with a proxy that answers for the server', async () => {
        const isRefused = device.waitForResponse(
          (answer) => answer.url().includes('/counter/stream') && answer.status() === 503,
        );
        line.answerCalls(false);
        await isRefused;
        const isOpen = device.waitForResponse(
          (answer) => answer.url().includes('/counter/stream') && answer.status() === 200,
        );
        line.answerCalls(true);
        await isOpen;
      });
    await context.close();
    await line.stop();
  });
}
