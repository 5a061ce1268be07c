// `npm run chaos`: tries every fault on every call and file of the site. `--part` tries each once.
import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { testBrowsers } from '../tools/scripts/lib/chromium.mjs';
import { startVez } from '../tools/scripts/lib/running-vez.mjs';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const FOLDER = new URL('../var/chaos/', import.meta.url);
const TRIED = new URL('tried.ndjson', FOLDER);
const BUILD = new URL('build', FOLDER);
const SITE = new URL('../var/site/assets/', import.meta.url);
const OURS = ['--part', '--resume'];
const resumes = process.argv.includes('--resume');
const options = process.argv.slice(2).filter((option) => !OURS.includes(option));

const runTrials = (env) =>
  new Promise((resolve) => {
    const tests = spawn(
      `${HERE}node_modules/.bin/playwright`,
      [
        'test',
        '--config',
        'chaos.config.ts',
        ...options,
        ...(resumes ? ['--project=offices', '--project=chaos', '--no-deps'] : []),
      ],
      { cwd: HERE, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } },
    );
    tests.once('error', () => resolve(1));
    tests.once('exit', (code) => resolve(code ?? 1));
  });

const readTried = async () =>
  (await readFile(TRIED, 'utf8').catch(() => ''))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** @returns whether every trial passed */
async function sumUp() {
  // A repeated trial counts by its last result.
  const last = new Map((await readTried()).map((trial) => [`${trial.target} ${trial.fault}`, trial]));
  const tried = [...last.values()];
  const short = tried.filter(({ fellShort }) => fellShort.length > 0);
  for (const { target, fault, scene, fellShort } of short)
    console.log(`✗ ${target} · ${fault} · ${scene}: ${fellShort.join('; ')}`);
  console.log(`${tried.length} tried, ${short.length} fell short`);
  return tried.length > 0 && short.length === 0;
}

/** Identifies the build. */
async function fingerprint() {
  const hash = createHash('sha256');
  for (const folder of (await readdir(SITE)).sort())
    hash.update(await readFile(new URL(`${folder}/build-manifest.json`, SITE)));
  return hash.digest('hex');
}

/** `--resume` continues the last run of the same build and repeats its failed trials. */
async function ready() {
  const build = await fingerprint();
  if (!resumes) {
    // `--no-deps` skips the recording of scenes and uses the last one.
    const old = options.includes('--no-deps') ? TRIED : FOLDER;
    await rm(old, { recursive: true, force: true });
    await mkdir(FOLDER, { recursive: true });
    return writeFile(BUILD, build);
  }
  if ((await readFile(BUILD, 'utf8').catch(() => '')) !== build)
    throw new Error('The last run was of another build: start without --resume');
  const well = (await readTried()).filter(({ fellShort }) => fellShort.length === 0);
  return writeFile(TRIED, well.map((line) => `${JSON.stringify(line)}\n`).join(''));
}

await ready();
const say = (text) => console.log(`▸ ${text}`);
const settings = {
  ...testBrowsers(say),
  VEZ_COUNTER_CREDENTIAL: randomUUID(),
  ...(process.argv.includes('--part') ? { VEZ_CHAOS: 'part' } : {}),
};
const vez = await startVez(settings, { quiet: true });
const code = await runTrials({ VEZ_ORIGIN: vez.origin, ...settings }).finally(vez.stop);
process.exitCode = (await sumUp()) && code === 0 ? 0 : 1;
