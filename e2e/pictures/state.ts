import type { BrowserContext, Page } from '@playwright/test';
import type { citizenOf } from '../src/citizen';

export type Reader = ReturnType<typeof citizenOf>;

/** A screen in one of its states. */
export interface State {
  /** The file name of the picture. */
  name: string;
  /** Prepares the person and the answers. @returns the address */
  address(context: BrowserContext, page: Page): Promise<string>;
  /** Steps on the loaded screen. */
  act?(page: Page, reader: Reader): Promise<unknown>;
}
