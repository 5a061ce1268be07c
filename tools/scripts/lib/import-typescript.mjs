import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { build } from 'esbuild';

/**
 * Imports our TypeScript into Node without writing a file.
 * @param {string} contents such as `export { name } from './src/file'`
 * @param {string} resolveDir the folder for resolving its imports
 */
export async function importTypeScript(contents, resolveDir) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
  });
  const module = { exports: {} };
  compileFunction(outputFiles[0].text, ['require', 'module', 'exports'])(
    createRequire(import.meta.url),
    module,
    module.exports,
  );
  return module.exports;
}
