// The webpack configurations of the shell and of each remote.
import { createRequire } from 'node:module';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileRules } from './webpack/compile-rules.mjs';
import { ManifestPlugin } from './webpack/manifest-plugin.mjs';
import { MinifyPlugin } from './webpack/minify-plugin.mjs';
import { MountInEntryPlugin } from './webpack/mount-in-entry-plugin.mjs';
import { remotePainting, shellPainting } from './webpack/painting-config.mjs';
import { RetryQueryPlugin } from './webpack/retry-query-plugin.mjs';
import { sharedModules } from './webpack/shared-modules.mjs';

const require = createRequire(import.meta.url);
const webpack = require('webpack');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { SubresourceIntegrityPlugin } = require('webpack-subresource-integrity');

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The folder of the built site. `VEZ_SITE` sets another one. */
const SITE = process.env.VEZ_SITE ?? join(ROOT, 'var', 'site');
const assetsOf = (name) => join(SITE, 'assets', name);
const publicPathOf = (name) => `/assets/${name}/`;

/** `mfe-catalogue` -> `mfeCatalogue`: the name of the global variable with federation's container. */
export const containerName = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

function base({ name, dir, development }) {
  return {
    name,
    context: dir,
    mode: development ? 'development' : 'production',
    // A plain browser target keeps the Node part of federation's runtime out.
    target: ['web', 'es2020'],
    devtool: development ? 'source-map' : false,
    output: {
      path: assetsOf(name),
      // A development remote may be loaded into a deployed shell from another origin.
      publicPath: development ? 'auto' : publicPathOf(name),
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      uniqueName: containerName(name),
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 10_000,
      hashFunction: 'xxhash64',
      // One policy name for all remotes keeps the Content Security Policy short with any number of them.
      trustedTypes: { policyName: name === 'shell' ? 'vez-shell' : 'vez-remote' },
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: { rules: compileRules({ namespace: name, development }) },
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      // One-letter names compress better than names that are stable between builds.
      mangleExports: 'size',
      realContentHash: true,
      minimize: !development,
      minimizer: [new MinifyPlugin()],
    },
    plugins: [
      // Removes development warnings of packages, also for the web views of old host apps.
      new webpack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production'),
      }),
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], enabled: !development }),
      new ManifestPlugin(),
      new RetryQueryPlugin(),
    ],
    performance: false,
    infrastructureLogging: { level: 'warn' },
    stats: 'errors-warnings',
  };
}

/**
 * The configuration of a remote, which exposes `./mount` and bundles no shared modules.
 * @param {{ name: string, dir: string, development?: boolean }} options
 */
function remoteConfig({ name, dir, development = false }) {
  const config = base({ name, dir, development });
  return {
    ...config,
    entry: {},
    optimization: {
      ...config.optimization,
      splitChunks: {
        chunks: splitting.chunks,
        // In bytes before compression. Waiting for one more file costs more than some duplicate code.
        minSize: 30_000,
        // Otherwise modules of the shell that two screens use form a chunk without a file, which has no integrity.
        defaultSizeTypes: ['javascript', 'unknown', 'consume-shared'],
      },
    },
    plugins: [
      ...config.plugins,
      new ModuleFederationPlugin({
        name: containerName(name),
        filename: development ? 'entry.js' : 'entry.[contenthash:10].js',
        exposes: { './mount': { import: './src/mount', name: 'mount' } },
        shared: sharedModules(),
        shareStrategy: 'loaded-first',
        dts: false,
        // For the browser tools of Module Federation. The server generates it for published remotes.
        manifest: development,
        dev: false,
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
      ...(development ? [] : [new MountInEntryPlugin(containerName(name))]),
    ],
  };
}

/** Packages rarely change, so they get their own file, which stays cached across releases of the shell. */
const vendor = { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial', enforce: true };

/**
 * The code of a remote's mount stays in its one preloaded file, so that the first view needs no further request.
 * Screens share the rest.
 */
const splitting = {
  chunks: (chunk) => chunk.name !== 'mount' && !chunk.canBeInitial(),
  // Each deferred part of the shell is one file, including packages.
  cacheGroups: { vendor, defaultVendors: false },
};

const definitions = (registryKey) =>
  new webpack.DefinePlugin({ VEZ_REGISTRY_KEY: JSON.stringify(registryKey ?? null) });

/**
 * The shell starts federation itself (`shell/src/remotes/federation.ts`), because it knows its remotes only at run time
 * and bundles the shared modules. These constants are those of federation's own plugin for its runtime.
 */
const shellFederation = () => [
  new webpack.DefinePlugin({
    ENV_TARGET: JSON.stringify('web'),
    FEDERATION_BUILD_IDENTIFIER: JSON.stringify('vezShell'),
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
  }),
];

/**
 * The configuration of the shell.
 * @param {{ dir: string, registryKey?: object, development?: boolean, loading?: object[] }} options `registryKey` is
 *   the public key (JWK) that verifies the registry; `loading` are the plugins that load remotes
 */
function shellConfig({ dir, registryKey, development = false, loading = shellFederation() }) {
  const config = base({ name: 'shell', dir, development });
  return {
    ...config,
    entry: { shell: './src/bootstrap' },
    optimization: { ...config.optimization, splitChunks: splitting },
    plugins: [...config.plugins, definitions(registryKey), ...loading],
  };
}

const paintingPlace = (name, dir) => ({ name, dir, path: assetsOf(name), publicPath: publicPathOf(name) });

/**
 * The export of the shell's `webpack.config.mjs`. `VEZ_REGISTRY_KEY_FILE` names the file with the key of the registry.
 * A shell in development, or with other `loading` plugins, is not painted.
 */
export const shellFrom =
  (configUrl, options = {}) =>
  (_, { mode } = {}) => {
    const keyFile = process.env.VEZ_REGISTRY_KEY_FILE;
    const registryKey =
      keyFile && existsSync(keyFile) ? JSON.parse(readFileSync(keyFile, 'utf8')) : undefined;
    const dir = fileURLToPath(new URL('.', configUrl));
    const development = mode === 'development';
    const config = shellConfig({ dir, registryKey, development, ...options });
    const isPainted = !development && options.loading === undefined;
    return isPainted ? [config, shellPainting(paintingPlace('shell', dir))] : config;
  };

/** The export of a remote's `webpack.config.mjs`. A remote without `src/painting` is not painted. */
export const remoteFrom =
  (configUrl) =>
  (_, { mode } = {}) => {
    const dir = fileURLToPath(new URL('.', configUrl));
    const { name } = JSON.parse(readFileSync(join(dir, 'remote.json'), 'utf8'));
    const development = mode === 'development';
    const config = remoteConfig({ name, dir, development });
    const isPainted = !development && existsSync(join(dir, 'src/painting.ts'));
    return isPainted ? [config, remotePainting(paintingPlace(name, dir))] : config;
  };
