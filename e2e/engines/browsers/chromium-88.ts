import { createRequire } from 'node:module';
import { setting, VIEW, type Engine } from '../engine';
import { engineOf, type PuppeteerBrowser } from './puppeteer';

interface OldPuppeteer {
  launch(options: object): Promise<PuppeteerBrowser>;
}

/** The oldest supported browser, with a client of its time: current clients do not support it. */
export async function openChromium88(): Promise<Engine> {
  const puppeteer = createRequire(setting('VEZ_ENGINES_FOLDER'))('puppeteer-core') as OldPuppeteer;
  const browser = await puppeteer.launch({
    executablePath: setting('VEZ_CHROMIUM_88'),
    headless: true,
    timeout: 120_000,
    args: [
      '--no-sandbox',
      '--single-process',
      '--no-zygote',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--use-gl=swiftshader',
    ],
  });
  return engineOf(browser, VIEW);
}
