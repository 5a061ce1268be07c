import { cpus } from 'node:os';
import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

const WORKERS = Number(process.env.VEZ_CHAOS_WORKERS ?? cpus().length * 3);

const OFFICES = /(counter|devices|kiosk|pages|reception)\.chaos\.ts$/;

/** Faulty calls and files (`npm run chaos`). Each test of the full run makes dozens of trials. */
export default defineConfig({
  ...journeys,
  testDir: './chaos',
  outputDir: '../var/chaos/traces',
  workers: WORKERS,
  timeout: 3_600_000,
  // On a busy machine a step may time out.
  retries: process.env.VEZ_CHAOS === 'part' ? 1 : 0,
  use: { ...journeys.use, trace: 'off' },
  projects: [
    // These run first: they need no recording, and one takes minutes.
    { name: 'offices', testMatch: OFFICES },
    { name: 'record', testMatch: /\.setup\.ts$/, timeout: 120_000 },
    { name: 'chaos', testMatch: /\.chaos\.ts$/, testIgnore: OFFICES, dependencies: ['record'] },
  ],
});
