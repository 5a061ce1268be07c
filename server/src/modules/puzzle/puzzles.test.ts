import type { Db } from '../../db/db';
import { connect } from '../../db/db';
import { adjustableClock } from '../../testing/adjustable-clock';
import { solvePuzzle } from '../../testing/solve-puzzle';
import { copyTemplate } from '../../testing/test-database';
import { createPuzzles, PuzzleNeeded, pressureOf } from '.';

const SECRETS = ['a-secret-of-tests-with-enough-letters'] as const;
const OF_CODE = { call: 'sendCode', about: '853-66123834' };

let database: Awaited<ReturnType<typeof copyTemplate>>;
let db: Db;
const clock = adjustableClock('2026-12-01T09:31');
const puzzles = createPuzzles({ secrets: SECRETS, clock, mode: 'underPressure', tries: 4 });
beforeAll(async () => {
  database = await copyTemplate();
  db = connect(database.connectionString, { max: 2 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const proofFor = async (purpose = OF_CODE, level = 1) =>
  solvePuzzle((await puzzles.refusalFor(new PuzzleNeeded(purpose, level))).puzzle);
const spend = async (proof: string | undefined, level = 1, purpose = OF_CODE) =>
  puzzles.spend(db, purpose, await puzzles.read(purpose, proof), level);

it('opens its call once', async () => {
  const proof = await proofFor();
  await expect(spend(proof)).resolves.toBeUndefined();
  await expect(spend(proof)).rejects.toBeInstanceOf(PuzzleNeeded);
});

it('is valid only for its own number and its own call', async () => {
  const proof = await proofFor();
  for (const purpose of [
    { ...OF_CODE, about: '853-66123835' },
    { ...OF_CODE, call: 'holdSlot' },
  ]) {
    await expect(spend(proof, 1, purpose)).rejects.toBeInstanceOf(PuzzleNeeded);
  }
});

it('expires after ten minutes, and is then deleted', async () => {
  const [used, late] = [await proofFor(), await proofFor()];
  await spend(used);
  clock.advance(601);
  await expect(spend(late)).rejects.toBeInstanceOf(PuzzleNeeded);
  await puzzles.sweep(db);
  expect(await db.query('SELECT FROM used_puzzle')).toEqual([]);
});

it('cannot be forged, made easier or left unsolved', async () => {
  const [one, other] = [await proofFor(), await proofFor()].map(
    (proof) => JSON.parse(Buffer.from(proof, 'base64').toString()) as Record<string, object>,
  ) as [Record<string, Record<string, object>>, Record<string, object>];
  const forged = [
    { ...one, solution: other.solution },
    { ...one, challenge: { ...one.challenge, parameters: { ...one.challenge!.parameters, cost: 1 } } },
    { challenge: one.challenge },
    {},
    null,
  ].map((payload) => Buffer.from(JSON.stringify(payload)).toString('base64'));
  for (const proof of [...forged, 'not base64 of anything', undefined]) {
    await expect(spend(proof)).rejects.toBeInstanceOf(PuzzleNeeded);
  }
});

it('is not enough if the pressure has grown more than fourfold', async () => {
  await expect(spend(await proofFor(OF_CODE, 1), 4)).resolves.toBeUndefined();
  await expect(spend(await proofFor(OF_CODE, 1), 8)).rejects.toMatchObject({ level: 8 });
});

it('is accepted if it was made with the previous secret', async () => {
  const proof = await proofFor();
  const secrets = ['another-secret-of-tests-with-letters', ...SECRETS] as const;
  const changed = createPuzzles({ secrets, clock, mode: 'underPressure', tries: 4 });
  expect(await changed.read(OF_CODE, proof)).toBeDefined();
});

it('is required in the second half of a budget, and doubles as that is used up', () => {
  const levels = [0, 49, 50, 59, 67, 75, 84, 92, 99].map((used) => pressureOf(used, 100));
  expect(levels).toEqual([0, 0, 1, 2, 4, 8, 16, 32, 32]);
  expect(pressureOf(1_000, Infinity)).toBe(0);
});
