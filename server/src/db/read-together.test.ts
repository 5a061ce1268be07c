import { copyTemplate } from '../testing/test-database';
import { connect, readTogether, type Db } from './db';

describe('a shared read', () => {
  let database: Awaited<ReturnType<typeof copyTemplate>>;
  let db: Db;
  /** The arguments of each statement. */
  let statements: number[][];
  /** Statements wait for it. */
  let gate: Promise<void>;
  let open: () => void;
  beforeEach(async () => {
    database = await copyTemplate();
    db = connect(database.connectionString, { max: 4 });
    await db.query('CREATE TABLE price (id int PRIMARY KEY, cents int NOT NULL)');
    await db.query('INSERT INTO price SELECT n, n * 10 FROM generate_series(1, 50) AS n');
    statements = [];
    gate = Promise.resolve();
  });
  afterEach(async () => {
    await db.close();
    await database.drop();
  });
  const shut = () => {
    gate = new Promise((resolve) => (open = resolve));
  };

  const priceOf = readTogether<number, number | undefined>(async (from, ids) => {
    statements.push(ids);
    await gate;
    const rows = await from.query<{ id: number; cents: number }>(
      'SELECT id, cents, 100 / id AS share FROM price JOIN unnest($1::int[]) AS asked(id) USING (id)',
      [ids],
    );
    return ids.map((id) => rows.find((row) => row.id === id)?.cents);
  });

  it('runs one statement for all waiting callers, and gives each its own answer', async () => {
    shut();
    const first = priceOf(db, 1);
    await new Promise(setImmediate);
    const others = Array.from({ length: 50 }, (_, at) => priceOf(db, at + 2));
    open();
    expect(await first).toBe(10);
    const answers = await Promise.all(others);
    expect(answers.slice(0, 49)).toEqual(Array.from({ length: 49 }, (_, at) => (at + 2) * 10));
    expect(answers[49]).toBeUndefined();
    expect(statements.map(({ length }) => length)).toEqual([1, 50]);
  });

  it('never answers with data read before the call', async () => {
    shut();
    const before = priceOf(db, 1);
    await new Promise(setImmediate);
    await db.query('UPDATE price SET cents = 11 WHERE id = 1');
    const after = priceOf(db, 1);
    open();
    await before;
    expect(await after).toBe(11);
    expect(statements).toHaveLength(2);
  });

  it('shows a transaction its own changes, and other callers none of them', async () => {
    const undone = db.tx(async (tx) => {
      await tx.query('UPDATE price SET cents = 12 WHERE id = 1');
      expect(await priceOf(tx, 1)).toBe(12);
      expect(await priceOf(db, 1)).toBe(10);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await priceOf(db, 1)).toBe(10);
  });

  it('fails for callers that share the failed statement, and for no later ones', async () => {
    await db.query('INSERT INTO price VALUES (0, 1)');
    const failed = await Promise.allSettled([priceOf(db, 0), priceOf(db, 1)]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await priceOf(db, 1)).toBe(10);
  });
});
