// In place of parts of federation's runtime that nothing here uses: manifests and their snapshots, preloading,
// tree-shaken shared packages, remotes known at build time, words for each error code, and a logger of its own.
// Saves 5 KB of brotli on every first visit. An error keeps its code, and the address that explains it.
const notBuilt = () => {
  throw new Error('Built without this part of Module Federation: see build/webpack/lean-packages.mjs');
};

// runtime-core/plugins/snapshot/SnapshotHandler
export class SnapshotHandler {
  hooks = { lifecycle: {}, registerPlugins: {}, applyPlugin() {} };
  manifestCache = new Map();
  loadRemoteSnapshotInfo = notBuilt;
}
export const getGlobalRemoteInfo = () => ({});

// runtime-core/utils/preload
export const defaultPreloadArgs = notBuilt;
export const formatPreloadArgs = notBuilt;
export const normalizePreloadExposes = notBuilt;
export const preloadAssets = notBuilt;

// error-codes/desc
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};

// sdk/logger
export const createLogger = () => console;
export const createInfrastructureLogger = () => console;
export const logger = console;
export const infrastructureLogger = console;
export const bindLoggerToCompiler = notBuilt;

// webpack-bundler-runtime
export const init = ({ webpackRequire: { federation } }) => federation.runtime.init(federation.initOptions);
export const getSharedFallbackGetter = ({ factory }) => factory;
export const remotes = notBuilt;
