import { randomUUID } from 'node:crypto';
import type { TestCaller } from '../../testing/test-server';
import { startVisiting, type Visiting } from '../../testing/visiting';

describe('the holder of a number who lets others go first', () => {
  let office: Visiting;
  let as: TestCaller;
  beforeEach(async () => {
    office = await startVisiting();
    as = await office.city.citizen();
  });
  afterEach(() => office.city.stop());

  const system = () => ({ as: office.city.counterSystem });
  const again = (by = as) => office.city.citizen(by.mobile);
  const take = async (by = as) => {
    const { area: mobArea, number: mobNum } = by.mobile;
    const request = { ...office.first, cntToAlert: null, messageCode: null, mobArea, mobNum };
    return (await office.city.call('takeQueueTicket', request, { as: by })).ticket;
  };
  const walkIns = async (count: number) => {
    const ids: string[] = [];
    for (let person = 0; person < count; person += 1) ids.push(await office.walkIn());
    return ids;
  };
  const letPass = async (id: string) => office.city.call('letPass', { id }, { as: await again() });
  const standing = async (id: string) =>
    office.city.call('waitingInfoOfTicket', { id }, { as: await again() });
  /** The people in the order in which one counter calls them. */
  async function turns() {
    const ids: string[] = [];
    for (;;) {
      const { called } = await office.next(ids.length === 0 ? {} : { finish: ids.at(-1)! });
      if (called === null) return ids;
      ids.push(called.ticketId);
    }
  }

  it('keeps the number, and is called after the next five [TIX-33]', async () => {
    const ahead = await walkIns(1);
    const { id, jettonCode } = await take();
    const behind = await walkIns(6);
    expect(await standing(id)).toMatchObject({ waitCount: 1, mayLetPass: 5 });
    expect(await letPass(id)).toMatchObject({ waitCount: 6, mayLetPass: 1, progress: 'waiting' });
    expect((await office.city.call('ticketById', { id }, { as })).ticket.jettonCode).toBe(jettonCode);
    expect(await turns()).toEqual([...ahead, ...behind.slice(0, 5), id, behind[5]]);
  });

  it('is behind all if there are fewer, and can do so again as others come', async () => {
    const { id } = await take();
    const behind = await walkIns(2);
    expect(await letPass(id)).toMatchObject({ waitCount: 2 });
    expect(await standing(id)).not.toHaveProperty('mayLetPass');
    expect(await office.city.refusal('letPass', { id }, { as: await again() })).toMatchObject({
      reason: 'nobodyBehind',
    });
    office.city.clock.advance(60);
    const later = await walkIns(1);
    expect(await letPass(id)).toMatchObject({ waitCount: 3 });
    expect(await turns()).toEqual([...behind, ...later, id]);
  });

  it('is shown there to all who polled before, and to the counters', async () => {
    const { id } = await take();
    const ben = await office.city.citizen();
    const other = await take(ben);
    const place = () => office.city.call('waitingInfoOfTicket', { id: other.id }, { as: ben });
    expect(await place()).toMatchObject({ waitCount: 1 });
    await letPass(id);
    expect(await place()).toMatchObject({ waitCount: 0 });
    expect((await office.desk()).waiting.map(({ ticketId }) => ticketId)).toEqual([other.id, id]);
  });

  it('moves once for one request that is sent twice', async () => {
    const { id } = await take();
    await walkIns(7);
    const key = randomUUID();
    for (let time = 0; time < 2; time += 1) {
      const answer = await office.city.call('letPass', { id }, { as, key });
      expect(answer.waitCount).toBe(5);
    }
    expect(await standing(id)).toMatchObject({ waitCount: 5 });
  });

  it('is alerted again when as few people are ahead as they chose [QUE-04]', async () => {
    await walkIns(2);
    const { area: mobArea, number: mobNum } = as.mobile;
    const request = { ...office.first, cntToAlert: 1, messageCode: null, mobArea, mobNum };
    const { id } = (await office.city.call('takeQueueTicket', request, { as })).ticket;
    const alerts = () => office.city.messagesTo(as, 'alert');
    let finish = (await office.next()).called!.ticketId;
    expect(await alerts()).toHaveLength(1);
    await walkIns(2);
    await letPass(id);
    office.city.clock.advance(60);
    expect(await alerts()).toHaveLength(1);
    for (let turn = 0; turn < 2; turn += 1) finish = (await office.next({ finish })).called!.ticketId;
    for (let look = 0; look < 2; look += 1) expect(await alerts()).toHaveLength(2);
  });

  it('gets at most twenty messages about their place, however often they step back', async () => {
    await office.city.db.query('UPDATE location SET asks_arrival = true');
    await office.city.refreshCatalogue();
    const { id } = await take();
    let finish: string | undefined;
    for (let time = 0; time < 24; time += 1) {
      await walkIns(1);
      await letPass(id);
      office.city.clock.advance(60);
      await office.city.messagesTo(as);
      finish = (await office.next(finish === undefined ? {} : { finish })).called!.ticketId;
    }
    expect(await office.city.messagesTo(as, 'here')).toHaveLength(20);
  });

  it('is not passed over by a call at that moment', async () => {
    await office.city.db.query('UPDATE location SET asks_arrival = true');
    await office.city.refreshCatalogue();
    const { id } = await take();
    await office.city.messagesTo(as);
    await walkIns(2);
    office.city.clock.advance(180);
    const [{ passedOver = [] }, answer] = await Promise.all([
      office.next(),
      office.city.send('letPass', { id }, { as: await again() }),
    ]);
    expect(passedOver).toHaveLength(answer.statusCode === 200 ? 0 : 1);
  });

  it('can still come back after a missed call, once [TIX-31]', async () => {
    const { id } = await take();
    const [other] = await walkIns(1);
    await letPass(id);
    await office.next();
    expect((await office.next({ finish: other! })).called?.ticketId).toBe(id);
    await office.city.call('markAbsent', { ticketId: id }, system());
    expect(await standing(id)).toMatchObject({ progress: 'absent', rejoinSeconds: 30 * 60 });
    expect(await office.city.call('ticketCount', {}, { as })).toEqual({ count: 1 });
    await office.city.call('rejoin', { id }, { as });
    await walkIns(1);
    await letPass(id);
    await turns();
    await office.city.call('recall', { ticketId: id, counter: '1' }, system()).catch(() => undefined);
    expect(await standing(id)).not.toHaveProperty('rejoinSeconds');
  });

  it('loses neither place nor arrival when a check-in is undone', async () => {
    const { id } = await take();
    await walkIns(1);
    await letPass(id);
    office.city.clock.advance(60);
    await office.city.call('checkIn', { id }, { as });
    await office.city.call('undoCheckIn', { ticketId: id }, system());
    expect(await standing(id)).toMatchObject({ progress: 'waiting', visitState: 'waiting', waitCount: 1 });
  });

  it('is refused once called, for a booking, and for another’s number', async () => {
    const { id } = await take();
    await walkIns(1);
    const ben = await office.city.citizen();
    expect(await office.city.refusal('letPass', { id }, { as: ben })).toMatchObject({ status: 404 });
    const booking = await office.book(as, '10:00');
    const refused = async (ticket: string) =>
      (await office.city.refusal('letPass', { id: ticket }, { as: await again() })).reason;
    expect(await refused(booking.id)).toBe('ticketNotActive');
    await office.next();
    expect(await refused(id)).toBe('ticketNotActive');
  });

  it('is asked anew if they are here, and counts in no record of the waits', async () => {
    await office.city.db.query('UPDATE location SET asks_arrival = true');
    await office.city.refreshCatalogue();
    const { id } = await take();
    await office.city.learnWaits();
    expect(await office.city.messagesTo(as, 'here')).toHaveLength(1);
    await walkIns(4);
    await letPass(id);
    expect(await standing(id)).not.toHaveProperty('asksArrival');
    office.city.clock.advance(60);
    expect(await office.city.messagesTo(as, 'here')).toHaveLength(1);
    await office.next();
    const [first] = (await office.desk()).waiting;
    await office.next({ finish: (await office.desk()).current!.ticketId });
    expect(first).toBeDefined();
    expect(await office.city.messagesTo(as, 'here')).toHaveLength(2);
  });
});
