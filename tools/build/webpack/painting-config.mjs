import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileRules } from './compile-rules.mjs';
import { ManifestPlugin } from './manifest-plugin.mjs';
import { SHARED } from './shared-folder.mjs';
import { sharedRequests } from './shared-modules.mjs';

const require = createRequire(import.meta.url);
const webpack = require('webpack');

export const PAINTING_MANIFEST = 'painting-manifest.json';

/** A router that reads the address from a variable, because the server has no window. */
const routerOfServer = join(SHARED, 'src/bridge/router.server.tsx');

/** The common configuration: one file that needs neither a browser nor Node. */
const painting = ({ name, dir, path, publicPath }) => ({
  name: `${name} painting`,
  context: dir,
  mode: 'production',
  target: 'es2020',
  devtool: false,
  output: {
    path,
    publicPath,
    filename: 'painting.[contenthash:10].js',
    assetModuleFilename: '[name].[contenthash:10][ext]',
    hashFunction: 'xxhash64',
    // There is only one chunk.
    chunkFormat: 'commonjs',
    chunkLoading: false,
    library: { type: 'commonjs2' },
  },
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    // Builds of packages that are not for browsers. One of them imports Node's streams for a part that we do not use.
    conditionNames: ['import', 'require', 'module', 'default'],
    mainFields: ['module', 'main'],
    fallback: { stream: false },
    // Calls use the bridge.
    alias: { axios$: false },
  },
  module: {
    rules: compileRules({ namespace: name, development: false }),
    parser: { javascript: { dynamicImportMode: 'eager' } },
    // The build for browsers already writes these files.
    generator: { 'asset/resource': { emit: false } },
  },
  optimization: { realContentHash: true, minimize: false },
  plugins: [
    new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify('production') }),
    new ManifestPlugin(PAINTING_MANIFEST),
  ],
  performance: false,
  infrastructureLogging: { level: 'warn' },
  stats: 'errors-warnings',
});

/** The server bundle of a remote's screens. Shared modules come from the shell's bundle, as in the browser. */
export const remotePainting = (options) => ({
  ...painting(options),
  entry: './src/painting',
  externalsType: 'commonjs2',
  externals: Object.fromEntries(sharedRequests.map((request) => [request, request])),
});

/** The server bundle of the shell's frame and of the shared modules. */
export function shellPainting(options) {
  const config = painting(options);
  return {
    ...config,
    entry: './src/painting',
    resolve: { ...config.resolve, alias: { ...config.resolve.alias, '@vez/shared/router$': routerOfServer } },
  };
}
