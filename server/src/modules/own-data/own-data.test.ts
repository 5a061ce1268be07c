import { reservationOf } from '../../testing/reservation';
import { pointOf } from '../../testing/service-point';
import { startTestServer, type TestCaller, type TestServer } from '../../testing/test-server';
import { ERASED_TABLES, RETENTION_RULES } from '../retention';
import { KINDS } from './kept';

const ID_NUMBER = '12345670';

describe('one’s own data [ACC-06] [ACC-12]', () => {
  let city: TestServer;
  beforeEach(async () => {
    city = await startTestServer();
  });
  afterEach(() => city.stop());

  const countsOf = async (as: TestCaller) => {
    const { kinds, activeTickets } = await city.call('ownData', {}, { as });
    return { ...Object.fromEntries(kinds.map(({ kind, count }) => [kind, count])), activeTickets };
  };

  /** A booking for 2 December, a favourite, a search and a consent. @returns the booking's id */
  async function leaveTraces(as: TestCaller): Promise<string> {
    const point = await pointOf(city.db, 'DSI-BIR-R', 'CP');
    const request = { ...reservationOf(point, as, '2026-12-02', '09:00'), identifyNo: ID_NUMBER };
    const { ticket } = await city.call('reserve', request, { as });
    await city.call('addFavourite', { ...point, mobNum: as.mobile.number, ticketType: 'QUEUE' }, { as });
    await city.call('searchAndRecord', { keyword: 'zebra crossing', record: true }, { as });
    const account = as.euid ?? `853-${as.mobile.number}`;
    await city.call('consent', { account, deviceId: 'device-1' }, { as });
    return ticket.id;
  }

  it('shows what is kept, for how long, and until when', async () => {
    const as = await city.citizen();
    await leaveTraces(as);
    const { kinds, activeTickets } = await city.call('ownData', {}, { as });
    expect(activeTickets).toBe(1);
    expect(kinds).toEqual([
      { kind: 'tickets', count: 1, keptDays: 90, until: '02/03/2027' },
      { kind: 'answers', count: 1, keptDays: 30, until: '01/01/2027' },
      // Messages are dated by the database.
      { kind: 'messages', count: 1, keptDays: 1, until: expect.any(String) as string },
      { kind: 'favourites', count: 1, keptDays: 730, until: '30/11/2028' },
      { kind: 'searches', count: 1, keptDays: 90, until: '01/03/2027' },
      { kind: 'consents', count: 1, keptDays: 366, until: '02/12/2027' },
      { kind: 'logins', count: 1, keptDays: 1, until: null },
      { kind: 'technical', count: null, keptDays: 1, until: null },
      { kind: 'audit', count: null, keptDays: 366, until: null },
    ]);
  });

  it('lists each table that an erasure touches, by rules that exist', () => {
    const kinds = Object.values(KINDS);
    const tables = new Set(kinds.flatMap((kind) => kind.tables));
    expect([...tables].sort()).toEqual([...ERASED_TABLES, 'audit'].sort());
    const names = RETENTION_RULES.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(kinds.flatMap(({ rules }) => rules)));
  });

  it('is one file to take away, opened, without codes', async () => {
    const as = await city.accountHolder('person-1');
    await leaveTraces(as);
    const file = await city.call('ownDataFile', {}, { as });
    expect(file).toMatchObject({
      person: { account: 'person-1', name: 'Chan Tai Man', mobile: `+853 ${as.mobile.number}` },
      tickets: [
        {
          type: 'RESERCATION',
          service: expect.stringMatching(/./) as string,
          office: expect.stringMatching(/./) as string,
          day: '2026-12-02',
          time: '09:00',
          state: 'booked',
          mobile: `+853 ${as.mobile.number}`,
          idNumber: ID_NUMBER,
        },
      ],
      messages: [{ mobile: `+853 ${as.mobile.number}`, text: expect.stringContaining('09:00') as string }],
      favourites: [{ service: expect.stringMatching(/./) as string }],
      searches: [{ words: 'zebra crossing' }],
      consents: [{ clause: 1, device: 'device-1' }],
      logins: [{ device: 'unknown' }],
    });
    const audited = await city.db.query(`SELECT route FROM audit WHERE kind = 'reading'`);
    expect(audited).toEqual([{ route: '/api/own-data/file' }]);
    const { token } = city.db.personal;
    await city.db.query(
      `UPDATE sms_outbox SET code = '123456', text = 'Your code is 123456' WHERE mob_num = $1`,
      [token(as.mobile.number)],
    );
    expect((await city.call('ownDataFile', {}, { as })).messages).toMatchObject([{ text: '' }]);
  });

  it('is erased by the person once no ticket is active, with all logins', async () => {
    const as = await city.citizen();
    const again = await city.citizen(as.mobile);
    const other = await city.citizen();
    const id = await leaveTraces(as);
    await leaveTraces(other);
    expect(await city.refusal('eraseOwnData', {}, { as })).toMatchObject({
      status: 409,
      reason: 'ticketsActive',
    });
    await city.call('cancelTicket', { id }, { as });
    expect(await city.call('eraseOwnData', {}, { as })).toEqual({ erased: true });
    // Sent again because the answer was lost: the session has ended.
    expect(await city.refusal('eraseOwnData', {}, { as })).toMatchObject({ status: 401 });
    for (const caller of [as, again]) {
      expect(await city.refusal('tickets', {}, { as: caller })).toMatchObject({ status: 401 });
    }
    expect(await countsOf(await city.citizen(as.mobile))).toEqual({
      tickets: 0,
      answers: 0,
      messages: 0,
      favourites: 0,
      searches: 0,
      consents: 0,
      logins: 1,
      technical: null,
      audit: null,
      activeTickets: 0,
    });
    expect(await countsOf(other)).toMatchObject({ tickets: 1, favourites: 1, searches: 1, logins: 1 });
    const audited = await city.db.query(`SELECT route FROM audit WHERE kind = 'erasure'`);
    expect(audited).toEqual([{ route: '/api/own-data' }]);
  });

  it('is neither handed over nor erased by a login of long ago', async () => {
    const as = await city.citizen();
    expect(await city.call('ownData', {}, { as })).toMatchObject({ isRecent: true });
    await city.db.query(`UPDATE session SET created_at = created_at - interval '16 minutes'`);
    expect(await city.call('ownData', {}, { as })).toMatchObject({ isRecent: false });
    for (const call of ['ownDataFile', 'eraseOwnData'] as const) {
      expect(await city.refusal(call, {}, { as })).toMatchObject({
        status: 403,
        reason: 'loginNotRecent',
      });
    }
  });

  it('of a company stays when the holder of its contact phone erases theirs', async () => {
    const company = await city.accountHolder('company-1', 'corporate');
    await leaveTraces(company);
    const person = await city.citizen(company.mobile);
    expect(await countsOf(person)).toMatchObject({ tickets: 0, activeTickets: 0 });
    await city.call('eraseOwnData', {}, { as: person });
    expect(await countsOf(company)).toMatchObject({ tickets: 1, favourites: 1, activeTickets: 1 });
  });

  it('of the holder of a number stays when a company with that contact phone erases its own', async () => {
    const person = await city.citizen();
    await leaveTraces(person);
    const company = await city.accountHolder('company-1', 'corporate', person.mobile);
    await city.call('eraseOwnData', {}, { as: company });
    expect(await countsOf(person)).toMatchObject({ tickets: 1, messages: 1, favourites: 1, logins: 1 });
  });

  it('is neither shown to nor erased by staff, even with the subject of a citizen', async () => {
    const as = await city.accountHolder('person-1');
    await leaveTraces(as);
    const staff = await city.staff({ role: 'supervisor', euid: 'person-1' });
    for (const call of ['ownData', 'ownDataFile', 'eraseOwnData'] as const) {
      expect(await city.refusal(call, {}, { as: staff })).toMatchObject({ status: 403 });
      expect(await city.refusal(call, {}, { as: city.anonymous })).toMatchObject({ status: 401 });
    }
    expect(await countsOf(as)).toMatchObject({ tickets: 1 });
  });

  it('is refused or complete when a booking is made at the same time', async () => {
    const as = await city.citizen();
    const point = await pointOf(city.db, 'DSI-BIR-R', 'CP');
    const [erased, booked] = await Promise.all([
      city.send('eraseOwnData', {}, { as }),
      city.send('reserve', reservationOf(point, as, '2026-12-02', '09:00'), { as }),
    ]);
    const [row] = await city.db.query<{ mob_num: string | null }>(
      `SELECT mob_num FROM ticket WHERE progress = 'booked' AND day = '2026-12-02'`,
    );
    expect([200, 409]).toContain(erased.statusCode);
    // A booking that was acknowledged still has its owner.
    expect(booked.statusCode === 200).toBe(row !== undefined && row.mob_num !== null);
  });
});
