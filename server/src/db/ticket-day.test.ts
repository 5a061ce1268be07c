import { copyTemplate } from '../testing/test-database';
import { connect, sqlState, type Db } from './db';

const FOREIGN_KEY_VIOLATION = '23503';
const NOWHERE = 999_999;

describe('a ticket', () => {
  let db: Db;
  let end: () => Promise<unknown>;
  let place: { service: number; location: number };
  beforeEach(async () => {
    const database = await copyTemplate();
    db = connect(database.connectionString, { max: 1 });
    end = async () => {
      await db.close();
      await database.drop();
    };
    const [first] = await db.query<typeof place>(
      'SELECT service_id AS service, location_id AS location FROM service_location LIMIT 1',
    );
    place = first!;
  });
  afterEach(() => end());

  const write = (location: number, progress: string) =>
    db.query(
      `INSERT INTO ticket (id, uid, type, jetton_code, service_id, location_id, day, progress, created_at)
       VALUES (gen_random_uuid(), gen_random_uuid()::text, 'QUEUE', 'A001', $1, $2, '2026-12-01', $3, now())`,
      [place.service, location, progress],
    );
  const days = async () => {
    const [row] = await db.query<{ days: number }>('SELECT count(*) AS days FROM queue_day');
    return row!.days;
  };
  const stateOf = (work: Promise<unknown>) => work.then(() => 'done', sqlState);

  it.each(['waiting', 'booked', 'treated'])(
    '%s is refused without an existing service and place',
    async (as) => {
      expect(await stateOf(write(NOWHERE, as))).toBe(FOREIGN_KEY_VIOLATION);
      expect(await stateOf(write(place.location, as))).toBe('done');
      expect(await days()).toBe(1);
    },
  );

  it.each(['waiting', 'booked'])('%s cannot move to a missing place', async (as) => {
    await write(place.location, as);
    const move = (location: number, day: string) =>
      stateOf(db.query('UPDATE ticket SET location_id = $1, day = $2', [location, day]));
    expect(await move(NOWHERE, '2026-12-01')).toBe(FOREIGN_KEY_VIOLATION);
    expect(await move(place.location, '2026-12-02')).toBe('done');
    expect(await days()).toBe(2);
  });

  it('prevents its service at its place from being deleted', async () => {
    await write(place.location, 'booked');
    const dropping = db.query('DELETE FROM service_location WHERE service_id = $1 AND location_id = $2', [
      place.service,
      place.location,
    ]);
    expect(await stateOf(dropping)).toBe(FOREIGN_KEY_VIOLATION);
  });
});
