import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { runExclusive } from '../db/run-exclusive';
import { createDelivery, type Gateway } from '../modules/sms';
import { reservationOf } from '../testing/reservation';
import { adjustPoint, pointOf, type TestPoint } from '../testing/service-point';
import { startTestServer, type TestServer } from '../testing/test-server';

const DAY = '2026-12-02';
const WAITING_FOR_SLOT = `SELECT FROM pg_locks WHERE relation = 'slot'::regclass AND NOT granted`;
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

describe('two processes of one site', () => {
  let first: TestServer;
  let second: TestServer;
  let point: TestPoint;
  beforeEach(async () => {
    first = await startTestServer({
      async prepare(db) {
        point = await pointOf(db, 'DSI-BIR-R', 'CP');
        await adjustPoint(db, point, { slot_capacity: 1, check_id_reservation: false });
      },
    });
    second = await startTestServer({ beside: first });
  });
  afterEach(async () => {
    await second.stop();
    await first.stop();
  });

  it('recognise a person alike: a token of one is valid at the other', async () => {
    const as = await first.citizen();
    expect(await second.call('ticketCount', {}, { as })).toEqual({ count: 0 });
  });

  it('answer a write that is repeated at the other with the first answer', async () => {
    const as = await first.citizen();
    const request = reservationOf(point, as, DAY, '09:00');
    const key = randomUUID();
    const answer = await first.call('reserve', request, { as, key });
    expect(await second.call('reserve', request, { as, key })).toEqual(answer);
  });

  it('make one ticket of a write that reaches both at once, and answer both', async () => {
    const as = await first.citizen();
    const request = reservationOf(point, as, DAY, '09:30');
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        (at % 2 === 0 ? first : second).call('reserve', request, { as, key }),
      ),
    );
    expect(new Set(answers.map(({ ticket }) => ticket.id)).size).toBe(1);
  });

  it('report a write that still runs, and when to ask again [FLT-33]', async () => {
    const as = await first.citizen();
    const key = randomUUID();
    const place = { ...point, bookingDate: '02/12/2026', bookingTime: '10:00' };
    let running: Promise<LightMyRequestResponse> | undefined;
    await first.db.tx(async (tx) => {
      // The write waits for this lock.
      await tx.query('LOCK TABLE slot');
      running = first.send('holdSlot', place, { as, key });
      while ((await first.db.query(WAITING_FOR_SLOT)).length === 0);
      const repeated = await second.send('holdSlot', place, { as, key });
      expect(repeated.json()).toMatchObject({ reason: 'inFlight' });
      expect(repeated.statusCode).toBe(409);
      expect(repeated.headers['retry-after']).toBe('1');
      expect(await second.call('settleWrite', { key }, { as })).toEqual({ outcome: 'running' });
    });
    const { holdId } = (await running!).json<{ holdId: string }>();
    expect(await second.call('holdSlot', place, { as, key })).toMatchObject({ holdId });
    expect(await second.call('settleWrite', { key }, { as })).toMatchObject({
      outcome: 'done',
      answer: expect.stringContaining(holdId) as string,
    });
  });

  it('give the last place of a time to one of all callers of both [FLT-44]', async () => {
    const ask = async (at: number) => {
      const vez = at % 2 === 0 ? first : second;
      const as = await vez.citizen({ area: '853', number: String(66_700_000 + at) });
      return vez.send('reserve', reservationOf(point, as, DAY, '11:00'), { as });
    };
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => ask(at)));
    const reasons = answers.map((answer) =>
      answer.statusCode === 200 ? 'ticket' : answer.json<{ reason: string }>().reason,
    );
    expect(reasons.filter((reason) => reason === 'ticket')).toHaveLength(1);
    expect(reasons.filter((reason) => reason === 'slotTaken')).toHaveLength(19);
  });

  it('free the place of an expired hold once, although both sweep', async () => {
    const { holdId } = await first.call('holdSlot', {
      ...point,
      bookingDate: '02/12/2026',
      bookingTime: '15:00',
    });
    expect(holdId).toBeTruthy();
    first.clock.advance(601);
    await Promise.all([first.sweep(), second.sweep(), first.sweep(), second.sweep()]);
    const rows = await first.db.query<{ taken: number }>(`SELECT taken FROM slot WHERE time = '15:00'`);
    expect(rows).toEqual([{ taken: 0 }]);
  });

  it('hand each message to the gateway once, although both deliver [FLT-65]', async () => {
    for (let at = 0; at < 30; at += 1) {
      await first.db.query(
        `INSERT INTO sms_outbox (key, mob_area, mob_num, text, next_attempt_at) VALUES ($1, '853', $2, 'x', $3)`,
        [`key-${at}`, String(66_800_000 + at), first.clock.now()],
      );
    }
    const sent: string[] = [];
    const gateway: Gateway = { send: async ({ id }) => void sent.push(id) };
    for (let round = 0; round < 3; round += 1) {
      const deliveries = [first, second].map(({ db, clock }) =>
        createDelivery({ db, gateway, clock, log: silent }),
      );
      await Promise.all(deliveries.map(({ sweep }) => sweep()));
      await Promise.all(deliveries.map(({ settled }) => settled()));
    }
    expect(sent).toHaveLength(30);
    expect(new Set(sent).size).toBe(30);
  });

  it('leave the sweep of old data to the process that is doing it', async () => {
    const done = await runExclusive(first.db, 'retention:ticket-owner', async () => {
      expect(await runExclusive(second.db, 'retention:ticket-owner', async () => undefined)).toBe(false);
    });
    expect(done).toBe(true);
    expect(await runExclusive(second.db, 'retention:ticket-owner', async () => undefined)).toBe(true);
  });
});
