import { connect, type Db } from '../../db/db';
import { adjustableClock } from '../../testing/adjustable-clock';
import { copyTemplate } from '../../testing/test-database';
import { Catalogue } from '../catalogue';
import { searchIn } from './search';

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
  const search = searchIn(catalogue);
  const codesAfter = async (change: string, keyword: string) => {
    await db.query(change);
    await catalogue.refresh();
    const { services } = await search(keyword, 'en_us');
    return services.map(({ code }) => code);
  };
  expect((await search('quokka', 'en_us')).services).toEqual([]);
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

it('follows the changes of a city: life events, how people say them, and removals', async () => {
  const catalogue = await Catalogue.load({ db, clock: adjustableClock('2026-12-01T09:31'), log: silent });
  const search = searchIn(catalogue);
  const eventsAfter = async (change: string, keyword: string) => {
    await db.query(change);
    await catalogue.refresh();
    const { events = [] } = await search(keyword, 'en_us');
    return events.map(({ code }) => code);
  };
  await search.prepare();
  const add = `INSERT INTO life_event_phrase VALUES ('birth', 'zh_hant', '有餡'), ('birth', 'en_us', 'quokka pouch')`;
  expect(await eventsAfter(add, 'quokka in the pouch')).toEqual(['birth']);
  expect(await eventsAfter('SELECT', 'youxian')).toEqual(['birth']);
  expect(await eventsAfter(`DELETE FROM life_event_phrase WHERE phrase = '有餡'`, 'youxian')).toEqual([]);
  expect(await eventsAfter(`DELETE FROM life_event WHERE code = 'birth'`, 'quokka pouch')).toEqual([]);
});

it('finds services and departments by pinyin, jyutping and their initials', async () => {
  const catalogue = await Catalogue.load({ db, clock: adjustableClock('2026-12-01T09:31'), log: silent });
  const search = searchIn(catalogue);
  const first = async (keyword: string) => (await search(keyword, 'zh_hant')).services[0]?.code;
  expect(await first('sfz')).toBe('DSI-BIR-R');
  expect(await first('Shen Fen Zheng')).toBe('DSI-BIR-R');
  expect(await first('san1 fan6 zing3')).toMatch(/^DSI-BIR/);
  // Inside a name: 更換居民身份證.
  expect(await first('jmsfz')).toMatch(/^DSI-BIR/);
  expect(await first('wuzhao')).toBe('DSI-PAS');
  expect(await first('hz')).toBe('DSI-PAS');
  expect((await search('shizhengshu', 'zh_hant')).departments[0]?.code).toBe('IAM');
});

it('prefers words to sounds, and needs no sounds in a city without Chinese', async () => {
  const catalogue = await Catalogue.load({ db, clock: adjustableClock('2026-12-01T09:31'), log: silent });
  // “BIR” also begins the pinyin of other words.
  expect((await searchIn(catalogue)('bir', 'pt_pt')).services[0]?.code).toBe('DSI-BIR-R');
  await db.query(`UPDATE service SET name = name - 'zh_hant' - 'zh_hans'`);
  await catalogue.refresh();
  expect((await searchIn(catalogue)('sfz', 'pt_pt')).services).toEqual([]);
});
