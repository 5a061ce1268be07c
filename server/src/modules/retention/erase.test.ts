import { runOperator } from '../../operator';
import { reservationOf } from '../../testing/reservation';
import { pointOf } from '../../testing/service-point';
import { startTestServer, TEST_ISSUER, type TestServer } from '../../testing/test-server';

const SECRET = 'a-secret-of-tests-with-enough-letters';
const ID_NUMBER = '12345670';

describe('erasing one person', () => {
  let city: TestServer;
  let said: string[];
  beforeEach(async () => {
    said = [];
    city = await startTestServer();
  });
  afterEach(() => city.stop());

  const operator = (...args: string[]) =>
    runOperator({
      args,
      env: { DATABASE_URL: city.connectionString, VEZ_SECRET: SECRET },
      say: (text) => void said.push(text),
      complain: (text) => void said.push(text),
    });
  /** All rows of all tables, as in a dump. */
  async function dump(): Promise<string> {
    const tables = await city.db.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables
       WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
    );
    const rows = await Promise.all(
      tables.map(({ name }) => city.db.query<{ row: string }>(`SELECT t::text AS row FROM "${name}" t`)),
    );
    return rows
      .flat()
      .map(({ row }) => row)
      .join('\n');
  }

  it('removes all data of the person, keeps the active number, and audits the erasure', async () => {
    const as = await city.accountHolder('person-1');
    const other = await city.citizen();
    const booked = await pointOf(city.db, 'DSI-BIR-R', 'CP');
    const queue = await pointOf(city.db, 'DSI-CRC', 'CP');
    await city.call('openCounter', { ...queue, counter: '1' }, { as: city.counterSystem });
    const { ticket } = await city.call(
      'reserve',
      { ...reservationOf(booked, as, '2026-12-02', '09:00'), identifyNo: ID_NUMBER },
      { as, key: '7d9f4a52-0c1e-4b7e-9f5d-2a5c8e1b3f60' },
    );
    const take = (caller: typeof as) =>
      city.call(
        'takeQueueTicket',
        {
          ...queue,
          cntToAlert: null,
          messageCode: null,
          mobArea: caller.mobile.area,
          mobNum: caller.mobile.number,
        },
        { as: caller },
      );
    const number = (await take(as)).ticket;
    await take(other);
    await city.call('addFavourite', { ...queue, mobNum: as.mobile.number, ticketType: 'QUEUE' }, { as });
    await city.call('searchAndRecord', { keyword: 'zebra crossing', record: true }, { as });
    await city.call('consent', { account: 'person-1', deviceId: 'device-of-person' }, { as });
    expect((await dump()).includes('zebra crossing')).toBe(true);

    const mobile = `853-${as.mobile.number}`;
    const account = ['--account', 'person-1', '--issuer', TEST_ISSUER];
    expect(await operator('erase', '--mobile', mobile, ...account, '--by', 'ana')).toBe(0);
    const left = await dump();
    const { token } = city.db.personal;
    for (const word of [
      token(as.mobile.number),
      token(mobile),
      as.mobile.number,
      'person-1',
      'Chan Tai Man',
      'zebra crossing',
      'device-of-person',
    ]) {
      expect({ word, isLeft: left.includes(word) }).toEqual({ word, isLeft: false });
    }
    expect(left.includes(token(other.mobile.number))).toBe(true);
    expect(await city.refusal('tickets', {}, { as })).toMatchObject({ status: 401 });
    const { called } = await city.call('callNext', { ...queue, counter: '1' }, { as: city.counterSystem });
    expect(called?.ticketId).toBe(number.id);
    const [row] = await city.db.query('SELECT progress, identify_cipher FROM ticket WHERE id = $1', [
      ticket.id,
    ]);
    expect(row).toEqual({ progress: 'booked', identify_cipher: null });
    const audited = await city.db.query(`SELECT kind, route FROM audit WHERE kind = 'erasure'`);
    expect(audited).toEqual([
      { kind: 'erasure', route: 'operator:ana' },
      { kind: 'erasure', route: 'operator:ana' },
      { kind: 'erasure', route: 'operator:ana' },
    ]);
  });

  it('changes nothing the second time, and refuses unreadable input', async () => {
    const as = await city.citizen();
    const mobile = `853-${as.mobile.number}`;
    await operator('erase', '--mobile', mobile, '--by', 'ana');
    said = [];
    expect(await operator('erase', '--mobile', mobile, '--by', 'ana')).toBe(0);
    expect(said.join()).toMatch(/^session: 0\nticket: 0\n/);
    for (const args of [
      ['erase', '--by', 'ana'],
      ['erase', '--mobile', '66123834', '--by', 'ana'],
      ['erase', '--mobile', mobile],
      ['erase', '--mobil', mobile, '--by', 'ana'],
      ['erase', '--account', 'person-1', '--by', 'ana'],
      ['forget'],
    ]) {
      expect(await operator(...args)).toBe(1);
    }
  });
});
