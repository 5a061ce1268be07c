import { readdir, readFile } from 'node:fs/promises';
import { calls, type CallDefinition, type CallInput, type CallName, type Calls } from '@vez/shared/contracts';
import { lockOffice, ACT_RULES } from '../modules/counters';
import { untilLockAwaited } from '../testing/lock-waits';
import type { TestCaller } from '../testing/test-server';
import { startVisiting, type Visiting } from '../testing/visiting';

type Act = keyof typeof ACT_RULES;
const ACTS = Object.keys(ACT_RULES) as Act[];
/** Acts without a counter: they take place where the visit is. */
const WHERE_THE_VISIT_IS = ['park', 'markAbsent', 'markTreated', 'transfer', 'cancelVisit'] as const;

const slot = { date: '02/12/2026', time: '10:00' };
/** What some acts need besides the ticket and the counter. */
const MORE: Partial<Record<Act, object>> = {
  setPriority: { reason: 'elderly' },
  moveVisit: { from: slot, to: slot },
};
/** A number has no time to move. */
const ACTS_ON_NUMBERS = ACTS.filter((act) => act !== 'moveVisit');

const writesTicket = ({ caller, method, body }: CallDefinition) =>
  caller === 'service' && method !== 'GET' && body !== undefined && 'shape' in body
    ? 'ticketId' in (body.shape as object)
    : false;

