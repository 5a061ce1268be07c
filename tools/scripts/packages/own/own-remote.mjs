// The only remote of a repository outside the workspace, for the commands of `vez`.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildOnce } from '../../../build/run-webpack.mjs';
import { checkCalls } from './write-calls.mjs';
import { publishedShell } from '../../remote/published-shell.mjs';
import { tryBuilt } from '../../remote/try-in-browser.mjs';
import { verifySources } from '../../remote/verify-sources.mjs';
import { builtFiles, compressFolder, registryEntry } from '../../lib/site.mjs';

/** @throws Error if there is no `remote.json` */
export function manifestIn(dir) {
  const file = join(dir, 'remote.json');
  if (!existsSync(file)) throw new Error(`There is no remote.json in ${dir}: call vez where it is.`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

const NOT_SOURCE = /^(node_modules|dist|dist-backend|var|\.git)([\\/]|$)/;

async function hashOfFolder(dir) {
  const hash = createHash('sha256');
  const entries = await readdir(dir, { withFileTypes: true });
  const names = entries.filter(({ name }) => !NOT_SOURCE.test(name)).map(({ name }) => name);
  for (const name of names.sort()) {
    const below = await readdir(join(dir, name), { recursive: true, withFileTypes: true }).catch(
      () => undefined,
    );
    const files = below
      ?.filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
    for (const file of files?.sort() ?? [join(dir, name)]) hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex');
}

function ownChecks(dir) {
  const { scripts = {} } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
  return Object.fromEntries(
    ['types', 'test'].filter((name) => scripts[name]).map((name) => [name, ['npm', 'run', '--silent', name]]),
  );
}

/** The deployments in the orders of this remote. The full list is not known here. */
const namedIn = ({ log }, remote) => [
  ...new Set(
    log.filter(({ order }) => order.remote === remote).flatMap(({ order }) => order.deployments ?? []),
  ),
];

/**
 * @param {string} dir the folder of the repository
 * @returns the `workplace` for `runCommand`
 */
export function ownRemote(dir) {
  const manifest = manifestIn(dir);
  const { name } = manifest;
  const builtIn = join(dir, 'dist');
  return {
    names: [name],
    manifestOf: async () => manifest,
    async deployments(site) {
      const named = namedIn(await site.read(), name);
      return [...named, named.length > 0 ? 'every other' : 'every deployment'];
    },
    async deploymentsOf({ site, deployments }) {
      if (deployments !== null) return deployments;
      if (namedIn(await site.read(), name).length === 0) return null;
      throw new Error('Some of its releases were for single deployments: name all that there are, --in a,b.');
    },
    /** Runs `types` and `test` of the repository's own `package.json`, unless these sources have passed before. */
    async verify() {
      const stamp = join(dir, 'node_modules', '.cache', 'vez-verified');
      const now = await hashOfFolder(dir);
      if ((await readFile(stamp, 'utf8').catch(() => '')) === now) return;
      await verifySources(name, ownChecks(dir), dir);
      await mkdir(dirname(stamp), { recursive: true });
      await writeFile(stamp, now);
    },
    /** Opens a build in a browser, in the shell that the site has published. @throws Error that names each problem */
    async tryOut(built, { site, say }) {
      if (/^https?:/.test(site ?? '')) await tryBuilt({ ...built, say }, () => publishedShell(built, site));
      else say('Not tried in a browser, which takes the address of a running Vez: --site https://…');
    },
    async build(_, say) {
      const began = Date.now();
      await checkCalls(dir, name);
      await rm(builtIn, { recursive: true, force: true });
      await buildOnce(dir, builtIn);
      await compressFolder(join(builtIn, 'assets', name));
      say(`${name} built in ${((Date.now() - began) / 1000).toFixed(1)} s`);
      const [entry, files] = await Promise.all([registryEntry(dir, builtIn), builtFiles(builtIn, name)]);
      return { entry, files, builtIn, sources: join(dir, 'src') };
    },
  };
}
