import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { copyTemplate } from '../testing/test-database';

const SERVER = fileURLToPath(new URL('../..', import.meta.url));

/** What another process says that has nothing to do but this. */
const playBeside = (script: string) =>
  new Promise<string>((resolve) => {
    const bundle = pathToFileURL(join(SERVER, 'dist', 'testing', 'cluster.mjs')).href;
    const whole = `import { prepareCluster, startEmbedded } from ${JSON.stringify(bundle)}; ${script}`;
    execFile(process.execPath, ['--input-type=module', '--eval', whole], (_, said, complained) =>
      resolve(said + complained),
    );
  });
/** Starts the database of these tests, which this process uses. */
const startBeside = () => {
  const folders = [process.env.VEZ_TEST_POSTGRES_FOLDER, join(SERVER, 'src', 'db', 'migrations')];
  return playBeside(`await prepareCluster(...${JSON.stringify(folders)}).then((cluster) => cluster.stop());`);
};

it('leaves a database alone that another process started from the same folder and still uses', async () => {
  expect(await startBeside()).toContain('Vez runs from this folder already.');
  await (await copyTemplate()).drop();
});

it('keeps its process awake until the database has ended, so that none stays behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vez-embedded-'));
  // PostgreSQL takes half a second to let its owner go, as it does on a busy machine.
  const said = await playBeside(
    `import { spawn } from 'node:child_process';
     const { default: pg } = await import(${JSON.stringify(pathToFileURL(require.resolve('pg')).href)});
     const database = await startEmbedded(${JSON.stringify(folder)}, ['-c', 'fsync=off']);
     const client = new pg.Client({ connectionString: database.connectionString });
     await client.connect();
     const { rows } = await client.query("SELECT pid FROM pg_locks WHERE locktype = 'advisory'");
     await client.end();
     process.kill(rows[0].pid, 'SIGSTOP');
     const resume = \`sleep 0.5; kill -CONT \${rows[0].pid}\`;
     spawn('sh', ['-c', resume], { stdio: 'ignore', detached: true }).unref();
     await database.stop();
     console.log('It has stopped.');`,
  );
  expect(said).toBe('It has stopped.\n');
  expect(existsSync(join(folder, 'data', 'postmaster.pid'))).toBe(false);
  await rm(folder, { recursive: true });
});
