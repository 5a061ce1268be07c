// The type of a scene, and taps by text.
import type { BrowserContext, Page } from '@playwright/test';
import { textsOf } from '../src/texts';
import type { Opening, Rule } from './fault-proxy';

export const texts = textsOf('en_us');

export interface Scene {
  name: string;
  /** Prepares the person. @returns the address to open */
  prepare(context: BrowserContext, deviceId: string): Promise<string>;
  /** The citizen's steps on the loaded screen. A step that the fault prevents may throw. */
  act?(page: Page): Promise<unknown>;
  /** A tool for developers, which may show raw data. */
  forDevelopers?: boolean;
  /** How pages are served; `plain` by default. */
  opening?: Opening;
  /** Painted as a frame. Its data depends on the visitor and loads later. */
  isFrame?: boolean;
  /** Covers files that only the full run tries: texts of other languages, screens of an office. */
  onlyInWhole?: boolean;
  /** A fault of another call that brings this scene about. */
  beside?: Rule;
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const tap = (page: Page, name: string) => button(page, name).first().click();
export const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
