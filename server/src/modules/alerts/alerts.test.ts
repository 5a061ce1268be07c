import { randomUUID } from 'node:crypto';
import { LANGUAGES } from '@vez/shared/contracts';
import { cityInstant } from '../../city/city';
import { reservationOf } from '../../testing/reservation';
import { startWithOpenQueue } from '../../testing/open-queue';
import { adjustPoint, pointOf, type TestPoint } from '../../testing/service-point';
import { startTestServer, type TestCaller, type TestServer } from '../../testing/test-server';

let city: TestServer;
let queue: TestPoint;
beforeEach(async () => {
  ({ city, queue } = await startWithOpenQueue());
});
afterEach(() => city.stop());

const take = async (
  as: TestCaller,
  language: (typeof LANGUAGES)[number] = 'en_us',
  cntToAlert: number | null = null,
) => {
  const { area: mobArea, number: mobNum } = as.mobile;
  const request = { ...queue, cntToAlert, messageCode: null, mobArea, mobNum };
  return (await city.call('takeQueueTicket', request, { as, language })).ticket;
};
/** Sends a call as a counter system. */
const count = <Name extends 'callNext' | 'recall' | 'markAbsent' | 'setQuota'>(
  name: Name,
  input: Parameters<typeof city.call<Name>>[1],
) => city.call(name, input, { as: city.counterSystem });
const setOpen = (open: boolean) => count('setQuota', { ...queue, quota: 100, open });

describe('a person who waits', () => {
  it('is notified once that the queue closed, in the ticket’s language [QUE-21] [FLT-64]', async () => {
    const people = await Promise.all(LANGUAGES.map(() => city.citizen()));
    for (const [at, as] of people.entries()) await take(as, LANGUAGES[at]);
    for (let at = 0; at < 2; at += 1) await setOpen(false);
    const messages = await Promise.all(people.map((as) => city.messagesTo(as)));
    expect(messages.map(({ length }) => length)).toEqual(LANGUAGES.map(() => 1));
    expect(new Set(messages.flat()).size).toBe(LANGUAGES.length);
    expect(messages[LANGUAGES.indexOf('en_us')]![0]).toMatch(
      /closed the queue of .\d{3} for now\. Your number is kept/,
    );
  });

  it('is notified again when it closes again, not when it opens or its quota changes', async () => {
    const as = await city.citizen();
    await take(as);
    await setOpen(true);
    expect(await city.messagesTo(as)).toEqual([]);
    await setOpen(false);
    city.clock.advance(60);
    await setOpen(true);
    await setOpen(false);
    expect(await city.messagesTo(as)).toHaveLength(2);
  });

  it('keeps the number of a closed queue: counters may continue to call it [FLT-64]', async () => {
    const as = await city.citizen();
    const { id } = await take(as);
    await setOpen(false);
    const { called } = await count('callNext', { ...queue, counter: '1' });
    expect(called!.ticketId).toBe(id);
  });
});

describe('a person who was called', () => {
  it.each(['callNext', 'callNextFor', 'callTicket'] as const)(
    'gets one SMS from %s [QUE-04]',
    async (way) => {
      const as = await city.citizen();
      const { id: ticketId, jettonCode } = await take(as);
      const [at, system] = [{ counter: '1' }, { as: city.counterSystem }];
      const ways = {
        callNext: () => city.call('callNext', { ...queue, ...at }, system),
        callNextFor: () => {
          const { locationId, serviceId } = queue;
          return city.call('callNextFor', { locationId, serviceIds: [serviceId], ...at }, system);
        },
        callTicket: () => city.call('callTicket', { ticketId, ...at }, system),
      };
      await ways[way]();
      expect(await city.messagesTo(as)).toEqual([expect.stringContaining(`your turn! ${jettonCode}`)]);
    },
  );

  it('is notified of another counter, but not of another call to the same one', async () => {
    const as = await city.citizen();
    const { id: ticketId } = await take(as);
    await count('callNext', { ...queue, counter: '1' });
    await count('recall', { ticketId, counter: '1' });
    expect(await city.messagesTo(as)).toHaveLength(1);
    await count('recall', { ticketId, counter: '7' });
    expect((await city.messagesTo(as))[1]).toMatch(/is now called to counter 7, China Plaza\./);
  });

  it('is notified only while it is useful: of a call for ten minutes, an absence for an hour', async () => {
    const { id: ticketId } = await take(await city.citizen());
    await count('callNext', { ...queue, counter: '1' });
    await count('markAbsent', { ticketId });
    const sent = await city.db.query<{ kind: string; expires_at: Date }>(
      'SELECT kind, expires_at FROM sms_outbox WHERE key LIKE $1',
      [`%:${ticketId}:%`],
    );
    const minutes = (until: Date) => (until.getTime() - city.clock.now().getTime()) / 60_000;
    expect(Object.fromEntries(sent.map(({ kind, expires_at }) => [kind, minutes(expires_at)]))).toEqual({
      called: 10,
      absent: 60,
    });
  });

  it('is notified of a missed call', async () => {
    const as = await city.citizen();
    const { id: ticketId } = await take(as);
    await count('callNext', { ...queue, counter: '1' });
    await count('markAbsent', { ticketId });
    expect((await city.messagesTo(as))[1]).toMatch(/was called at China Plaza and nobody came/);
  });
});