describe('every act on a ticket of an office', () => {
  let office: Visiting;
  let ana: TestCaller;
  let ben: TestCaller;
  beforeEach(async () => {
    office = await startVisiting();
    const { city, first } = office;
    ana = await city.staff({ role: 'clerk', name: 'Ana Ribeiro' });
    ben = await city.staff({ role: 'supervisor', name: 'Ben Lei' });
    await city.call('openCounter', { ...first, counter: 'A' }, { as: ana });
    await city.call('openCounter', { ...first, counter: 'B' }, { as: ben });
  });
  afterEach(() => office.city.stop());

  async function calledByAna() {
    const ticketId = await office.walkIn();
    await office.city.call('callTicket', { ticketId, counter: 'A' }, { as: ana });
    return ticketId;
  }
  const send = (act: Act, ticketId: string, counter: string, as: TestCaller) => {
    const body = {
      ...office.second,
      ...MORE[act],
      ticketId,
      counter: act === 'transfer' ? undefined : counter,
    };
    return office.city.send(act, body as unknown as CallInput<Calls[Act]>, { as });
  };
  const rowOf = async (ticketId: string) =>
    (
      await office.city.db.query<{ row: string }>('SELECT t::text AS row FROM ticket t WHERE id = $1', [
        ticketId,
      ])
    )[0]!.row;

  it('has a rule, and each rule is for an act of the contract', () => {
    const names = (Object.keys(calls) as CallName[]).filter((name) => writesTicket(calls[name]));
    // An arriving person acts on their own ticket, by its code or through the reception.
    expect(names.filter((name) => name !== 'checkInFor').sort()).toEqual([...ACTS].sort());
  });

  it('is the only way to a ticket: no statement of counters takes a bare id', async () => {
    const WAYS = /(\w+)\(\s*'([\w-]+)',\s*[`'"]UPDATE ticket/g;
    const bare: string[] = [];
    let found = 0;
    for (const folder of ['counters', 'visits']) {
      const at = new URL(`../modules/${folder}/`, import.meta.url);
      for (const file of await readdir(at)) {
        const text = file.endsWith('.test.ts') ? '' : await readFile(new URL(file, at), 'utf8');
        for (const [, way, name] of text.matchAll(WAYS)) {
          found += 1;
          if (way !== 'ticketStatement') bare.push(name!);
        }
      }
    }
    // These concern many tickets.
    expect(bare.sort()).toEqual(['counter-send-on', 'visits-miss']);
    expect(found).toBeGreaterThan(10);
  });

  it.each(ACTS_ON_NUMBERS)(
    '%s: leaves a colleague’s visit unchanged, and names the colleague',
    async (act) => {
      const ticketId = await calledByAna();
      const before = await rowOf(ticketId);
      for (const counter of ['A', 'B']) {
        const answer = await send(act, ticketId, counter, ben);
        const { reason, message } = answer.json<{ reason: string; message: string }>();
        expect([answer.statusCode, reason]).toEqual([409, 'calledElsewhere']);
        expect(message).toContain('Ana Ribeiro');
      }
      expect(await rowOf(ticketId)).toBe(before);
    },
  );

  it.each(ACTS)('%s: leaves a visit that a colleague parked unchanged [QUE-03]', async (act) => {
    const ticketId = await calledByAna();
    await office.city.call('park', { ticketId }, { as: ana });
    const before = await rowOf(ticketId);
    expect((await send(act, ticketId, 'A', ben)).statusCode).toBe(409);
    expect(await rowOf(ticketId)).toBe(before);
  });

  it.each(WHERE_THE_VISIT_IS)('%s: needs a parked visit back at the own counter first', async (act) => {
    const ticketId = await calledByAna();
    const { city } = office;
    await city.call('park', { ticketId }, { as: ana });
    const answer = await send(act, ticketId, 'B', ben);
    expect(answer.json()).toMatchObject({ reason: 'calledElsewhere' });
    expect(answer.json<{ message: string }>().message).toContain('Ana Ribeiro');
    await city.call('unpark', { ticketId, counter: 'B' }, { as: ben });
    expect((await send(act, ticketId, 'A', ana)).json()).toMatchObject({ reason: 'calledElsewhere' });
    expect((await send(act, ticketId, 'B', ben)).statusCode).toBe(200);
  });

  it.each([...WHERE_THE_VISIT_IS, 'startVisit'] as const)(
    '%s: requires that a visit at a closed counter is called to the own counter first [QUE-03]',
    async (act) => {
      const ticketId = await calledByAna();
      const { city, first } = office;
      await city.call('closeCounter', { ...first, counter: 'A' }, { as: city.counterSystem });
      const before = await rowOf(ticketId);
      for (const as of [ana, ben]) {
        expect((await send(act, ticketId, 'B', as)).json()).toMatchObject({ reason: 'counterNotOpen' });
      }
      expect(await rowOf(ticketId)).toBe(before);
      await city.call('recall', { ticketId, counter: 'B' }, { as: ben });
      expect((await send(act, ticketId, 'B', ben)).statusCode).toBe(200);
    },
  );

  it.each(['callTicket', 'transfer', 'cancelVisit'] as const)(
    '%s: leaves a ticket unchanged that went to another office meanwhile',
    async (act) => {
      const { city, first, elsewhere } = office;
      const scoped = await city.staff({
        role: 'supervisor',
        offices: [first.locationId],
        name: 'Ana Ribeiro',
      });
      for (const [as, status] of [
        [ben, 409],
        [scoped, 403],
      ] as const) {
        const ticketId = await office.walkIn();
        await city.call('openCounter', { ...first, counter: `C${status}` }, { as });
        const acting = await city.db.tx(async (tx) => {
          await lockOffice(tx, first.locationId);
          const moved = city.call('transfer', { ...elsewhere, ticketId }, { as: city.counterSystem });
          await untilLockAwaited(city.db, moved);
          const sent = send(act, ticketId, `C${status}`, as);
          await untilLockAwaited(city.db, sent, 2);
          return { moved, sent };
        });
        await acting.moved;
        const before = await rowOf(ticketId);
        const answer = await acting.sent;
        expect(answer.statusCode).toBe(status);
        if (status === 409) expect(answer.json()).toMatchObject({ reason: ACT_RULES[act].otherwise });
        expect(await rowOf(ticketId)).toBe(before);
        expect(before).toContain('waiting');
      }
    },
  );

  it.each(ACTS)('%s: leaves visits of yesterday and of another department unchanged', async (act) => {
    const { city } = office;
    const ticketId = await calledByAna();
    const stranger = await city.staff({ role: 'supervisor', departmentId: 9_999 });
    const before = await rowOf(ticketId);
    expect((await send(act, ticketId, 'A', stranger)).statusCode).toBe(403);
    expect(await rowOf(ticketId)).toBe(before);
    await city.db.query('UPDATE ticket SET day = day - 1 WHERE id = $1', [ticketId]);
    const yesterday = await rowOf(ticketId);
    for (const as of [ana, city.counterSystem]) {
      const answer = await send(act, ticketId, 'A', as);
      expect(answer.json()).toMatchObject({ reason: ACT_RULES[act].otherwise });
    }
    expect(await rowOf(ticketId)).toBe(yesterday);
  });

  it.each(ACTS)('%s: waits while another act of its office is under way', async (act) => {
    const ticketId = await calledByAna();
    const { db } = office.city;
    const acting = await db.tx(async (tx) => {
      await lockOffice(tx, office.first.locationId);
      const sent = send(act, ticketId, 'A', ana);
      await untilLockAwaited(db, sent);
      return { sent };
    });
    expect((await acting.sent).statusCode).toBeLessThan(500);
  });
});
