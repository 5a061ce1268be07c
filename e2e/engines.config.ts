import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** The main journeys in other engines (`npm run engines`). Playwright runs the tests, not the browsers. */
export default defineConfig({
  testDir: './engines',
  testMatch: /\.engine\.ts$/,
  outputDir: '../var/engines/traces',
  // A WebKit driver supports one session at a time.
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 45_000 },
  forbidOnly: true,
  retries: 0,
  reporter: journeys.reporter,
  use: { baseURL: process.env.VEZ_ORIGIN },
  projects: ['firefox', 'webkit', 'chromium-88'].map((name) => ({ name })),
});
