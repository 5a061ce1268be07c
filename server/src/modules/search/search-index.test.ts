import { connect, type Db } from '../../db/db';
import { adjustableClock } from '../../testing/adjustable-clock';
import { copyTemplate } from '../../testing/test-database';
import { Catalogue } from '../catalogue';
import { searchIn } from './search';
import { SearchIndex } from './search-index';

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

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

it('follows the changes of a department: names, other names, and removals', async () => {
  const catalogue = await Catalogue.load({ db, clock: adjustableClock('2026-12-01T09:31'), log: silent });
  const search = searchIn(catalogue, new SearchIndex());
  const codesAfter = async (change: string, keyword: string) => {
    await db.query(change);
    await catalogue.refresh();
    return search(keyword, 'en_us').services.map(({ code }) => code);
  };
  expect(search('quokka', 'en_us').services).toEqual([]);
  const add = `INSERT INTO service_other_name SELECT id, 'en_us', 'quokka' FROM service WHERE code = 'IAM-DOG'`;
  expect(await codesAfter(add, 'quokka')).toEqual(['IAM-DOG']);
  expect(await codesAfter(`DELETE FROM service_other_name WHERE name = 'quokka'`, 'quokka')).toEqual([]);

  const rename = `UPDATE service SET name = name || '{"en_us": "Quokka licence"}' WHERE code = 'IAM-DOG'`;
  expect(await codesAfter(rename, 'quokka')).toEqual(['IAM-DOG']);
  const drop = `WITH dog AS (SELECT id FROM service WHERE code = 'IAM-DOG'),
    words AS (DELETE FROM service_other_name WHERE service_id IN (SELECT id FROM dog)),
    places AS (DELETE FROM service_location WHERE service_id IN (SELECT id FROM dog))
    DELETE FROM service WHERE id IN (SELECT id FROM dog)`;
  expect(await codesAfter(drop, 'quokka')).toEqual([]);
});
