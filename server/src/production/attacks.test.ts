import { randomUUID } from 'node:crypto';
import type { CallInput, Calls } from '@vez/shared/contracts';
import { addDays, toWireDate } from '@vez/shared/dates';
import { cityDay } from '../city/city';
import { logIn } from '../testing/bench-city';
import { peopleOf, until, type People, type Somebody } from '../testing/people-of-processes';
import { callProcess, callSolving, type ProcessAnswer } from '../testing/process-caller';
import { adjustPoint, pointOf, type TestPoint } from '../testing/service-point';
import type { ApiProcess } from '../testing/production-process';
import { COUNTER_CREDENTIAL, startTwoProcesses, type TwoProcesses } from '../testing/two-processes';
import { attacksOnCodes, faultsOfGateway, sent } from '../testing/attacks-on-codes';

const DAY = addDays(cityDay(new Date()), 7);
const CAPACITY = 2;

let site: TwoProcesses;
let point: TestPoint;
let line: TestPoint;
let people: People;
beforeAll(async () => {
  site = await startTwoProcesses(async (db) => {
    point = await pointOf(db, 'DSI-CRC', 'CP');
    await adjustPoint(db, point, { slot_capacity: CAPACITY });
    line = await pointOf(db, 'DSI-BIR-R', 'CP');
    // The first is due by the time of the database, the second by a clock that is a year ahead.
    await db.query(
      `INSERT INTO search_record VALUES ('853-66000001', 'old', now() - interval '91 days'),
         ('853-66000001', 'young', now() - interval '80 days')`,
    );
  });
  people = peopleOf(site);
});
afterAll(() => site?.stop());

describe('a process whose clock is a year ahead', () => {
  const rows = () => site.db.query<{ keyword: string }>('SELECT keyword FROM search_record ORDER BY keyword');

  it('reports it and deletes nothing; another process deletes what is due [FLT-41]', async () => {
    const ready = await fetch(`${site.wrong.origin}/readyz`);
    expect(await ready.json()).toMatchObject({ status: 'ready', clock: 'off the database' });
    await until(() => site.wrong.said().includes('nothing deleted: the clock is off the database'));
    expect(await rows()).toHaveLength(2);

    const right = await site.startRight();
    expect(await (await fetch(`${right.origin}/readyz`)).json()).toEqual({ status: 'ready' });
    await until(async () => (await rows()).length < 2);
    expect(await rows()).toEqual([{ keyword: 'young' }]);
  });
});

describe('a company with another person’s contact phone', () => {
  it('neither sees nor cancels that person’s tickets, at either process [TIX-34]', async () => {
    const owner = await people.citizen();
    const id = await people.book(site.right(), owner, point, '09:00');
    for (const api of [site.right(), site.wrong]) {
      const company = await people.account(api, 'corporate', 'lotus', owner.mobile.number);
      expect(company.token).toBeDefined();
      for (const other of [site.wrong, site.right()]) {
        expect(await people.ticketsOf(other, company)).toEqual([]);
        expect((await callProcess(other, 'cancelTicket', { id }, company)).status).toBe(404);
      }
    }
    expect(await people.ticketsOf(site.wrong, owner)).toEqual([id]);
  });

  it('remains a different person from one with the same subject at another issuer', async () => {
    const person = await people.account(site.right(), 'personal', 'chan');
    const owner = await people.citizen(people.newNumber(), person.cookie);
    const id = await people.book(site.wrong, owner, point, '09:30');
    const company = await people.account(site.wrong, 'corporate', 'chan');
    expect(await people.ticketsOf(site.right(), company)).toEqual([]);
    expect((await callProcess(site.right(), 'ticketById', { id }, company)).status).toBe(404);
    const again = await people.account(site.wrong, 'personal', 'chan');
    expect(await people.ticketsOf(site.right(), again)).toEqual([id]);
  });
});

faultsOfGateway(() => ({ site, people }));
attacksOnCodes(() => ({ site, people }));

describe('one address without a login', () => {
  it('holds at most 30 % of a day, however it spreads its calls [BOK-32]', async () => {
    const ip = people.newAddress();
    const bookingDate = toWireDate(addDays(DAY, 1));
    const day = await callProcess(site.next(), 'bookableTimesOfDay', { ...point, bookingDate });
    const times = day
      .json<{ totalTimeSlot: { timeSlot: string }[] }>()
      .totalTimeSlot.map(({ timeSlot }) => timeSlot);
    const share = Math.floor(times.length * CAPACITY * 0.3);
    const wishes: CallInput<Calls['holdSlot']>[] = Array.from({ length: share * 2 }, (_, at) => ({
      ...point,
      bookingDate,
      bookingTime: times[at % times.length]!,
    }));
    const hold = (wish: CallInput<Calls['holdSlot']>) => callSolving(site.next(), 'holdSlot', wish, { ip });
    const answers: ProcessAnswer[] = [];
    for (let at = 0; at < wishes.length; at += 8) {
      answers.push(...(await Promise.all(wishes.slice(at, at + 8).map(hold))));
    }
    expect(sent(answers)).toBe(share);
    expect(answers.at(-1)).toMatchObject({ reason: 'networkHoldsMany' });
    expect((await callProcess(site.next(), 'holdSlot', wishes[0]!, { ip: people.newAddress() })).status).toBe(
      200,
    );
  });
});

