// Finds the screen of each route by evaluating a remote's `src/routes.tsx`, however it is written.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { build } from 'esbuild';

/** The paths of our own pages, which a route may call. */
const PATHS = /^@vez\/(shared|contracts)\/domain$/;
const ANYTHING = `
const anything = new Proxy(function () {}, {
  // Without \`then\`, it can be awaited.
  get: (_, name) => (name === Symbol.toPrimitive ? () => '' : name === 'then' ? undefined : anything),
  apply: () => anything,
});`;

/** Evaluates addresses and screens only: everything that would be drawn is replaced. */
const routesOnly = {
  name: 'routes only',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /./ }, ({ path, kind }) => {
      if (kind === 'entry-point' || PATHS.test(path)) return undefined;
      if (kind === 'dynamic-import') return { path, namespace: 'screen' };
      return /^\.{1,2}\/(?!screens\/|components\/)/.test(path) ? undefined : { path, namespace: 'drawn' };
    });
    onLoad({ filter: /./, namespace: 'screen' }, ({ path }) => ({
      contents: `export const request = ${JSON.stringify(path)};`,
    }));
    onLoad({ filter: /./, namespace: 'drawn' }, () => ({
      contents: `${ANYTHING}
const lazyScreen = { value: (load) => ({ preload: load }), enumerable: true };
module.exports = Object.create(anything, { lazyScreen });`,
    }));
  },
};

/**
 * @param {string} dir the folder of a remote
 * @returns {Promise<{ path: string, request?: string }[] | undefined>} `request` imports a screen that loads later;
 *   undefined without a `src/routes.tsx`, as in a remote without React
 * @throws Error if the file cannot be evaluated
 */
export async function routesOf(dir) {
  const file = join(dir, 'src', 'routes.tsx');
  if (!existsSync(file)) return undefined;
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    jsx: 'automatic',
    target: 'node20',
    logLevel: 'silent',
    plugins: [routesOnly],
  });
  const module = { exports: {} };
  compileFunction(outputFiles[0].text, ['require', 'module', 'exports'])(
    createRequire(import.meta.url),
    module,
    module.exports,
  );
  return Promise.all(
    module.exports.routes.map(async ({ path, screen }) => {
      const { request } = (await screen.preload?.()) ?? {};
      return typeof request === 'string' ? { path, request } : { path };
    }),
  );
}
