import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { LEAN_FEDERATION } from './lean-federation.mjs';
import { LEAN_SOURCES } from './lean-sources.mjs';
import { sharedRequire } from './shared-modules.mjs';

const require = createRequire(import.meta.url);
const { NormalModuleReplacementPlugin } = require('webpack');

const noFetchAdapter = require.resolve('./no-fetch-adapter.mjs');
const noPrefixes = require.resolve('./no-prefixes.mjs');
const nothing = require.resolve('./nothing.mjs');
const leanSemver = require.resolve('./lean-semver.mjs');
const unusedFederation = require.resolve('./unused-federation.mjs');

const ROUTER = dirname(
  createRequire(sharedRequire.resolve('react-router-dom')).resolve('react-router/package.json'),
);
/** The package has a build without development warnings, and offers it to no bundler. */
export const ROUTER_BUILD = {
  'react-router': join(ROUTER, 'dist/production/index.mjs'),
  'react-router/dom': join(ROUTER, 'dist/production/dom-export.mjs'),
};

/**
 * @typedef {object} Cut
 * @property {string} package
 * @property {string} folder of the package, below which imports of `file` are replaced
 * @property {string} file the end of what is imported
 * @property {string} by the module that stands in for it: it has the exports that the package asks for
 */

const cut = (name, folder, file, by) => ({ package: name, folder, file, by });

/** @type {Cut[]} What the shell's packages carry and no browser of ours runs. */
export const PACKAGE_CUTS = [
  cut('axios', 'lib/adapters', 'fetch.js', noFetchAdapter),
  // A list of all status codes, and forms read into JSON: 1 KB of brotli on every first visit.
  cut('axios', 'lib', 'HttpStatusCode.js', nothing),
  cut('axios', 'lib', 'formDataToJSON.js', nothing),
  cut('stylis', 'src', 'Prefixer.js', noPrefixes),
];

/** @type {Cut[]} What federation's runtime carries and nothing of ours uses, in the shell and in each remote's entry. */
export const FEDERATION_CUTS = [
  ['runtime-core', 'SnapshotHandler.js'],
  ['runtime-core', 'utils/preload.js'],
  ['error-codes', 'desc.mjs'],
  ['sdk', 'logger.js'],
  ['webpack-bundler-runtime', 'init.js'],
  ['webpack-bundler-runtime', 'getSharedFallbackGetter.js'],
  ['webpack-bundler-runtime', 'remotes.js'],
  ['runtime-core', 'semver/index.js', leanSemver],
].map(([name, file, by = unusedFederation]) => cut(`@module-federation/${name}`, 'dist', file, by));

const escaped = (text) => text.replace(/[.\\]/g, '\\$&');

/** Replaces it by `cut.by`, in whichever copy of the package. */
const replacementOf = (cut) => {
  const folder = new RegExp(`/${cut.package}/${cut.folder}(?:/|$)`.replaceAll('/', '[\\\\/]'));
  return new NormalModuleReplacementPlugin(new RegExp(`/${escaped(cut.file)}$`), (resource) => {
    if (folder.test(resource.context)) resource.request = cut.by;
  });
};

export const leanPackages = () => [
  ...PACKAGE_CUTS.map(replacementOf),
  new NormalModuleReplacementPlugin(/^react-router(\/dom)?$/, (resource) => {
    resource.request = ROUTER_BUILD[resource.request];
  }),
];

/** Module rules, before packages are compiled. */
const rulesOf = (sources) =>
  sources.map(({ file }) => ({
    enforce: 'pre',
    include: file,
    use: require.resolve('./cut-source-loader.mjs'),
  }));

export const leanRules = () => rulesOf(LEAN_SOURCES);

/** Those of a remote, too. */
export const leanFederationRules = () => rulesOf(LEAN_FEDERATION);

export const leanFederation = () => FEDERATION_CUTS.map(replacementOf);