describe('another person’s ID number', () => {
  it('blocks no one and reveals nothing, at either process [VAL-18]', async () => {
    const idNumber = '1234567A';
    const looks = async (asked: string) => {
      const bookingDate = toWireDate(DAY);
      const days = await callProcess(site.next(), 'bookableDates', { ...point, idNumber: asked });
      const times = await callProcess(site.next(), 'bookableTimesOfDay', {
        ...point,
        bookingDate,
        idCard: asked,
      });
      return [days.status, days.text, times.status, times.text];
    };
    const [thief, owner] = [await people.citizen(), await people.citizen()];
    await people.book(site.right(), thief, point, '11:00', idNumber);
    expect(await looks(idNumber)).toEqual(await looks('7654321Z'));
    const id = await people.book(site.wrong, owner, point, '11:30', idNumber);
    expect(await people.ticketsOf(site.right(), owner)).toEqual([id]);
  });
});

describe('the sessions of a person', () => {
  const renew = (api: ApiProcess, cookie: string | undefined) =>
    callProcess(api, 'renewSession', {}, { cookie });

  it('change their cookie, and end at both processes when either ends them', async () => {
    const owner = await people.citizen();
    const next = await renew(site.wrong, owner.cookie);
    expect(next.cookie).not.toBe(owner.cookie);
    expect((await renew(site.right(), next.cookie)).status).toBe(200);
    // The answer with the next cookie was used, so the first one gets no other.
    expect((await renew(site.wrong, owner.cookie)).cookie).toBeUndefined();
    expect(await people.isIn(site.wrong, owner)).toBe(true);
    await callProcess(site.right(), 'endSession', { everywhere: 'true' }, owner);
    for (const api of [site.wrong, site.right()]) expect(await people.isIn(api, owner)).toBe(false);
  });

  it('are limited to ten over both processes: an eleventh login ends the oldest', async () => {
    const logins: Somebody[] = [];
    for (let at = 0; at < 11; at += 1) logins.push(await people.account(site.next(), 'personal', 'lei'));
    const alive = await Promise.all(logins.map((login) => people.isIn(site.next(), login)));
    expect(alive).toEqual([false, ...Array<boolean>(10).fill(true)]);
  });

  it('are required before any input is read', async () => {
    for (const api of [site.right(), site.wrong]) {
      expect((await callProcess(api, 'reserve', { nonsense: 1 } as never)).status).toBe(401);
      expect((await callProcess(api, 'cancelTicket', { id: 'no id' })).status).toBe(401);
    }
  });
});

describe('a line at both processes', () => {
  const counter = { token: COUNTER_CREDENTIAL };
  const call = async (api: ApiProcess) =>
    (await callProcess(api, 'callNext', { ...line, counter: '1' }, counter)).json<{
      called: { ticketId: string };
    }>().called.ticketId;

  it('gives each a number, calls each once, and tells each their place at once', async () => {
    await callProcess(site.next(), 'openCounter', { ...line, counter: '1' }, counter);
    const citizens = await logIn(site.connectionString, site.secret, 30);
    const take = async ({ token, mobArea, mobNum }: (typeof citizens)[number]) => {
      const wish = { ...line, cntToAlert: null, messageCode: null, mobArea, mobNum };
      const taken = await callProcess(site.next(), 'takeQueueTicket', wish, { token, key: randomUUID() });
      const { ticket } = taken.json<{ ticket: { id: string; jettonCode: string } }>();
      return { token, id: ticket.id, code: ticket.jettonCode };
    };
    const inLine = (await Promise.all(citizens.map(take))).sort((one, other) =>
      one.code.localeCompare(other.code),
    );
    expect(new Set(inLine.map(({ code }) => code)).size).toBe(30);

    const called = await Promise.all(Array.from({ length: 10 }, () => call(site.next())));
    expect([...called].sort()).toEqual(
      inLine
        .slice(0, 10)
        .map(({ id }) => id)
        .sort(),
    );
    for (const api of [site.right(), site.wrong]) {
      const looks = await Promise.all(
        inLine.slice(10).map(({ id, token }) => callProcess(api, 'waitingInfoOfTicket', { id }, { token })),
      );
      const ahead = looks.map((answer) => answer.json<{ waitCount: number }>().waitCount);
      expect(ahead).toEqual(Array.from({ length: 20 }, (_, at) => at));
    }
  });
});

describe('a process that gets SIGTERM', () => {
  it('completes the booking under way, sends others on, and ends by itself [FLT-52]', async () => {
    const api = site.right();
    const [time, isWaiting] = [
      '15:00',
      `SELECT FROM pg_locks WHERE relation = 'slot'::regclass AND NOT granted`,
    ];
    const wish = { ...point, bookingDate: toWireDate(DAY), bookingTime: time };
    let booked: Promise<ProcessAnswer> | undefined;
    await site.db.tx(async (tx) => {
      // The write waits for this lock.
      await tx.query('LOCK TABLE slot');
      booked = callProcess(api, 'holdSlot', wish, { ip: people.newAddress() });
      await until(async () => (await site.db.query(isWaiting)).length > 0);
      api.signal('SIGTERM');
      await until(async () => (await fetch(`${api.origin}/readyz`)).status === 503);
      // Until the proxy has noticed, requests still come here; then they go to the other process.
      for (const each of [api, site.wrong]) {
        expect((await callProcess(each, 'departments', {})).status).toBe(200);
      }
    });
    expect((await booked!).json()).toMatchObject({ holdId: expect.any(String) as string });
    expect(await api.ended).toBe(0);
    const taken = await site.db.query('SELECT taken FROM slot WHERE day = $1 AND time = $2', [DAY, time]);
    expect(taken).toEqual([{ taken: 1 }]);
    expect((await callProcess(site.wrong, 'holdSlot', wish, { ip: people.newAddress() })).status).toBe(200);
  });
});
