import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: './checks',
  outputDir: '../../var/workbench-checks',
  fullyParallel: true,
  workers: 2,
  // A part has up to a dozen states, each of which takes seconds on a busy machine.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [
    ['line'],
    [
      'json',
      { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '../../var/workbench-checks/results.json' },
    ],
  ],
  use: {
    baseURL: process.env.VEZ_WORKBENCH,
    // Colours are measured after transitions.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 375, height: 812 },
    launchOptions: {
      executablePath: process.env.VEZ_HEADLESS_SHELL ?? process.env.VEZ_CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // One renderer process for all pages keeps the compiled code of the workbench.
        '--renderer-process-limit=1',
      ],
    },
  },
});
