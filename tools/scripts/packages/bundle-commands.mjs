// Bundles each command of the packages into one file, from the same code that the workspace runs.
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { RELEASE_RULES } from '../lib/releases.mjs';
import { SHELL_CONTRACT } from '../lib/shell-contract.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Modules that the workspace compiles at run time are compiled in advance. */
const COMPILED = [
  { file: /scripts\/lib\/releases\.mjs$/, name: 'releaseRules', code: RELEASE_RULES },
  { file: /scripts\/lib\/shell-contract\.mjs$/, name: 'shellContract', code: SHELL_CONTRACT },
];

const compiledBefore = {
  name: 'compiled before',
  setup({ onLoad, onResolve }) {
    COMPILED.forEach(({ file, name, code: { contents, resolveDir } }) => {
      onLoad({ filter: file }, () => ({
        contents: `import * as code from 'vez:${name}'; export const ${name} = async () => code;`,
      }));
      onResolve({ filter: new RegExp(`^vez:${name}$`) }, () => ({ path: name, namespace: 'vez' }));
      onLoad({ filter: new RegExp(`^${name}$`), namespace: 'vez' }, () => ({
        contents,
        resolveDir,
        loader: 'ts',
      }));
    });
  },
};

/** Resolves `tools/build/` to the package of the command. */
const buildBeside = {
  name: 'build beside',
  setup({ onResolve }) {
    onResolve({ filter: /\/build\/[\w/-]+\.mjs$/ }, ({ path, resolveDir }) => {
      const from = relative(join(ROOT, 'tools/build'), join(resolveDir, path));
      return { path: `../${from}`, external: true };
    });
  },
};

/** Renames commands for teams. Commands of the operator keep their name, because they run in the workspace. */
const ownWords = {
  name: 'own words',
  setup({ onLoad }) {
    onLoad({ filter: /scripts\/(remote\/[\w-]+|lib\/keys)\.mjs$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(/npm run vez -- (?!own\b)/g, 'npx vez '),
    }));
  },
};

/** @param {string} entry relative to this folder @param {string} to the output file */
export const bundleCommand = (entry, to) =>
  build({
    entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
    outfile: to,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // Some packages load Node's modules with `require`.
    banner: {
      js: "#!/usr/bin/env node\nimport { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
    },
    // Finds its own program beside its files.
    external: ['esbuild'],
    plugins: [compiledBefore, buildBeside, ownWords],
    logLevel: 'warning',
  });
