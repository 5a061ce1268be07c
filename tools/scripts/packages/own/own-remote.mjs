// The only remote of a repository outside the workspace, for the commands of `vez`.
import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
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
    /** Runs `types` and `test` of the repository's own `package.json`. */
    verify: () => verifySources(name, ownChecks(dir), dir),
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