describe('a person who is served by video', () => {
  it('is sent to the ticket and to no hall: so many ahead, called, absent [QUE-04]', async () => {
    await city.stop();
    city = await startTestServer({ prepare: (db) => db.query('UPDATE location SET remote_counter = true') });
    await city.call('openCounter', { ...queue, counter: '1' }, { as: city.counterSystem });
    const first = await city.citizen();
    const { id: ticketId } = await take(first);
    const second = await city.citizen();
    await take(second, 'en_us', 1);
    await count('callNext', { ...queue, counter: '1' });
    await count('markAbsent', { ticketId });
    expect(await city.messagesTo(first)).toEqual([
      expect.stringMatching(/your turn! .\d{3}: open your ticket and join the video room/),
      expect.stringMatching(/nobody joined\. Back within 30 minutes\? Say so here: <link>$/),
    ]);
    expect(await city.messagesTo(second)).toEqual([expect.stringMatching(/open your ticket and wait there/)]);
  });
});

describe('a person who booked', () => {
  const birth = () => pointOf(city.db, 'DSI-BIR-R', 'CP');
  const request = async (as: TestCaller, time = '09:00') => ({
    ...reservationOf(await birth(), as, '2026-12-02', time),
    identifyNo: '12345670',
  });

  it('gets one confirmation, in the language of the booking, until its time [BOK-22]', async () => {
    const people = await Promise.all(LANGUAGES.map(() => city.citizen()));
    for (const [at, as] of people.entries()) {
      const [key, language] = [randomUUID(), LANGUAGES[at]!];
      const wish = await request(as, ['09:00', '10:00', '10:30', '11:00'][at]);
      for (let time = 0; time < 2; time += 1) await city.call('reserve', wish, { as, key, language });
    }
    const messages = await Promise.all(people.map((as) => city.messagesTo(as)));
    expect(messages).toEqual([
      [
        'Vez：已預約更換居民身份證，2026年12月2日（星期三） 09:00，中華廣場。更改或取消：<link> 請帶備身份證正本。',
      ],
      [
        'Vez：已预约更换居民身份证，2026年12月2日（星期三） 10:00，中华广场。更改或取消：<link> 请带备身份证正本。',
      ],
      [
        'Vez: marcação confirmada: Renovação do BIR, Quarta-feira, 2 de Dezembro de 2026, às 10:30, China Plaza. Alterar ou cancelar: <link> Traga o original do BIR.',
      ],
      [
        'Vez: your booking: Resident card renewal, Wednesday 2 December 2026 at 11:00, China Plaza. Change or cancel: <link> Bring your original ID card.',
      ],
    ]);
    const [useful] = await city.db.query<{ first: Date; last: Date }>(
      "SELECT min(expires_at) AS first, max(expires_at) AS last FROM sms_outbox WHERE kind = 'booked'",
    );
    expect([useful!.first, useful!.last]).toEqual(
      ['09:00', '09:31'].map((time) => cityInstant('2026-12-02', time)),
    );
  });

  it('gets it with the booking that got its place, and none with a refusal [BOK-22]', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => city.citizen()));
    const asked = await Promise.all(
      people.map(async (as) => city.send('reserve', await request(as), { as })),
    );
    const got = asked.map(({ statusCode }) => (statusCode === 200 ? 1 : 0));
    expect(new Set(got)).toEqual(new Set([0, 1]));
    const messages = await Promise.all(people.map((as) => city.messagesTo(as)));
    expect(messages.map(({ length }) => length)).toEqual(got);
  });

  it('gets one for a cancellation too, but none for giving a number back [TIX-12]', async () => {
    const as = await city.citizen();
    const { ticket } = await city.call('reserve', await request(as), { as });
    const number = await take(as);
    for (let at = 0; at < 2; at += 1) await city.call('cancelTicket', { id: ticket.id }, { as });
    await city.call('cancelTicket', { id: number.id }, { as });
    expect((await city.messagesTo(as)).slice(1)).toEqual([
      expect.stringMatching(
        /^Vez: you cancelled your booking: .+, Wednesday 2 December 2026 at 09:00, China Plaza\.$/,
      ),
    ]);
  });
});

