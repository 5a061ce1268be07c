import puppeteer from 'puppeteer-core';
import { setting, VIEW, type Engine } from '../engine';
import { engineOf, type PuppeteerBrowser } from './puppeteer';

/** Firefox supports WebDriver BiDi itself and needs no driver. */
export async function openFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: setting('VEZ_FIREFOX'),
    headless: true,
    timeout: 120_000,
  });
  return engineOf(browser as unknown as PuppeteerBrowser, VIEW);
}
