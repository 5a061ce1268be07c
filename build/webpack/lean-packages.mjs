import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { sharedRequire } from './shared-modules.mjs';

const require = createRequire(import.meta.url);
const { NormalModuleReplacementPlugin } = require('webpack');

const routerBuild = join(
  dirname(createRequire(sharedRequire.resolve('react-router-dom')).resolve('react-router/package.json')),
  'dist/production',
);
const noFetchAdapter = require.resolve('./no-fetch-adapter.mjs');
const nothing = require.resolve('./nothing.mjs');
const unusedFederation = require.resolve('./unused-federation.mjs');

/** Replaces what a package's own files, below `folder` of it, import by `request`. */
const replaceIn = (folder, request, replacement) =>
  new NormalModuleReplacementPlugin(request, (resource) => {
    if (folder.test(resource.context)) resource.request = replacement;
  });

/** What the shell's packages carry and no browser of ours runs. */
export const leanPackages = () => [
  replaceIn(/axios[\\/]lib[\\/]adapters$/, /^\.\/fetch\.js$/, noFetchAdapter),
  // A list of all status codes, and forms read into JSON: 1 KB of brotli on every first visit.
  replaceIn(/axios[\\/]lib/, /\/(HttpStatusCode|formDataToJSON)\.js$/, nothing),
  // The package has a build without development warnings, and offers it to no bundler.
  new NormalModuleReplacementPlugin(/^react-router(\/dom)?$/, (resource) => {
    resource.request = join(
      routerBuild,
      resource.request === 'react-router' ? 'index.mjs' : 'dom-export.mjs',
    );
  }),
];

/** What federation's runtime carries and nothing of ours uses, in the shell and in each remote's entry. */
export const leanFederation = () => [
  replaceIn(/runtime-core[\\/]dist/, /\/(SnapshotHandler|utils\/preload)\.js$/, unusedFederation),
  replaceIn(/error-codes[\\/]dist$/, /^\.\/desc\.mjs$/, unusedFederation),
  replaceIn(/sdk[\\/]dist$/, /^\.\/logger\.js$/, unusedFederation),
  replaceIn(
    /webpack-bundler-runtime[\\/]dist$/,
    /^\.\/(init|getSharedFallbackGetter|remotes)\.js$/,
    unusedFederation,
  ),
];
