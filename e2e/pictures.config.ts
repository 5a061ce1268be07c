import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** Takes pictures of every screen and state (`npm run pictures`). */
export default defineConfig({
  ...journeys,
  testDir: './pictures',
  testMatch: /\.pictures\.ts$/,
  outputDir: '../var/pictures/traces',
  timeout: 240_000,
  retries: 1,
  reporter: [['list']],
  projects: [{ name: 'pictures' }],
});
