// `npm run pictures [-- -g ticket] [--languages zh_hant,pt_pt]`: every screen and state in all languages, two themes, two
// sizes, under `var/pictures`; one contact sheet each (`sheet-*.png`).
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { testBrowsers } from '../tools/scripts/lib/chromium.mjs';
import { startVez } from '../tools/scripts/lib/running-vez.mjs';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const say = (text) => console.log(`▸ ${text}`);
const options = process.argv.slice(2);
const at = options.indexOf('--languages');
const languages = at < 0 ? {} : { VEZ_PICTURE_LANGUAGES: options.splice(at, 2)[1] };
const settings = {
  ...testBrowsers(say),
  VEZ_COUNTER_PACE_MS: '1000',
  VEZ_COUNTER_CREDENTIAL: randomUUID(),
};

const take = (env) =>
  new Promise((resolve) => {
    const tests = spawn(
      `${HERE}node_modules/.bin/playwright`,
      ['test', '--config', 'pictures.config.ts', ...options],
      { cwd: HERE, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } },
    );
    tests.once('error', () => resolve(1));
    tests.once('exit', (code) => resolve(code ?? 1));
  });

const vez = await startVez(settings, { quiet: true });
process.exitCode = await take({ VEZ_ORIGIN: vez.origin, ...settings, ...languages }).finally(vez.stop);
