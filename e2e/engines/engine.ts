import { expect } from '@playwright/test';

/** The few commands that a journey needs, in a browser of any engine with one page of 375 by 812. */
export interface Engine {
  /** The name and version that the browser reports. */
  version(): Promise<string>;
  open(url: string): Promise<void>;
  /** Opens a page whose scripts are held back. Resolves when its HTML is parsed. */
  openHeld(url: string): Promise<void>;
  /** Runs the body of a function in the page. @returns its result, serialised as JSON */
  run(body: string): Promise<unknown>;
  /** Clicks the only match of a CSS selector with the mouse. */
  click(selector: string): Promise<void>;
  /** Types into the only match of a CSS selector, key by key. */
  type(selector: string, text: string): Promise<void>;
  /** @returns a PNG file */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export const VIEW = { width: 375, height: 812 };

/** Resolves when the HTML of an address is parsed, with or without its scripts. */
export const untilParsed = ({ run }: Pick<Engine, 'run'>, url: string) =>
  expect(async () => {
    const script = `return location.href === ${JSON.stringify(url)} && document.readyState !== 'loading'`;
    expect(await run(script)).toBe(true);
  }).toPass();

/** Reads a setting of `npm run engines`. @throws Error if it is missing */
export function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is missing: run \`npm run engines\`.`);
  return value;
}
