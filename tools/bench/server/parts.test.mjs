import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const BENCH = fileURLToPath(new URL('../server.mjs', import.meta.url));

/** Runs a part. It exits with a code other than 0 if it finds a fault. */
const play = (part) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [BENCH, '--counts', 'small', '--parts', part]);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
    child.once('close', (code) => resolve({ code, said }));
  });

const figureOf = (said, what) => Number(new RegExp(`${what}\\s+(\\d+)`).exec(said)?.[1]);

// Each test starts its own database and processes, possibly in parallel with all other tests on two cores.
jest.setTimeout(120_000);

// The parts that do not measure time. The bench runs them with full counts.
describe('the server, as many come at once', () => {
  it('gives one place to exactly one of all applicants, and refuses the others', async () => {
    const { code, said } = await play('place');
    expect(said).toContain('told that it is taken');
    expect(figureOf(said, 'exactly one who has the place')).toBe(figureOf(said, 'rounds in all'));
    expect(code).toBe(0);
  });

  it('answers everyone at a release, with no two bookings per person and no place twice [FLT-57]', async () => {
    const { code, said } = await play('release');
    expect(figureOf(said, 'without one of these answers')).toBe(0);
    expect(code).toBe(0);
  });

  it('loses no acknowledged write when the database or the API is killed [FLT-45] [FLT-46] [FLT-53]', async () => {
    const { code, said } = await play('kills');
    expect(figureOf(said, 'answers of 500 meanwhile')).toBe(0);
    expect(figureOf(said, 'none lost, none twice')).toBeGreaterThan(0);
    expect(code).toBe(0);
  });

  it('gives each person in a rush a unique number', async () => {
    const { code, said } = await play('numbers');
    expect(figureOf(said, 'numbers a second over HTTP')).toBeGreaterThan(0);
    expect(code).toBe(0);
  });
});
