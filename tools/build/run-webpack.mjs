// Runs a remote's own webpack configuration: once into a site, or on each change.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const webpack = createRequire(import.meta.url)('webpack');

/** @param {string} site the folder for `assets/<name>`; each process writes to one site */
async function configOf(dir, site, mode) {
  // Set before loading the configuration, which reads it.
  process.env.VEZ_SITE = site;
  const { default: config } = await import(pathToFileURL(join(dir, 'webpack.config.mjs')).href);
  return typeof config === 'function' ? config({}, { mode }) : config;
}

/** The errors of webpack; undefined if there are none. */
const faultsOf = (error, stats) =>
  error?.message ?? (stats.hasErrors() ? stripVTControlCharacters(stats.toString('errors-only')) : undefined);

/** Builds a remote for production. @throws Error with the errors of webpack */
export const buildOnce = async (dir, site) => runOnce(await configOf(dir, site, 'production'));

/** @param {object | object[]} config of webpack @throws Error with the errors of webpack */
export async function runOnce(config) {
  const compiler = webpack(config);
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const faults = faultsOf(error, stats);
      compiler.close(() => (faults === undefined ? resolve() : reject(new Error(faults))));
    });
  });
}

/**
 * Builds for development, and again on each change.
 * @param {(configs: object[]) => object[]} more extends the remote's own configuration
 * @param {(faults: string | undefined) => void} built called after each build
 */
export async function buildOnChange(dir, site, more, built) {
  const own = await configOf(dir, site, 'development');
  const compiler = webpack(more([own].flat()));
  return compiler.watch({}, (error, stats) => built(faultsOf(error, stats)));
}
