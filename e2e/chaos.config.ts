import { cpus } from 'node:os';
import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

const WORKERS = Number(process.env.VEZ_CHAOS_WORKERS ?? cpus().length * 3);

/** Calls and files that go wrong (`npm run chaos`). Each test of the whole makes dozens of trials. */
export default defineConfig({
  ...journeys,
  testDir: './chaos',
  outputDir: '../var/chaos/traces',
  workers: WORKERS,
  timeout: 3_600_000,
  // On a busy machine a citizen may be too slow.
  retries: process.env.VEZ_CHAOS === 'part' ? 1 : 0,
  use: { ...journeys.use, trace: 'off' },
  projects: [
    { name: 'record', testMatch: /\.setup\.ts$/, timeout: 120_000 },
    { name: 'chaos', testMatch: /\.chaos\.ts$/, dependencies: ['record'] },
  ],
});
