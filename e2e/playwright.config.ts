import { cpus } from 'node:os';
import { defineConfig } from '@playwright/test';

// One pixel for each of CSS: nothing here looks at a picture, and four times as many cost a seventh of all.
const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };
const DESKTOP = { viewport: { width: 1280, height: 900 } };

/** What is laid out or used otherwise there, what stands on desks and walls, and the main journeys (decision 46). */
const AT_A_DESK = [
  'api-docs',
  'book-a-time',
  'calm-home',
  'calm-screens',
  'change-a-booking',
  'every-device',
  'every-screen',
  'find-a-service',
  'forced-colours',
  'host-app',
  'inspector',
  'keys',
  'language-and-help',
  'staff-login',
  'take-a-number',
  'visit',
  'visit-*',
].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  outputDir: '../var/e2e',
  fullyParallel: true,
  // Many wait for a time-out of ours: one more than two cores can serve.
  workers: Math.max(3, Math.min(4, cpus().length)),
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // Journeys share one city: a place may be gone between look and tap, as in life.
  retries: 1,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '../var/e2e/results.json' }],
  ],
  use: {
    baseURL: process.env.VEZ_ORIGIN,
    // A trace of each costs a fifth of the time: only what failed once is recorded.
    trace: 'on-first-retry',
    timezoneId: 'Asia/Macau',
    launchOptions: {
      executablePath: process.env.VEZ_HEADLESS_SHELL ?? process.env.VEZ_CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Pages one after another in one process, which has the code of the site compiled already.
        '--renderer-process-limit=1',
      ],
    },
  },
  projects: [
    { name: 'phone', testDir: './journeys', use: PHONE },
    {
      name: 'desktop',
      testDir: './journeys',
      ...(process.env.VEZ_ALL_WIDTHS === undefined ? { testMatch: AT_A_DESK } : {}),
      use: DESKTOP,
    },
    // Another city, on a server of its own; the browser stands far from it.
    {
      name: 'second-city',
      testDir: './second-city',
      use: { ...PHONE, locale: 'zh-TW', timezoneId: 'Pacific/Auckland' },
    },
  ],
});
