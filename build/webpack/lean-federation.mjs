// What federation's runtime does and no remote of ours asks for: shared modules that are there at once or that a remote
// brings along, entries that are modules, remotes known when a remote is built, preloading.
const NOT_BUILT =
  "throw new Error('Built without this part of Module Federation: see build/webpack/lean-federation.mjs');";

const cuts = (name, file, blocks) => ({
  package: `@module-federation/${name}`,
  file: new RegExp(
    `[\\\\/]@module-federation[\\\\/]${name}[\\\\/]dist[\\\\/]${file.replace('/', '[\\\\/]')}\\.js$`,
  ),
  blocks,
});

/** @type {import('./cut-source.mjs').Cuts[]} */
export const LEAN_FEDERATION = [
  cuts('runtime-core', 'remote/index', {
    '\tasync preloadRemote(preloadOptions) {': NOT_BUILT,
    '\tinitRawContainer(name, url, container) {': NOT_BUILT,
  }),
  cuts('runtime-core', 'shared/index', {
    '\tloadShareSync(pkgName, extraOptions) {': NOT_BUILT,
    '\t\tconst initRemoteModule = async (key) => {': '',
  }),
  cuts('runtime-core', 'utils/load', {
    'async function loadEsmEntry(': NOT_BUILT,
    'async function loadSystemJsEntry(': NOT_BUILT,
  }),
  cuts('webpack-bundler-runtime', 'installInitialConsumes', {
    'function installInitialConsumes(': NOT_BUILT,
    'function handleInitialConsumes(': '',
  }),
  cuts('webpack-bundler-runtime', 'initializeSharing', { '\t\tvar initExternal = (id) => {': '' }),
  cuts('webpack-bundler-runtime', 'updateOptions', {
    '\tif (initializeSharingData && !initializeSharingData._updated) {': '',
    'function updateRemoteOptions(': '',
  }),
  cuts('webpack-bundler-runtime', 'getUsedExports', { 'function getUsedExports(': '' }),
];
