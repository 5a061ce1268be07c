// Finds the browsers of other engines, and installs missing ones.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

const FOLDER = fileURLToPath(new URL('../../var/engines/', import.meta.url));
const INSTALL_LIMIT_MS = 600_000;
/** The packages of Chromium 88 and of a protocol client of its time, the only one that supports it. */
const OLD_CHROMIUM = ['chrome-aws-lambda@5.5.0', 'puppeteer-core@5.5.0'];

const run = (command, args) =>
  spawnSync(command, args, { stdio: 'inherit', timeout: INSTALL_LIMIT_MS }).status === 0;

const miniBrowser = () => {
  const folder = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;
  const versions = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.startsWith('webkit2gtk-4'))
    : [];
  return versions.map((name) => `${folder}/${name}/MiniBrowser`).find((path) => existsSync(path));
};
const firstOf = (...paths) => paths.find((path) => existsSync(path));

/** The browsers already on the machine. */
const SYSTEM = {
  VEZ_FIREFOX: { find: () => firstOf('/usr/bin/firefox-esr', '/usr/bin/firefox'), from: 'firefox-esr' },
  VEZ_WEBKIT_DRIVER: { find: () => firstOf('/usr/bin/WebKitWebDriver'), from: 'webkit2gtk-driver' },
  VEZ_WEBKIT: { find: miniBrowser, from: 'webkit2gtk-driver' },
  VEZ_XVFB: { find: () => firstOf('/usr/bin/Xvfb'), from: 'xvfb' },
};

function installPackages(say) {
  const missing = Object.entries(SYSTEM).filter(([name, { find }]) => !process.env[name] && !find());
  if (missing.length === 0) return;
  const packages = [...new Set(missing.map(([, { from }]) => from))];
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error(`Missing: ${packages.join(', ')} (names of Debian's packages). Install them, or name
${missing.map(([name]) => name).join(', ')} in the environment, and run again.`);
  }
  say(`Installing ${packages.join(', ')}.`);
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

/** Unpacks the program of the npm package once. */
function unpackOldChromium(say) {
  const program = `${FOLDER}chromium-88`;
  if (!existsSync(program)) {
    say('Fetching Chromium 88.');
    mkdirSync(FOLDER, { recursive: true });
    if (!run('npm', ['install', '--silent', '--no-audit', '--prefix', FOLDER, ...OLD_CHROMIUM])) {
      throw new Error('Chromium 88 (chrome-aws-lambda 5.5.0) could not be had from the npm registry.');
    }
    const packed = readFileSync(`${FOLDER}node_modules/chrome-aws-lambda/bin/chromium.br`);
    writeFileSync(program, brotliDecompressSync(packed), { mode: 0o755 });
  }
  return program;
}

/**
 * @param {(text: string) => void} say
 * @returns {Record<string, string>} the path of each browser, as settings for the tests
 * @throws Error with what to install
 */
export function findEngines(say) {
  installPackages(say);
  const found = Object.entries(SYSTEM).map(([name, { find, from }]) => {
    const path = process.env[name] ?? find();
    if (path === undefined) throw new Error(`${name} was not found, even after installing ${from}.`);
    return [name, path];
  });
  return {
    ...Object.fromEntries(found),
    VEZ_CHROMIUM_88: unpackOldChromium(say),
    VEZ_ENGINES_FOLDER: FOLDER,
  };
}
