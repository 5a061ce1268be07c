// Bundles our own server code for plain Node. Packages stay external, except dayjs, whose plugins Node cannot
// resolve without a file extension. Skips the build when nothing has changed.
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { lock } from 'proper-lockfile';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

async function fingerprint() {
  const hash = createHash('sha256');
  for (const root of [here('src'), here('../shared/src')]) {
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    const files = entries
      .filter(
        (entry) =>
          entry.isFile() && /\.(ts|json|css|sql)$/.test(entry.name) && !/\.test\.ts$/.test(entry.name),
      )
      .map((entry) => `${entry.parentPath ?? entry.path}/${entry.name}`)
      .sort();
    for (const file of files) hash.update(file).update(await readFile(file));
  }
  for (const file of [
    'build.mjs',
    'server.mjs',
    'migrate.mjs',
    'operator.mjs',
    '../tools/build/render-page.mjs',
  ]) {
    hash.update(await readFile(here(file)));
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

/** The browser part of the map page, with Leaflet; `files.json` names the two files that the page loads. */
async function buildMap() {
  const outdir = here('dist/map');
  await rm(outdir, { recursive: true, force: true });
  const { metafile } = await build({
    entryPoints: [here('src/map/browser/map.ts'), here('src/map/browser/map.css')],
    outdir,
    entryNames: '[name].[hash]',
    bundle: true,
    minify: true,
    metafile: true,
    format: 'iife',
    target: ['chrome87', 'ios15.4'],
    // Leaflet's own marker and layer pictures, which this map does not use.
    loader: { '.png': 'empty' },
    logLevel: 'warning',
  });
  const named = (ending) => basename(Object.keys(metafile.outputs).find((file) => file.endsWith(ending)));
  await writeFile(
    here('dist/map/files.json'),
    JSON.stringify({ script: named('.js'), style: named('.css') }),
  );
}

/** The two files of Swagger UI that the API page loads. */
async function copyDocs() {
  const require = createRequire(import.meta.url);
  await mkdir(here('dist/docs'), { recursive: true });
  await Promise.all(
    ['swagger-ui-bundle.js', 'swagger-ui.css'].map((file) =>
      cp(require.resolve(`swagger-ui-dist/${file}`), here(`dist/docs/${file}`)),
    ),
  );
}

/** The process that paints pages, as one self-contained file, since it may read no other. */
export const bundlePainter = (options = {}) =>
  bundle({
    entryPoints: { painter: here('src/painting/painter-process.ts') },
    outdir: here('dist'),
    outExtension: { '.js': '.mjs' },
    ...options,
    sourcemap: false,
  });

/** The programs of a release that operators start by name, bundled with all their packages. */
const bundlePrograms = (options) =>
  bundle({
    entryPoints: [here('server.mjs'), here('migrate.mjs'), here('operator.mjs')],
    outdir: here('dist'),
    outExtension: { '.js': '.mjs' },
    plugins: [],
    // CommonJS packages need these.
    banner: {
      js: [
        "import { createRequire as __createRequire } from 'node:module';",
        "import { fileURLToPath as __fileURLToPath } from 'node:url';",
        'const require = __createRequire(import.meta.url);',
        'const __filename = __fileURLToPath(import.meta.url);',
        "const __dirname = __fileURLToPath(new URL('.', import.meta.url));",
      ].join('\n'),
    },
    external: ['pg-native'],
    ...options,
  });

/**
 * What production runs, painter included. Its machines need only Node.
 * @returns esbuild's result for each
 */
export const bundleProduction = (options = {}) =>
  Promise.all([bundlePrograms(options), bundlePainter(options)]);

/** Runs one build at a time: two concurrent test runs would remove each other's output. */
async function inTurn(work) {
  await mkdir(here('dist'), { recursive: true });
  const release = await lock(here('dist'), {
    lockfilePath: here('dist/lock'),
    stale: 60_000,
    retries: { forever: true, factor: 1, minTimeout: 200 },
  });
  try {
    return await work();
  } finally {
    await release();
  }
}

/** @returns whether anything had changed */
export const buildServer = () => inTurn(buildWhenChanged);

async function buildWhenChanged() {
  const stamp = here('dist/stamp');
  const now = await fingerprint();
  if ((await readFile(stamp, 'utf8').catch(() => '')) === now) return false;
  await rm(here('dist/migrations'), { recursive: true, force: true });
  await Promise.all([
    bundle({
      entryPoints: {
        host: here('src/dev/host.ts'),
        'past-weeks': here('src/dev/past-weeks/past-weeks-worker.ts'),
      },
      outdir: here('dist'),
      outExtension: { '.js': '.mjs' },
    }),
    bundleProduction(),
    buildMap(),
    copyDocs(),
    cp(here('src/site/icons'), here('dist/icons'), { recursive: true }),
    cp(here('src/db/migrations'), here('dist/migrations'), { recursive: true }),
  ]);
  await writeFile(stamp, now);
  return true;
}
