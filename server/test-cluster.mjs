// One real PostgreSQL for a whole run of tests, below a temporary folder, with a migrated and seeded template
// that each test file copies.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle } from './build.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

export default async function startCluster() {
  const folder = await mkdtemp(join(tmpdir(), 'vez-test-'));
  const outfile = here('dist/testing/cluster.mjs');
  await bundle({ entryPoints: [here('src/testing/cluster.ts')], outfile });
  const { prepareCluster } = await import(pathToFileURL(outfile).href);
  const cluster = await prepareCluster(folder, here('src/db/migrations'));
  process.env.VEZ_TEST_POSTGRES = cluster.connectionString;
  process.env.VEZ_TEST_POSTGRES_FOLDER = folder;
  globalThis.stopTestCluster = async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
