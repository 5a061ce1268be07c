// Measures the bytes of brotli that each part of shared/ui adds to a remote that uses only it.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { sharedRequests } from '../../build/webpack/shared-modules.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PARTS = join(ROOT, 'shared', 'src', 'ui');

/** Modules that the shell provides add nothing to a remote. */
const provided = sharedRequests;

/** The size of a remote's file with this source, without later files (other languages, lazy screens). */
async function weightOf(source) {
  const { metafile, outputFiles } = await build({
    stdin: { contents: source, resolveDir: join(ROOT, 'mfe-catalogue'), loader: 'ts' },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2020',
    jsx: 'automatic',
    external: provided,
    outdir: '/out',
    write: false,
    metafile: true,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    absWorkingDir: ROOT,
  });
  const outputs = Object.entries(metafile.outputs);
  const needed = new Set();
  const need = (name) => {
    if (needed.has(name)) return;
    needed.add(name);
    metafile.outputs[name].imports.forEach(({ path, kind, external }) => {
      if (kind === 'import-statement' && !external) need(path);
    });
  };
  need(outputs.find(([, { entryPoint }]) => entryPoint !== undefined && entryPoint.startsWith('<stdin>'))[0]);
  return outputFiles
    .filter(({ path }) => [...needed].some((name) => path.endsWith(name.replace(/^.*\//, '/'))))
    .reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0);
}

const namesIn = (names) => `console.log(${names.join(',')})`;

/**
 * @returns {Promise<{ name: string, alone: number, barrel: number | undefined }[]>} largest first; `alone` is imported
 *   by the part's own subpath, `barrel` from `@vez/shared/ui`, if it exports the part
 */
export async function partWeights() {
  const frame = `import { remoteDefinition } from '@vez/shared/remote'; import { defineRemote } from '@vez/shared/bridge'; ${namesIn(['remoteDefinition', 'defineRemote'])};`;
  const base = await weightOf(frame);
  const { readFile } = await import('node:fs/promises');
  const barrel = await readFile(join(PARTS, 'index.ts'), 'utf8');
  const folders = (await readdir(PARTS, { withFileTypes: true })).filter(
    (entry) => entry.isDirectory() && entry.name !== 'testing',
  );
  const weights = [];
  for (const { name } of folders) {
    const exported = await exportsOf(`@vez/shared/ui/${name}`);
    if (exported.length === 0) continue;
    const use = (from) => `${frame} import { ${exported.join(', ')} } from '${from}'; ${namesIn(exported)};`;
    const inBarrel = barrel.includes(`'./${name}'`);
    weights.push({
      name,
      alone: (await weightOf(use(`@vez/shared/ui/${name}`))) - base,
      barrel: inBarrel ? (await weightOf(use('@vez/shared/ui'))) - base : undefined,
    });
  }
  return { base, parts: weights.sort((a, b) => b.alone - a.alone) };
}

/** The exported values of a subpath. */
async function exportsOf(subpath) {
  const { metafile } = await build({
    stdin: { contents: `export * from '${subpath}';`, resolveDir: join(ROOT, 'mfe-catalogue'), loader: 'ts' },
    bundle: true,
    format: 'esm',
    splitting: true,
    external: provided,
    outdir: '/out',
    write: false,
    metafile: true,
    logLevel: 'error',
    absWorkingDir: ROOT,
  });
  return Object.values(metafile.outputs).find(({ entryPoint }) => entryPoint?.startsWith('<stdin>')).exports;
}
