// One webpack configuration: for the shell, and for each remote.
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

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Where a site is built; `VEZ_SITE` names another folder. */
const SITE = process.env.VEZ_SITE ?? join(ROOT, 'var', 'site');
const assetsOf = (name) => join(SITE, 'assets', name);
const publicPathOf = (name) => `/assets/${name}/`;

/** `mfe-catalogue` -> `mfeCatalogue`: federation's container is a global variable of this name. */
export const containerName = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

function base({ name, dir, development }) {
  return {
    name,
    context: dir,
    mode: development ? 'development' : 'production',
    // Plain browser target: federation's runtime carries its Node half otherwise.
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
      // One for all remotes: the policy of a page is as long with two hundred of them.
      trustedTypes: { policyName: name === 'shell' ? 'vez-shell' : 'vez-remote' },
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: { rules: compileRules({ namespace: name, development }) },
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      // Names of one letter: they compress to less than those that stay the same between builds.
      mangleExports: 'size',
      realContentHash: true,
      minimize: !development,
      minimizer: [new MinifyPlugin()],
    },
    plugins: [
      // Without it an old host app's web view would still get development warnings of packages.
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
 * A remote: exposes `./mount` and brings none of the shared modules along.
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
        // In bytes before compression: a screen that waits for one more file is slower than one with some code twice.
        minSize: 30_000,
        // Else what two screens take of the shell alone becomes a chunk without a file, which has no integrity.
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
        // For the browser tools of Module Federation; of what is published the server makes one.
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

/** The packages that change seldom, in a file of their own: a new shell leaves it in the cache. */
const vendor = { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial', enforce: true };

/**
 * What a remote's mount needs stays in its one file, which is fetched ahead; screens share what is left.
 * The first view shall not wait for one more request.
 */
const splitting = {
  chunks: (chunk) => chunk.name !== 'mount' && !chunk.canBeInitial(),
  // A deferred part of the shell is one file, packages included.
  cacheGroups: { vendor, defaultVendors: false },
};

const definitions = (registryKey) =>
  new webpack.DefinePlugin({ VEZ_REGISTRY_KEY: JSON.stringify(registryKey ?? null) });

/**
 * The shell starts federation itself (`shell/src/remotes/federation.ts`): it knows its remotes at run time alone, and
 * what it shares is in its bundle. These are what federation's own plugin defines for its runtime.
 */
const shellFederation = () => [
  new webpack.DefinePlugin({
    ENV_TARGET: JSON.stringify('web'),
    FEDERATION_BUILD_IDENTIFIER: JSON.stringify('vezShell'),
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
  }),
];

/**
 * The shell.
 * @param {{ dir: string, registryKey?: object, development?: boolean, loading?: object[] }} options `registryKey` is
 *   the public key (JWK) that a registry must be signed with; `loading` are the plugins by which remotes get in
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
 * What the shell's `webpack.config.mjs` exports: the key of its registry is in the file `VEZ_REGISTRY_KEY_FILE`. One that
 * loads its remotes otherwise, or is developed, is not painted.
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

/** What a remote's `webpack.config.mjs` exports; a remote without `src/painting` is not painted. */
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
