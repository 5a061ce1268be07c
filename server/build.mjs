// Bundles our own server code for plain Node; packages stay outside, but for dayjs, whose plugins plain Node
// does not find without their extension. Does nothing when nothing changed.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

async function fingerprint() {
  const hash = createHash('sha256');
  for (const root of [here('src'), here('../shared/src')]) {
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile() && /\.(ts|json)$/.test(entry.name) && !/\.test\.ts$/.test(entry.name))
      .map((entry) => `${entry.parentPath ?? entry.path}/${entry.name}`)
      .sort();
    for (const file of files) hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex');
}

export const bundle = (options) =>
  build({
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [
      {
        name: 'packages-outside',
        setup({ onResolve }) {
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || /^(@vez\/shared|dayjs)/.test(path)
              ? undefined
              : { path, external: true },
          );
        },
      },
    ],
    ...options,
  });

export async function buildServer() {
  const stamp = here('dist/stamp');
  const now = await fingerprint();
  if ((await readFile(stamp, 'utf8').catch(() => '')) === now) return false;
  await bundle({ entryPoints: [here('src/host.ts')], outfile: here('dist/host.mjs') });
  await mkdir(here('dist'), { recursive: true });
  await writeFile(stamp, now);
  return true;
}
