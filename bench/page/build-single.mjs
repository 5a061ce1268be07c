// Builds the same code as one bundle, without federation: what it costs is measured against this.
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publishSite } from '../../scripts/build.mjs';
import { buildPackage } from '../../scripts/lib/build-package.mjs';
import { readDeployments } from '../../scripts/lib/deployments.mjs';
import { REMOTES } from '../../scripts/lib/packages.mjs';
import { registryKeys } from '../../scripts/lib/site.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CONFIG = fileURLToPath(new URL('webpack.config.mjs', import.meta.url));
const SITE = join(ROOT, 'var', 'single');

const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'));

/** What a registry says of a remote that is a part of the bundle: only its texts are a file of their own. */
async function partOfBundle(name) {
  const { files, locales } = await readJson(join(SITE, 'assets', 'shell', 'build-manifest.json'));
  const file = (asset) => ({ url: `/assets/shell/${asset}`, integrity: files[asset] });
  return {
    ...(await readJson(join(ROOT, name, 'remote.json'))),
    entry: { url: '', integrity: '' },
    preload: {},
    locales: Object.fromEntries(Object.entries(locales).map(([language, asset]) => [language, file(asset)])),
  };
}

/** Builds it anew each time. Resolves to the folder of the site. */
export async function buildSingle(say) {
  const { privateKey, publicFile } = await registryKeys(join(ROOT, 'var', 'keys'));
  await rm(join(SITE, 'stamps'), { recursive: true, force: true });
  const env = { VEZ_REGISTRY_KEY_FILE: publicFile, VEZ_SITE: SITE };
  await buildPackage(SITE, 'shell', env, say, CONFIG);
  const entries = await Promise.all(REMOTES.map(partOfBundle));
  await publishSite(SITE, {
    deployments: await readDeployments(ROOT),
    entries,
    privateKey,
    isNewShell: true,
  });
  return SITE;
}
