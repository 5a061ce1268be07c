import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { compileRules } from './compile-rules.mjs';
import { ManifestPlugin } from './manifest-plugin.mjs';
import { sharedRequests } from './shared-modules.mjs';

const require = createRequire(import.meta.url);
const webpack = require('webpack');

export const PAINTING_MANIFEST = 'painting-manifest.json';

/** Its router reads the address from a variable: the server has no window. */
const routerOfServer = fileURLToPath(new URL('../../shared/src/bridge/router.server.tsx', import.meta.url));

/** What is the same for both: one file, without a browser and without Node. */
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
    // There is one chunk alone.
    chunkFormat: 'commonjs',
    chunkLoading: false,
    library: { type: 'commonjs2' },
  },
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    // The builds of packages that are not for browsers; one of them names Node's streams for what we do not use.
    conditionNames: ['import', 'require', 'module', 'default'],
    mainFields: ['module', 'main'],
    fallback: { stream: false },
    // Calls go out by way of the bridge.
    alias: { axios$: false },
  },
  module: {
    rules: compileRules({ namespace: name, development: false }),
    parser: { javascript: { dynamicImportMode: 'eager' } },
    // The browser's build has written them.
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

/** The remote's screens as the server paints them. What the shell shares comes from its bundle, as in the browser. */
export const remotePainting = (options) => ({
  ...painting(options),
  entry: './src/painting',
  externalsType: 'commonjs2',
  externals: Object.fromEntries(sharedRequests.map((request) => [request, request])),
});

/** The shell's frame as the server paints it, and what remotes share with it. */
export function shellPainting(options) {
  const config = painting(options);
  return {
    ...config,
    entry: './src/painting',
    resolve: { ...config.resolve, alias: { ...config.resolve.alias, '@vez/shared/router$': routerOfServer } },
  };
}
