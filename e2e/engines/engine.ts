import { expect } from '@playwright/test';

/** A browser of any engine with one page of 375 by 812, by the little that a journey needs. */
export interface Engine {
  /** Its name and version, as it says itself. */
  version(): Promise<string>;
  open(url: string): Promise<void>;
  /** Opens a page whose scripts are held back. Resolves when its HTML is there. */
  openHeld(url: string): Promise<void>;
  /** Runs the body of a function in the page. @returns what it returns, by JSON */
  run(body: string): Promise<unknown>;
  /** Clicks where the one element of a CSS selector is, as a mouse does. */
  click(selector: string): Promise<void>;
  /** Types into the one element of a CSS selector, key by key. */
  type(selector: string, text: string): Promise<void>;
  /** @returns a PNG file */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export const VIEW = { width: 375, height: 812 };

/** Resolves when the HTML of an address is there, whether its scripts are or not. */
export const untilParsed = ({ run }: Pick<Engine, 'run'>, url: string) =>
  expect(async () => {
    const script = `return location.href === ${JSON.stringify(url)} && document.readyState !== 'loading'`;
    expect(await run(script)).toBe(true);
  }).toPass();

/** A setting that `npm run engines` gives. @throws Error where it is missing */
export function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is missing: run \`npm run engines\`.`);
  return value;
}
