// What our facades export, and the version that follows from it.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { FACADES } from '../../build/webpack/shared-modules.mjs';

export { FACADES };

const SHARED = new URL('../../../shared/', import.meta.url);
async function exportsOf(file) {
  const { metafile } = await build({
    entryPoints: [fileURLToPath(new URL(file, SHARED))],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    outdir: 'unused',
    logLevel: 'silent',
  });
  return Object.values(metafile.outputs)
    .flatMap((output) => output.exports)
    .sort();
}

/**
 * @param {{ version: string, exports: string[] }} before
 * @param {string[]} exports
 */
export function nextVersion({ version, exports: before }, exports) {
  const [major, minor] = version.split('.').map(Number);
  if (before.some((name) => !exports.includes(name))) return `${major + 1}.0.0`;
  return exports.some((name) => !before.includes(name)) ? `${major}.${minor + 1}.0` : version;
}

/** @returns {Promise<Record<string, { version: string, exports: string[] }>>} as `FACADES`, from the present sources */
export async function facadesNow() {
  const { exports: files } = JSON.parse(await readFile(new URL('package.json', SHARED), 'utf8'));
  const entries = Object.entries(FACADES).map(async ([name, recorded]) => {
    const exports = await exportsOf(files[name.replace('@vez/shared', '.')]);
    return [name, { version: nextVersion(recorded, exports), exports }];
  });
  return Object.fromEntries(await Promise.all(entries));
}
