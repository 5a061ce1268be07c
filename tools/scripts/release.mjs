// `npm run release`: makes one archive with all that production machines need besides Node: server, migrations, site,
// deploy/ and a list of packages (SBOM). The keys (`var/keys`) stay on the machine that makes releases. A known
// weakness of a package, or a registry without an answer, stops the release unless `--unaudited` is given.
// `npm run release -- minor` (or `patch`, `major`) first gives the present state its version, commit and tag.
import { execFileSync } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from './lib/install.mjs';
import { pnpmWords } from './lib/pnpm.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const say = (text) => console.log(`▸ ${text}`);
const git = (...args) =>
  execFileSync('git', args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'ignore'] })
    .toString()
    .trim();

function commit() {
  try {
    return git('rev-parse', '--short=10', 'HEAD');
  } catch {
    return 'no-commit';
  }
}

const pnpm = (...args) => execFileSync('npx', [...pnpmWords(), ...args], { cwd: ROOT, stdio: 'pipe' });

/** @throws Error if a production package has a serious known weakness, or the look-up fails */
function checkAdvisories() {
  if (process.argv.includes('--unaudited')) return say('Advisories were not checked (--unaudited).');
  try {
    pnpm('audit', '--prod', '--audit-level', 'high');
  } catch ({ stdout, stderr, message }) {
    const found = `${stdout ?? ''}${stderr ?? message}`.trim();
    throw new Error(`The advisories of its packages stop it; --unaudited goes past them.\n${found}`);
  }
}

async function release() {
  await install(say);
  checkAdvisories();
  const step = ['patch', 'minor', 'major'].find((one) => process.argv.includes(one));
  if (step !== undefined) {
    // Its packages were installed just now.
    const { cutRelease } = await import('./lib/cut-release.mjs');
    say(`This is release ${await cutRelease(ROOT, step, new Date())}.`);
  }
  say('Building what has changed.');
  const { buildSite } = await import('./build.mjs');
  const { buildServer } = await import('../../server/build.mjs');
  await Promise.all([buildSite(), buildServer()]);

  const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  const name = `vez-${version}-${commit()}`;
  const folder = join(ROOT, 'var', 'release', name);
  await rm(folder, { recursive: true, force: true });
  const take = (from, to = from) => cp(join(ROOT, from), join(folder, to), { recursive: true });
  await mkdir(folder, { recursive: true });
  await take('server/dist');
  // Only for development.
  for (const part of ['host.mjs', 'host.mjs.map', 'testing', 'stamp']) {
    await rm(join(folder, 'server', 'dist', part), { recursive: true, force: true });
  }
  for (const part of ['assets', 'page-template.json', 'releases.json']) {
    await take(`var/site/${part}`, `site/${part}`);
  }
  // The server trusts the key next to its code. The site has a copy, so that a site of another operator is noticed.
  for (const to of ['operator-key.json', 'site/operator-key.json']) {
    await take('var/keys/registry-public.json', to);
  }
  await take('deploy');
  await take('deployments');
  await take('docs/guides');
  pnpm('sbom', '--prod', '--sbom-format', 'cyclonedx', '--out', join(folder, 'sbom.cdx.json'));
  await writeFile(join(folder, 'VERSION'), `${name}\n`);
  const archive = `${folder}.tar.gz`;
  execFileSync('tar', ['-czf', archive, '-C', join(ROOT, 'var', 'release'), name]);
  console.log(`\n${archive}`);
}

release().catch((error) => {
  console.error(`\nNo release was made. ${error.message}`);
  process.exit(1);
});
