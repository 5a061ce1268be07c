// The remotes of this workspace, for `npm run vez`.
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildPackage } from '../lib/build-package.mjs';
import { readDeployments } from '../lib/deployments.mjs';
import { operatorKeys } from '../lib/keys.mjs';
import { REMOTES } from '../lib/packages.mjs';
import { builtFiles, registryEntry } from '../lib/site.mjs';
import { folderSite } from './folder-site.mjs';
import { ownAll } from './ownership.mjs';
import { serveShell } from './shell-page.mjs';
import { tryBuilt } from './try-in-browser.mjs';
import { verifySources } from './verify-sources.mjs';

/** @param {string} root the folder of the workspace */
export function workspaceAt(root) {
  const ownSite = join(root, 'var', 'site');
  const manifestOf = async (remote) => JSON.parse(await readFile(join(root, remote, 'remote.json'), 'utf8'));
  const deployments = async () => (await readDeployments(root)).map(({ name }) => name);
  return {
    names: REMOTES,
    manifestOf,
    deployments,
    deploymentsOf: deployments,
    async build(remote, say) {
      await buildPackage(ownSite, remote, { VEZ_SITE: ownSite }, say);
      const [entry, files] = await Promise.all([
        registryEntry(join(root, remote), ownSite),
        builtFiles(ownSite, remote),
      ]);
      return { entry, files, builtIn: ownSite, sources: join(root, remote, 'src') };
    },
    /** Opens a build in a browser, in this workspace's shell. @throws Error that names each problem */
    tryOut: (built, { keys, say }) => tryBuilt({ ...built, say }, () => serveShell({ ...built, root, keys })),
    verify: (remote) =>
      verifySources(
        remote,
        {
          types: ['npx', 'tsc', '-p', remote, '--noEmit'],
          test: ['npx', 'jest', '--selectProjects', remote],
        },
        root,
      ),
    /** In the workspace's own site, every remote is assigned to its team automatically. */
    async prepare(remote, { site, keys }) {
      if (/^https?:/.test(site) || resolve(site) !== ownSite) return;
      const operator = await operatorKeys(keys);
      await ownAll(folderSite(ownSite), [await manifestOf(remote)], { keysFolder: keys, operator });
    },
  };
}
