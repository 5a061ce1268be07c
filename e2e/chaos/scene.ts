// What a scene is, and how its citizen taps.
import type { BrowserContext, Page } from '@playwright/test';
import { textsOf } from '../src/texts';
import type { Opening, Rule } from './fault-proxy';

export const texts = textsOf('en_us');

export interface Scene {
  name: string;
  /** Readies the person, and tells the address to open. */
  prepare(context: BrowserContext, deviceId: string): Promise<string>;
  /** What the citizen does once the screen stands; a step that a fault has made impossible may throw. */
  act?(page: Page): Promise<unknown>;
  /** A tool for developers, which may show data as programs write it. */
  forDevelopers?: boolean;
  /** How its pages come; `plain` by default. */
  opening?: Opening;
  /** Painted without facts, which come once it is known who looks at it. */
  isFrame?: boolean;
  /** For files that only the whole run tries: texts of other languages, screens of an office. */
  onlyInWhole?: boolean;
  /** What comes of another call, without which this scene would not be. */
  beside?: Rule;
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const tap = (page: Page, name: string) => button(page, name).first().click();
export const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
