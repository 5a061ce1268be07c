import { anyQuery, asQueryable, connect, type Db } from '../../db/db';
import { adjustableClock } from '../../testing/adjustable-clock';
import { copyTemplate } from '../../testing/test-database';
import { Catalogue } from './catalogue';

let database: Awaited<ReturnType<typeof copyTemplate>>;
let db: Db;
beforeEach(async () => {
  database = await copyTemplate();
  db = connect(database.connectionString, { max: 4 });
});
afterEach(async () => {
  await db.close();
  await database.drop();
});

const clock = adjustableClock('2026-12-01T09:31');
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Adds a department, its type and its service in one transaction. */
const addDepartment = () =>
  db.tx(async (tx) => {
    await tx.query(`INSERT INTO department SELECT 900, 'NEW', name, icon, false, true, false, office_tel, 900
      FROM department LIMIT 1`);
    await tx.query(
      `INSERT INTO service_type SELECT 900, 900, name, ui_color, ui_icon, 900 FROM service_type LIMIT 1`,
    );
    await tx.query(`INSERT INTO service (id, code, service_type_id, category_id, name, ui_icon, ui_color, position)
      SELECT 900, 'NEW-1', 900, category_id, name, ui_icon, ui_color, 900 FROM service LIMIT 1`);
  });

it('is read as of one moment: no service lacks its department', async () => {
  let added: Promise<unknown> | undefined;
  // Between the reads of the departments and of the services.
  const interrupted: Db = {
    ...db,
    tx: (work) =>
      db.tx((tx) =>
        work({
          ...tx,
          ...asQueryable(async (of, values) => {
            const text = typeof of === 'string' ? of : of.text;
            if (text.includes('FROM department')) {
              const rows = await anyQuery(tx)(of, values);
              await (added ??= addDepartment());
              return rows;
            }
            if (/FROM service(_type)? /.test(text)) {
              while (added === undefined) await new Promise(setImmediate);
              await added;
            }
            return anyQuery(tx)(of, values);
          }, tx.personal),
        }),
      ),
  };
  const catalogue = await Catalogue.load({ db: interrupted, clock, log: silent });
  for (const service of catalogue.snapshot.services.values()) {
    expect(catalogue.departmentOf(service)).toBeDefined();
  }
  expect(catalogue.snapshot.services.has(900)).toBe(false);
  await catalogue.refresh();
  expect(catalogue.departmentOf(catalogue.snapshot.services.get(900)!).code).toBe('NEW');
});

it('keeps the previous one if it cannot be read again, and reports its age', async () => {
  const errors: string[] = [];
  const log = { ...silent, error: (_: object, text: string) => void errors.push(text) };
  const catalogue = await Catalogue.load({ db, clock, log });
  const before = catalogue.snapshot;
  expect(catalogue.figures()).toEqual({ ageSeconds: 0, failures: 0 });
  await db.query('ALTER TABLE opening_hours RENAME TO lost');
  clock.advance(15);
  await catalogue.refresh();
  expect(catalogue.snapshot).toBe(before);
  expect(catalogue.figures()).toEqual({ ageSeconds: 15, failures: 1 });
  expect(errors).toEqual(['catalogue not read anew']);
});

it('is read within moments of a change, also of one during a read, and stops', async () => {
  const catalogue = await Catalogue.load({ db, clock, log: silent });
  const stop = catalogue.startRefreshing();
  const nameIs = async (code: string) => {
    for (;;) {
      if ([...catalogue.snapshot.departments.values()].some((one) => one.code === code)) return true;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  for (const code of ['FIRST', 'SECOND', 'THIRD']) {
    await db.query('UPDATE department SET code = $1 WHERE id = 1', [code]);
  }
  expect(await nameIs('THIRD')).toBe(true);
  await stop();
  await db.query("UPDATE department SET code = 'LATE' WHERE id = 1");
  expect(catalogue.snapshot.departments.get(1)!.code).toBe('THIRD');
});
