import { untilParsed, type Engine } from '../engine';

/** The API that old and new Puppeteer clients share. */
export interface PuppeteerPage {
  setViewport(view: { width: number; height: number }): Promise<unknown>;
  goto(url: string, options: { waitUntil: 'domcontentloaded'; timeout: number }): Promise<unknown>;
  evaluate(script: string): Promise<unknown>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  screenshot(): Promise<Uint8Array | string>;
}
export interface PuppeteerBrowser {
  newPage(): Promise<PuppeteerPage>;
  version(): Promise<string>;
  close(): Promise<void>;
}

const OPEN_LIMIT_MS = 60_000;

export async function engineOf(
  browser: PuppeteerBrowser,
  view: { width: number; height: number },
): Promise<Engine> {
  const page = await browser.newPage();
  await page.setViewport(view);
  const run = (body: string) => page.evaluate(`(() => { ${body} })()`);
  const open = (url: string) => page.goto(url, { waitUntil: 'domcontentloaded', timeout: OPEN_LIMIT_MS });
  return {
    version: () => browser.version(),
    open: async (url) => void (await open(url)),
    async openHeld(url) {
      // Resolves after the journey has released the scripts and they have run.
      void open(url).catch(() => undefined);
      await untilParsed({ run }, url);
    },
    run,
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    screenshot: async () => Buffer.from((await page.screenshot()) as Uint8Array),
    close: () => browser.close(),
  };
}
