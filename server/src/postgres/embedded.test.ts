import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { copyTemplate } from '../testing/test-database';

const SERVER = fileURLToPath(new URL('../..', import.meta.url));

const BUNDLE = pathToFileURL(join(SERVER, 'dist', 'testing', 'cluster.mjs')).href;
const IMPORT = `import { claimFolder, prepareCluster, startEmbedded } from ${JSON.stringify(BUNDLE)};`;

/** The output of another process, which runs only this script. */
const playBeside = (script: string) =>
  new Promise<string>((resolve) => {
    const whole = `${IMPORT} ${script}`;
    execFile(process.execPath, ['--input-type=module', '--eval', whole], (_, said, complained) =>
      resolve(said + complained),
    );
  });
/** Starts the database of these tests, which this process uses. */
const startBeside = () => {
  const folders = [process.env.VEZ_TEST_POSTGRES_FOLDER, join(SERVER, 'src', 'db', 'migrations')];
  return playBeside(`await prepareCluster(...${JSON.stringify(folders)}).then((cluster) => cluster.stop());`);
};

it('does not touch a database that another process of the same folder still uses', async () => {
  expect(await startBeside()).toContain('Vez runs from this folder already');
  await (await copyTemplate()).drop();
});

it.each([
  ['is new', 'none'],
  ['was left by a process that has ended', 'dead'],
])('gives a folder that %s to one of the processes that claim it at the same time', async (_, left) => {
  const folder = await mkdtemp(join(tmpdir(), 'vez-claimed-'));
  const ROUNDS = 60;
  // All processes of a round start within the same millisecond; a winner keeps its folder until all have tried.
  const claim = `
    import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
    const [start, wins] = [${Date.now() + 3_000}, []];
    for (let round = 0; round < ${ROUNDS}; round += 1) {
      const folder = ${JSON.stringify(folder)} + '/' + round;
      mkdirSync(folder, { recursive: true });
      if (${left === 'dead'} && !existsSync(folder + '/owner')) {
        try { writeFileSync(folder + '/owner', '{"pid":2147483646,"since":""}', { flag: 'wx' }); } catch {}
      }
      while (Date.now() < start + round * 20);
      try { claimFolder(folder); wins.push(round); } catch {}
    }
    console.log(JSON.stringify(wins));
    while (Date.now() < start + ${ROUNDS} * 20 + 2000) await new Promise((resolve) => setTimeout(resolve, 50));`;
  const said = await Promise.all([1, 2, 3].map(() => playBeside(claim)));
  const wins = said.flatMap((line) => JSON.parse(line) as number[]).sort((one, other) => one - other);
  expect(wins).toEqual(Array.from({ length: ROUNDS }, (__, round) => round));
  await rm(folder, { recursive: true });
});

/** Starts a database, kills its PostgreSQL as `kill -9` does, and waits until it has ended. */
const START_AND_KILL = `
  import { readFileSync } from 'node:fs';
  const start = (folder) => startEmbedded(folder, ['-c', 'fsync=off']);
  const postmasterIn = (folder) => Number(readFileSync(folder + '/data/postmaster.pid', 'utf8').split('\\n')[0]);
  const isAlive = (pid) => { try { process.kill(pid, 0); return true; } catch { return false; } };
  async function startAndKill(folder) {
    const database = await start(folder);
    const pid = postmasterIn(folder);
    process.kill(pid, 'SIGKILL');
    while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 10));
    return database;
  }`;

it('claims no folder of a living process, even after its PostgreSQL was killed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vez-embedded-'));
  const second = `
    const refusal = await startEmbedded(${JSON.stringify(folder)}).then(
      (database) => database.stop().then(() => 'It has started.'),
      ({ message }) => message,
    );
    console.log(refusal);`;
  const said = await playBeside(
    `import { execFileSync } from 'node:child_process';
     ${START_AND_KILL}
     const first = await startAndKill(${JSON.stringify(folder)});
     console.log(process.pid);
     process.stdout.write(execFileSync(process.execPath, ['--input-type=module', '--eval', ${JSON.stringify(`${IMPORT} ${second}`)}]));
     await first.stop();`,
  );
  const [pid, refusal] = said.split('\n');
  expect(refusal).toBe(
    `Vez runs from this folder already, as process ${pid}. Stop it, or set VEZ_DATA_DIR to another folder.`,
  );
  // It has ended by now, so the folder is free.
  expect(await playBeside(second)).toBe('It has started.\n');
  await rm(folder, { recursive: true });
});

it('stops the PostgreSQL that it has started, but no later one of the same folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vez-embedded-'));
  const said = await playBeside(
    `${START_AND_KILL}
     const folder = ${JSON.stringify(folder)};
     const first = await startAndKill(folder);
     const next = await start(folder);
     const pid = postmasterIn(folder);
     await first.stop();
     console.log(isAlive(pid));
     await next.stop();
     console.log(isAlive(pid));`,
  );
  expect(said).toBe('true\nfalse\n');
  await rm(folder, { recursive: true });
});

it('keeps its process alive until the database has ended, so that none stays behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vez-embedded-'));
  // PostgreSQL takes half a second to release its owner, as it does on a busy machine.
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