describe('a person who moved a booking', () => {
  it('gets at most twenty messages a day about bookings, and each call [TIX-13]', async () => {
    const as = await city.citizen();
    const point = await pointOf(city.db, 'DSI-BIR-R', 'CP');
    await adjustPoint(city.db, point, { slot_capacity: 100 });
    const { ticket } = await city.call(
      'reserve',
      { ...reservationOf(point, as, '2026-12-02', '09:00'), identifyNo: '12345670' },
      { as },
    );
    for (let at = 0; at < 24; at += 1) {
      city.clock.advance(1);
      const time = at % 2 === 0 ? '10:00' : '09:00';
      const request = { ...reservationOf(point, as, '2026-12-03', time), identifyNo: '12345670' };
      await city.call('editReservation', { ...request, id: ticket.id }, { as });
    }
    expect(await city.messagesTo(as)).toHaveLength(20);
    await take(as);
    await count('callNext', { ...queue, counter: '1' });
    expect(await city.messagesTo(as)).toHaveLength(21);
  });

  it('is notified of its new day, time and place, once for each move [TIX-13]', async () => {
    const as = await city.citizen();
    const point = await pointOf(city.db, 'DSI-BIR-R', 'CP');
    const { ticket } = await city.call(
      'reserve',
      { ...reservationOf(point, as, '2026-12-02', '09:00'), identifyNo: '12345670' },
      { as },
    );
    const moveTo = async (time: string) => {
      city.clock.advance(1);
      const request = {
        ...reservationOf(point, as, '2026-12-03', time),
        identifyNo: '12345670',
        id: ticket.id,
      };
      const key = randomUUID();
      for (let at = 0; at < 2; at += 1) await city.call('editReservation', request, { as, key });
    };
    await moveTo('10:00');
    await moveTo('10:30');
    const messages = await city.messagesTo(as, 'moved');
    expect(messages).toHaveLength(2);
    expect(messages[0]).toMatch(/is now on Thursday 3 December 2026 at 10:00, /);
    expect(messages[1]).toContain('10:30');
  });

  it('receives the day in characters that every phone has [TIX-13]', async () => {
    const as = await city.citizen();
    const caller = { as, language: 'pt_pt' as const };
    const point = await pointOf(city.db, 'DSI-BIR-R', 'CP');
    const booking = { ...reservationOf(point, as, '2026-12-02', '09:00'), identifyNo: '12345670' };
    const { ticket } = await city.call('reserve', booking, caller);
    const moved = { ...booking, ...reservationOf(point, as, '2026-12-03', '10:00'), id: ticket.id };
    await city.call('editReservation', { ...moved, identifyNo: '12345670' }, caller);
    expect((await city.messagesTo(as, 'moved'))[0]).toContain('Quinta-feira, 3 de Dezembro');
  });

  it('is not notified if only the answers have changed [TIX-13]', async () => {
    const as = await city.citizen();
    const point = await pointOf(city.db, 'DSI-BIR-R', 'CP');
    const booking = { ...reservationOf(point, as, '2026-12-02', '09:00'), identifyNo: '12345670' };
    const { ticket } = await city.call('reserve', booking, { as });
    await city.call('editReservation', { ...booking, identifyNo: '12345689', id: ticket.id }, { as });
    expect(await city.messagesTo(as, 'moved')).toEqual([]);
  });
});

describe('the job of a queue’s messages', () => {
  let other: TestServer;
  beforeEach(async () => {
    other = await startTestServer({ beside: city });
  });
  afterEach(() => other.stop());

  const tellAtOnce = () => Promise.all([city.tellQueues(), other.tellQueues()]);

  it('sends each message once, even from two processes at once [QUE-04] [QUE-21] [FLT-65]', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => city.citizen()));
    for (const as of people.slice(0, 3)) await take(as);
    for (const as of people.slice(3)) await take(as, 'en_us', 2);
    await count('callNext', { ...queue, counter: '1' });
    await Promise.all([tellAtOnce(), tellAtOnce()]);
    await setOpen(false);
    await Promise.all([tellAtOnce(), tellAtOnce()]);
    const kinds = await city.db.query<{ kind: string; count: number }>(
      'SELECT kind, count(*) AS count FROM sms_outbox GROUP BY 1 ORDER BY 1',
    );
    expect(kinds).toEqual([
      { kind: 'alert', count: 1 },
      { kind: 'called', count: 1 },
      { kind: 'closed', count: 5 },
    ]);
  });

  it('is finished by another process if the one that took the call ended [QUE-04] [QUE-21]', async () => {
    const [first, as] = [await city.citizen(), await city.citizen()];
    await take(first);
    await take(as, 'en_us', 1);
    await count('callNext', { ...queue, counter: '1' });
    await setOpen(false);
    const written = () => city.db.query("SELECT FROM sms_outbox WHERE kind IN ('alert', 'closed')");
    expect(await written()).toHaveLength(0);
    await other.tellQueues();
    expect(await written()).toHaveLength(2);
  });
});
