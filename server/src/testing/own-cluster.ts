import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Bundled by the global set-up: Jest cannot import the package that brings PostgreSQL. */
const BUNDLE = pathToFileURL(here('../../dist/testing/cluster.mjs')).href;
const SCRIPT = `
  import { prepareCluster, startEmbedded } from ${JSON.stringify(BUNDLE)};
  const [folder, migrations, port] = process.argv.slice(1);
  const cluster = port
    ? await startEmbedded(folder + '/postgres', [], Number(port))
    : await prepareCluster(folder, migrations);
  console.log(cluster.connectionString);
  process.stdin.on('end', () => cluster.stop().then(() => process.exit())).resume();`;

/**
 * A PostgreSQL of a test’s own in a folder, migrated and seeded, which the test may break.
 * @param port for a restart after a breakdown
 */
export async function startOwnCluster(folder: string, port?: string) {
  const args = [folder, here('../db/migrations'), ...(port === undefined ? [] : [port])];
  const child = spawn(process.execPath, ['--input-type=module', '--eval', SCRIPT, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [line] = (await Promise.race([
    once(createInterface(child.stdout), 'line'),
    ended.then(() => Promise.reject(new Error('The PostgreSQL of this test did not start.'))),
  ])) as [string];
  return {
    connectionString: line,
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}
