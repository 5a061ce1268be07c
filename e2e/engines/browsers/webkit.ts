import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, By, Capabilities, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../../tools/scripts/lib/running-vez.mjs';
import { setting, untilParsed, VIEW, type Engine } from '../engine';

const START_LIMIT_MS = 60_000;
const TRY_AGAIN_MS = 200;
/** Only a window opened by a page can be this narrow in WebKit. */
const OPEN_NARROW = `window.open('about:blank', 'phone', 'width=${VIEW.width},height=${VIEW.height},toolbar=no,menubar=no,location=no')`;

/** Starts a virtual screen. @returns its name with the display number that Xvfb prints */
async function startScreen(): Promise<{ name: string; process: ChildProcess }> {
  const screen = spawn(
    setting('VEZ_XVFB'),
    ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [number] = (await once(screen.stdout, 'data')) as [Buffer];
  return { name: `:${number.toString().trim()}`, process: screen };
}

async function startDriver(display: string, port: number): Promise<ChildProcess> {
  const driver = spawn(setting('VEZ_WEBKIT_DRIVER'), ['-p', String(port)], {
    stdio: 'ignore',
    // The sandbox of WebKit does not start as root.
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const until = Date.now() + START_LIMIT_MS;
  for (;;) {
    if (await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined)) return driver;
    if (Date.now() > until) throw new Error('The WebKit driver did not start.');
    await pause(TRY_AGAIN_MS);
  }
}

async function openNarrowWindow(driver: WebDriver): Promise<void> {
  const before = await driver.getAllWindowHandles();
  await driver.get('about:blank');
  await untilParsed({ run: (body) => driver.executeScript(body) }, 'about:blank');
  await driver.executeScript(OPEN_NARROW);
  await driver.wait(async () => (await driver.getAllWindowHandles()).length > before.length, START_LIMIT_MS);
  const added = (await driver.getAllWindowHandles()).find((handle) => !before.includes(handle));
  await driver.switchTo().window(added!);
}

export async function openWebKit(): Promise<Engine> {
  const screen = await startScreen();
  const port = (await freePort()) as number;
  const process = await startDriver(screen.name, port);
  const capabilities = new Capabilities();
  capabilities.set('browserName', 'MiniBrowser');
  capabilities.set('webkitgtk:browserOptions', {
    binary: setting('VEZ_WEBKIT'),
    args: ['--automation', '--javascript-can-open-windows-automatically=true'],
  });
  // With other strategies, no script can run while the page waits for a file.
  capabilities.setPageLoadStrategy('none');
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
    .disableEnvironmentOverrides()
    .build();
  await openNarrowWindow(driver);
  const run = (body: string) => driver.executeScript(body);
  return {
    version: async () => `WebKitGTK/${(await driver.getCapabilities()).get('browserVersion')}`,
    async open(url) {
      await driver.get(url);
      await untilParsed({ run }, url);
      await driver.wait(() => run("return document.readyState === 'complete'"), START_LIMIT_MS);
    },
    async openHeld(url) {
      await driver.get(url);
      await untilParsed({ run }, url);
    },
    run,
    click: (selector) => driver.findElement(By.css(selector)).click(),
    type: (selector, text) => driver.findElement(By.css(selector)).sendKeys(text),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    async close() {
      await driver.quit();
      process.kill();
      screen.process.kill();
    },
  };
}
