import { randomBytes, randomUUID } from 'node:crypto';
import { connect, type Db } from '../db/db';
import { keepPersonalText } from '../modules/personal-text';
import { sealInClear } from '../modules/personal-text/seal-in-clear';
import { INVENTORY } from '../modules/retention/inventory';
import { runOperator } from '../operator';
import { SEALED } from '../secrets/personal-text';
import { reservationOf } from '../testing/reservation';
import { pointOf, type TestPoint } from '../testing/service-point';
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server';

const SECRET = 'a-secret-of-tests-with-enough-letters';
const NEXT_SECRET = 'another-secret-of-tests-with-letters';
const ID_NUMBER = '12345670';
const STAFF = 'Beatriz Noronha';
const CITIZEN = 'Lam Sio Fong';
const COLLEAGUE = 'Diana Fong';
const OPERATOR = 'Carlos Esteves';

/** Every row of every table, as a dump contains it: read over a connection without keys. */
async function dumpOf({ connectionString }: TestServer): Promise<Map<string, Record<string, unknown>[]>> {
  const db = connect(connectionString, { max: 1 });
  const tables = new Map<string, Record<string, unknown>[]>();
  for (const table of Object.keys(INVENTORY)) {
    const rows = await db.query<{ row: Record<string, unknown> }>(
      `SELECT to_jsonb(t) AS row FROM "${table}" t`,
    );
    tables.set(
      table,
      rows.map(({ row }) => row),
    );
  }
  await db.close();
  return tables;
}
/** The columns that contain a text anywhere, as it is or as its bytes. */
const columnsWith = (dump: Map<string, Record<string, unknown>[]>, text: string): string[] => [
  ...new Set(
    [...dump].flatMap(([table, rows]) =>
      rows.flatMap((row) =>
        Object.entries(row).flatMap(([column, value]) => {
          const kept = JSON.stringify(value) ?? '';
          return kept.includes(text) || kept.includes(Buffer.from(text).toString('hex'))
            ? [`${table}.${column}`]
            : [];
        }),
      ),
    ),
  ),
];

/** The texts of a person in a sealed column; the vault seals bytes, which have no prefix. */
function textsIn(kept: unknown): string[] {
  if (typeof kept === 'string') return kept === '' || kept.startsWith('\\x') ? [] : [kept];
  const { by, from } = (kept ?? {}) as { by?: string; from?: string };
  return [by, from].filter((name) => name !== undefined && name !== '') as string[];
}

let city: TestServer;
let queue: TestPoint;
let booked: TestPoint;
const start = async (prepare?: (db: Db) => Promise<unknown>) => {
  city = await startTestServer({ env: { VEZ_SMS_LIMITS: 'on' }, ...(prepare && { prepare }) });
  queue = await pointOf(city.db, 'DSI-CRC', 'CP');
  booked = await pointOf(city.db, 'DSI-BIR-R', 'CP');
};
afterEach(() => city.stop());

const takeNumber = (as: TestCaller, key?: string) =>
  city.call(
    'takeQueueTicket',
    { ...queue, cntToAlert: null, messageCode: null, mobArea: as.mobile.area, mobNum: as.mobile.number },
    { as, ...(key && { key }) },
  );
const favour = (as: TestCaller) =>
  city.call('addFavourite', { ...queue, mobNum: as.mobile.number, ticketType: 'QUEUE' }, { as });

/** A colleague takes counter 1 over and the clerk takes it back, so that each of them once loses it to the other. */
async function takeOver(clerk: TestCaller, colleague: TestCaller) {
  const at = { locationId: queue.locationId, counter: '1' };
  for (const as of [colleague, clerk]) {
    const { since } = (await city.call('desk', at, { as })).holder!;
    city.clock.advance(1);
    await city.call('takeOverCounter', { ...at, since }, { as });
  }
}

