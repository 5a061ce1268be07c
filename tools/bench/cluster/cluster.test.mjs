import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const BENCH = fileURLToPath(new URL('../cluster.mjs', import.meta.url));

const play = (part, proxy = 'any') =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [BENCH, '--counts', 'small', '--parts', part, '--proxy', proxy]);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
    child.once('close', (code) => resolve({ code, said }));
  });

/** Failures that people saw and faults that the audit found: 0 if all is well. */
const FAULTS = [
  'failures that people saw (goal 0)',
  'acknowledged writes lost (goal 0)',
  'tickets or numbers given twice (goal 0)',
  'times oversold (goal 0)',
];
const figureOf = (said, what) =>
  Number(
    said
      .split('\n')
      .flatMap((line) => (line.startsWith(what) ? line.slice(what.length).trim().split(/\s+/)[0] : []))[0],
  );
const NONE = Object.fromEntries(FAULTS.map((what) => [what, 0]));

async function faultsOf(part, proxy) {
  const { code, said } = await play(part, proxy);
  if (code !== 0) throw new Error(said);
  expect(figureOf(said, 'writes acknowledged')).toBeGreaterThan(0);
  return { said, faults: Object.fromEntries(FAULTS.map((what) => [what, figureOf(said, what)])) };
}

// Each test starts its own databases and processes, possibly in parallel with all other tests on two cores.
jest.setTimeout(300_000);

// Uses HAProxy if this machine has it.
describe('a site of three processes', () => {
  it('loses nothing and shows no failure while each process is killed under load [FLT-53]', async () => {
    expect((await faultsOf('api')).faults).toEqual(NONE);
  });

  it('loses nothing when the primary database is killed and a standby replaces it [FLT-47]', async () => {
    const { said, faults } = await faultsOf('database');
    expect(said).toMatch(/promoted\s+db[23]/);
    expect(faults).toEqual(NONE);
  });
});
