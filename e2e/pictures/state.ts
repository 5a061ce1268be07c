import type { BrowserContext, Page } from '@playwright/test';
import type { citizenOf } from '../src/citizen';

export type Reader = ReturnType<typeof citizenOf>;

/** A screen in one of its states. */
export interface State {
  /** The name of its file. */
  name: string;
  /** Readies the person and whatever answers them; tells the address. */
  address(context: BrowserContext, page: Page): Promise<string>;
  /** What is done once the screen stands. */
  act?(page: Page, reader: Reader): Promise<unknown>;
}