/** A day of visitors and staff: codes, holds, tickets, messages, closures, settings, favourites, searches, keys, devices. */
async function playDay() {
  const clerk = await city.staff({ role: 'clerk', name: STAFF });
  const supervisor = await city.staff({ role: 'supervisor', name: STAFF });
  const [phone, account] = [
    await city.citizen(),
    await city.logIn({
      ...{ euid: 'person-1', name: CITIZEN, identityNo: ID_NUMBER },
      ...{ mobArea: '853', mobNum: '66991234', mobile: '66991234' },
    }),
  ];
  await city.call('sendCode', { areaCode: '853', mobileNumber: '66995678' });
  const toHandOut = { areaCode: '853', mobileNumber: '66995678', identityChecked: true } as const;
  await city.call('handOutCode', { locationId: queue.locationId, ...toHandOut }, { as: supervisor });
  await city.call('openCounter', { ...queue, counter: '1' }, { as: clerk });
  const visitors = [phone, account];
  for (const as of visitors) {
    await city.call('searchAndRecord', { keyword: 'zebra crossing', record: true }, { as });
    await takeNumber(as, randomUUID());
    await favour(as);
    await city.call('holdSlot', { ...booked, bookingDate: '02/12/2026', bookingTime: '10:00' }, { as });
    await city.call(
      'reserve',
      { ...reservationOf(booked, as, '2026-12-02', '09:00'), identifyNo: ID_NUMBER },
      { as, key: randomUUID() },
    );
  }
  await city.call('consent', { account: `853-${phone.mobile.number}`, deviceId: 'a-phone' }, { as: phone });
  await city.call('callNext', { ...queue, counter: '1' }, { as: clerk });
  await takeOver(clerk, await city.staff({ role: 'clerk', name: COLLEAGUE }));
  await city.tellQueues();
  const day = { from: '2026-12-02T00:00:00+08:00', until: '2026-12-02T23:59:00+08:00' };
  const closed = { locationId: booked.locationId, serviceId: booked.serviceId, reason: 'fault' as const };
  await city.call('closeOffice', { ...closed, ...day }, { as: supervisor });
  await city.runClosures();
  await city.call(
    'makeDeviceCode',
    { locationId: queue.locationId, kind: 'kiosk', name: `Kiosk of ${STAFF}` },
    { as: supervisor },
  );
  const { services } = await city.call(
    'officeSettings',
    { locationId: booked.locationId },
    { as: supervisor },
  );
  const { words } = services.find(({ serviceId }) => serviceId === booked.serviceId)!;
  const changed = { serviceId: booked.serviceId, was: words, is: { ...words, icon: 'car' } };
  await city.call('changeWords', changed, { as: supervisor });
  const operator = (...args: string[]) =>
    runOperator({
      args: [...args, '--by', OPERATOR],
      env: { DATABASE_URL: city.connectionString, VEZ_SECRET: SECRET },
      say: () => undefined,
      complain: (text) => {
        throw new Error(text);
      },
    });
  await operator('keys', 'add', '--department', 'DSI');
  return { phone, account, numbers: [phone.mobile.number, account.mobile.number, '66995678'] };
}

describe('a dump of a played day', () => {
  it('has no mobile number, no name and no ID number in clear', async () => {
    await start();
    const { numbers } = await playDay();
    const dump = await dumpOf(city);
    for (const text of [...numbers, ID_NUMBER, STAFF, COLLEAGUE, CITIZEN]) {
      expect({ text, columns: columnsWith(dump, text) }).toEqual({ text, columns: [] });
    }
    // The audit names the operator on purpose.
    expect(columnsWith(dump, OPERATOR)).toEqual(['audit.route']);
    const written = (table: string) => dump.get(table)!.length;
    for (const table of Object.keys(INVENTORY).filter(
      (name) => Object.keys(INVENTORY[name]!.personal).length > 0,
    )) {
      if (table !== 'used_login_code')
        expect({ table, rows: written(table) > 0 }).toEqual({ table, rows: true });
    }
  });

  it('has the seal in each text that the inventory declares as sealed', async () => {
    await start();
    await playDay();
    const dump = await dumpOf(city);
    const unsealed: string[] = [];
    for (const [table, { personal }] of Object.entries(INVENTORY)) {
      for (const column of Object.keys(personal).filter((name) => personal[name] === 'sealed')) {
        const texts = dump.get(table)!.flatMap((row) => textsIn(row[column]));
        if (texts.some((text) => !text.startsWith(SEALED))) unsealed.push(`${table}.${column}`);
      }
    }
    expect(unsealed).toEqual([]);
    const takenFrom = dump.get('audit')!.flatMap(({ facts }) => (facts as { from?: string }).from ?? []);
    expect(takenFrom).toHaveLength(2);
  });

  it('reaches its owner in clear, on screen and in messages', async () => {
    await start();
    const { phone } = await playDay();
    expect(await city.call('favourites', {}, { as: phone })).toHaveLength(1);
    expect(await city.call('searchRecords', {}, { as: phone })).toEqual([{ keyword: 'zebra crossing' }]);
    const { queueTickets } = await city.call('tickets', {}, { as: phone });
    expect(queueTickets[0]!.ticket).toMatchObject({ mobNum: phone.mobile.number });
    expect((await city.messagesTo(phone)).join()).toMatch(/[A-Z]\d{3}/);
  });
});

/**
 * The state that the previous release leaves: in clear, and migrated an hour ago (the tests' clock starts at 01:31
 * UTC).
 */
const upgraded = async (db: Db) => {
  await db.query(`UPDATE migration SET applied_at = '2026-06-01T00:00:00Z'`);
  await db.query(
    `UPDATE migration SET applied_at = '2026-12-01T00:31:00Z' WHERE name = '0064_personal_text.sql'`,
  );
};

