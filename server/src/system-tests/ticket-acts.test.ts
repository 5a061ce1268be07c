import { calls, type CallDefinition, type CallInput, type CallName, type Calls } from '@vez/shared/contracts';
import { lockOffice, ACT_RULES } from '../modules/counters';
import { untilLockAwaited } from '../testing/lock-waits';
import type { TestCaller } from '../testing/test-server';
import { startVisiting, type Visiting } from '../testing/visiting';

type Act = keyof typeof ACT_RULES;
const ACTS = Object.keys(ACT_RULES) as Act[];

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
    const body = { ...office.second, ticketId, counter: act === 'transfer' ? undefined : counter };
    return office.city.send(act, body as unknown as CallInput<Calls[Act]>, { as });
  };
  const rowOf = async (ticketId: string) =>
    (
      await office.city.db.query<{ row: string }>('SELECT t::text AS row FROM ticket t WHERE id = $1', [
        ticketId,
      ])
    )[0]!.row;

  it('has a rule: those of the contract, and no others', () => {
    const names = (Object.keys(calls) as CallName[]).filter((name) => writesTicket(calls[name]));
    // Who arrives acts on their own ticket, by its code or through the reception.
    expect(names.filter((name) => name !== 'checkInFor').sort()).toEqual([...ACTS].sort());
  });

  it.each(ACTS)('%s: leaves a colleague’s visit as it is, and names the colleague', async (act) => {
    const ticketId = await calledByAna();
    const before = await rowOf(ticketId);
    for (const counter of ['A', 'B']) {
      const answer = await send(act, ticketId, counter, ben);
      const { reason, message } = answer.json<{ reason: string; message: string }>();
      expect([answer.statusCode, reason]).toEqual([409, 'calledElsewhere']);
      expect(message).toContain('Ana Ribeiro');
    }
    expect(await rowOf(ticketId)).toBe(before);
  });

  it.each(ACTS)('%s: leaves a visit of yesterday and one of another department as they are', async (act) => {
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
