import { cpus } from 'node:os';
import { defineConfig } from '@playwright/test';

// One device pixel per CSS pixel: no test compares pictures, and a factor of 2 costs a seventh of the total time.
const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };
const DESKTOP = { viewport: { width: 1280, height: 900 } };

/** `npm run nightly` runs every journey in both widths, and those with the tag `@nightly` (record 46). */
const nightly = process.env.VEZ_NIGHTLY === 'yes';

/** Journeys that differ on a desktop, and those of office screens. */
const AT_A_DESK = [
  'api-docs',
  'book-a-time',
  'every-device',
  'host-app',
  'inspector',
  'keys',
  'staff-login',
  'visit',
  'visit-*',
].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  outputDir: '../var/e2e',
  fullyParallel: true,
  // Many journeys only wait for a time-out, so there are more workers than two cores.
  workers: Math.min(4, cpus().length * 2),
  // Limits for a busy machine: a test ends as soon as it sees its state.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  ...(nightly ? {} : { grepInvert: /@nightly/ }),
  // Journeys share one city, where a slot may be taken between look and tap.
  retries: 1,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '../var/e2e/results.json' }],
  ],
  use: {
    baseURL: process.env.VEZ_ORIGIN,
    // Tracing costs a fifth of the time, so only retries are traced.
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
        // One renderer process for all pages keeps the compiled code of the site.
        '--renderer-process-limit=1',
      ],
    },
  },
  projects: [
    { name: 'phone', testDir: './journeys', use: PHONE },
    {
      name: 'desktop',
      testDir: './journeys',
      ...(nightly ? {} : { testMatch: AT_A_DESK }),
      use: DESKTOP,
    },
    // Another city on its own server, with a browser in a distant time zone.
    {
      name: 'second-city',
      testDir: './second-city',
      use: { ...PHONE, locale: 'zh-TW', timezoneId: 'Pacific/Auckland' },
    },
  ],
});
