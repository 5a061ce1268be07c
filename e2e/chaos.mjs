// `npm run chaos`: every call and every file of the site goes wrong in every way. `--part` tries each once.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { startVez } from '../scripts/lib/running-vez.mjs';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const FOLDER = new URL('../var/chaos/', import.meta.url);
const options = process.argv.slice(2).filter((option) => option !== '--part');

const runTrials = (env) =>
  new Promise((resolve) => {
    const tests = spawn(
      `${HERE}node_modules/.bin/playwright`,
      ['test', '--config', 'chaos.config.ts', ...options],
      { cwd: HERE, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } },
    );
    tests.once('error', () => resolve(1));
    tests.once('exit', (code) => resolve(code ?? 1));
  });

/** @returns whether nothing fell short */
async function sumUp() {
  const lines = await readFile(new URL('tried.ndjson', FOLDER), 'utf8').catch(() => '');
  const tried = lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const short = tried.filter(({ fellShort }) => fellShort.length > 0);
  for (const { target, fault, scene, fellShort } of short)
    console.log(`✗ ${target} · ${fault} · ${scene}: ${fellShort.join('; ')}`);
  console.log(`${tried.length} tried, ${short.length} fell short`);
  return tried.length > 0 && short.length === 0;
}

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const say = (text) => console.log(`▸ ${text}`);
const settings = {
  VEZ_CHROMIUM: process.env.VEZ_CHROMIUM ?? findChromium(say),
  VEZ_COUNTER_CREDENTIAL: randomUUID(),
  VEZ_HOLDS_PER_ADDRESS: '100000',
  ...(process.argv.includes('--part') ? { VEZ_CHAOS: 'part' } : {}),
};
const vez = await startVez(settings, { quiet: true });
const code = await runTrials({ VEZ_ORIGIN: vez.origin, ...settings }).finally(vez.stop);
process.exitCode = (await sumUp()) && code === 0 ? 0 : 1;