describe('an upgrade', () => {
  it('writes what the previous release reads for a day, then seals all, and does each write once', async () => {
    await start(upgraded);
    await city.call('openCounter', { ...queue, counter: '1' }, { as: city.counterSystem });
    const as = await city.citizen();
    const supervisor = { as: await city.staff({ role: 'supervisor' }) };
    const device = { locationId: queue.locationId, kind: 'kiosk', name: `Kiosk of ${STAFF}` } as const;
    await city.call('enrolDevice', { code: (await city.call('makeDeviceCode', device, supervisor)).code });
    const key = randomUUID();
    const taken = await takeNumber(as, key);
    await favour(as);
    await city.call('searchAndRecord', { keyword: 'zebra crossing', record: true }, { as });
    const before = columnsWith(await dumpOf(city), as.mobile.number);
    expect(before).toEqual(
      expect.arrayContaining(['ticket.mob_num', 'favourite.owner', 'idempotency_key.subject']),
    );

    city.clock.advance(23 * 3_600 + 1_800);
    const later = await city.citizen(as.mobile);
    // A row of its own, beside the one in clear, as if written by two processes whose clocks differ.
    await favour(later);
    expect(await city.call('favourites', {}, { as: later })).toHaveLength(1);
    expect((await takeNumber(later, key)).ticket.id).toBe(taken.ticket.id);
    expect((await city.refusal('settleWrite', { key }, { as: await city.citizen() })).status).toBe(404);
    expect((await city.call('ticketById', { id: taken.ticket.id }, { as: later })).ticket.id).toBe(
      taken.ticket.id,
    );

    expect(await sealInClear(city.db)).toBeGreaterThan(0);
    expect(await sealInClear(city.db)).toBe(0);
    const after = columnsWith(await dumpOf(city), as.mobile.number);
    expect(columnsWith(await dumpOf(city), STAFF)).toEqual([]);
    const devices = await city.call('staffDevices', {}, { as: await city.staff({ role: 'supervisor' }) });
    expect(devices.map(({ name }) => name)).toEqual([device.name]);
    // They are deleted after a day.
    expect(after.filter((column) => !/^(idempotency_key|sms_outbox)\./.test(column))).toEqual([]);
    expect(await city.call('favourites', {}, { as: later })).toHaveLength(1);
    expect(await city.call('searchRecords', {}, { as: later })).toEqual([{ keyword: 'zebra crossing' }]);
    expect((await city.call('ticketById', { id: taken.ticket.id }, { as: later })).ticket.id).toBe(
      taken.ticket.id,
    );
  });

  it('continues after a process was killed while it sealed', async () => {
    await start(upgraded);
    const people = await Promise.all(Array.from({ length: 5 }, () => city.citizen()));
    for (const as of people) await favour(as);
    city.clock.advance(24 * 3_600);
    let batches = 0;
    const dying: Db = {
      ...city.db,
      tx: (work) =>
        city.db.tx(async (tx) => {
          const result = await work(tx);
          batches += 1;
          if (batches === 2) throw new Error('killed before it is committed');
          return result;
        }),
    };
    await expect(sealInClear(dying)).rejects.toThrow('killed');
    expect(columnsWith(await dumpOf(city), people[0]!.mobile.number)).toContain('favourite.owner');
    await sealInClear(city.db);
    for (const as of people) {
      expect(columnsWith(await dumpOf(city), as.mobile.number)).not.toContain('favourite.owner');
      const again = await city.citizen(as.mobile);
      expect(await city.call('favourites', {}, { as: again })).toHaveLength(1);
    }
  });
});

describe('a change of keys', () => {
  const dataKey = (id: number) => ({ id, key: randomBytes(32) });

  it('leaves rows as they are, and needs the former keys once', async () => {
    await start();
    const as = await city.citizen();
    await favour(as);
    const opens = async (keys: Parameters<typeof keepPersonalText>[1]) => {
      const db = connect(city.connectionString, { max: 1 });
      try {
        await keepPersonalText(db, keys, () => city.clock.now());
        const [row] = await db.query<{ owner: string }>('SELECT owner FROM favourite');
        return row!.owner;
      } finally {
        await db.close();
      }
    };
    const name = `853-${as.mobile.number}`;
    const [one, two] = [dataKey(1), dataKey(2)];
    expect(await opens({ secrets: [NEXT_SECRET, SECRET], keys: [] })).toBe(name);
    expect(await opens({ secrets: [NEXT_SECRET], keys: [] })).toBe(name);
    expect(await opens({ secrets: [NEXT_SECRET], keys: [one] })).toBe(name);
    expect(await opens({ secrets: [SECRET], keys: [two, one] })).toBe(name);
    expect(await opens({ secrets: [SECRET], keys: [two] })).toBe(name);
    await expect(opens({ secrets: [SECRET], keys: [one] })).rejects.toThrow('VEZ_DATA_KEYS');
    const said: string[] = [];
    const done = await runOperator({
      args: ['keys', 'list'],
      env: { DATABASE_URL: city.connectionString, VEZ_SECRET: SECRET },
      say: () => undefined,
      complain: (text) => void said.push(text),
    });
    expect({ done, said }).toEqual({ done: 1, said: [expect.stringContaining('VEZ_DATA_KEYS')] });
  });
});
