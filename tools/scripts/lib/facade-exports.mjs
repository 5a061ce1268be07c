// What our facades export, and which change of version that needs.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { FACADES } from '../../build/webpack/shared-modules.mjs';

const SHARED = new URL('../../../shared/', import.meta.url);
/** The exports of each facade at its last recorded version. */
export const RECORD = new URL('./facades.json', import.meta.url);

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

/** @returns {Promise<Record<string, { version: string, exports: string[] }>>} by the name that sources import */
export async function facadesNow() {
  const { exports: files } = JSON.parse(await readFile(new URL('package.json', SHARED), 'utf8'));
  const entries = Object.entries(FACADES).map(async ([name, version]) => {
    const exports = await exportsOf(files[name.replace('@vez/shared', '.')]);
    return [name, { version, exports }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * @param {Record<string, { version: string, exports: string[] }>} now
 * @param {Record<string, { version: string, exports: string[] }>} recorded
 * @returns a sentence for each facade whose version does not tell of its change
 */
export function versionProblems(now, recorded) {
  return Object.entries(now).flatMap(([name, { version, exports }]) => {
    const before = recorded[name] ?? { version: '0.0.0', exports: [] };
    const added = exports.filter((one) => !before.exports.includes(one));
    const removed = before.exports.filter((one) => !exports.includes(one));
    const [major, minor] = version.split('.').map(Number);
    const [oldMajor, oldMinor] = before.version.split('.').map(Number);
    if (major > oldMajor || (added.length === 0 && removed.length === 0)) return [];
    if (removed.length > 0)
      return [`${name} no longer has ${removed.join(', ')}: raise its version to ${oldMajor + 1}.0.0.`];
    if (minor > oldMinor) return [];
    return [`${name} has ${added.join(', ')} now: raise its version to ${oldMajor}.${oldMinor + 1}.0.`];
  });
}
