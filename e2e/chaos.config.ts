import { cpus } from 'node:os';
import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** Most of a trial is waiting for a time-out of the page. */
const WORKERS = Number(process.env.VEZ_CHAOS_WORKERS ?? cpus().length * 2);

/** Calls and files that go wrong (`npm run chaos`). Each test of the whole makes dozens of trials. */
export default defineConfig({
  ...journeys,
  testDir: './chaos',
  outputDir: '../var/chaos/traces',
  workers: WORKERS,
  timeout: 3_600_000,
  retries: 0,
  use: { ...journeys.use, trace: 'off' },
  projects: [
    { name: 'record', testMatch: /\.setup\.ts$/, timeout: 120_000 },
    { name: 'chaos', testMatch: /\.chaos\.ts$/, dependencies: ['record'] },
  ],
});
