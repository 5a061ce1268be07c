import { cpus } from 'node:os';
import { defineConfig } from '@playwright/test';

const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const DESKTOP = { viewport: { width: 1280, height: 900 } };

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
      ],
    },
  },
  projects: [
    { name: 'phone', testDir: './journeys', use: PHONE },
    { name: 'desktop', testDir: './journeys', use: DESKTOP },
    // Another city, on a server of its own; the browser stands far from it.
    {
      name: 'second-city',
      testDir: './second-city',
      use: { ...PHONE, locale: 'zh-TW', timezoneId: 'Pacific/Auckland' },
    },
  ],
});
