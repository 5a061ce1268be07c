import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const BENCH = fileURLToPath(new URL('../server.mjs', import.meta.url));

/** What a part says; a part that finds a fault ends with another code than 0. */
const play = (part) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [BENCH, '--counts', 'small', '--parts', part]);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
    child.once('close', (code) => resolve({ code, said }));
  });

const figureOf = (said, what) => Number(new RegExp(`${what}\\s+(\\d+)`).exec(said)?.[1]);

// Each starts a database and processes of its own, perhaps beside all other tests on two cores.
jest.setTimeout(120_000);

// Of these the bench asks for the full counts; none of them is about time.
describe('the server, as many come at once', () => {
  it('gives one place to exactly one of all who ask, and tells the others', async () => {
    const { code, said } = await play('place');
    expect(said).toContain('told that it is taken');
    expect(figureOf(said, 'exactly one who has the place')).toBe(figureOf(said, 'rounds in all'));
    expect(code).toBe(0);
  });

  it('answers everybody at a release, and gives nobody two and no place twice [FLT-57]', async () => {
    const { code, said } = await play('release');
    expect(figureOf(said, 'without one of these answers')).toBe(0);
    expect(code).toBe(0);
  });

  it('loses nothing that it acknowledged when the database or the API is killed [FLT-45] [FLT-46] [FLT-53]', async () => {
    const { code, said } = await play('kills');
    expect(figureOf(said, 'answers of 500 meanwhile')).toBe(0);
    expect(figureOf(said, 'none lost, none twice')).toBeGreaterThan(0);
    expect(code).toBe(0);
  });

  it('gives each of a rush its own number', async () => {
    const { code, said } = await play('numbers');
    expect(figureOf(said, 'numbers a second over HTTP')).toBeGreaterThan(0);
    expect(code).toBe(0);
  });
});
