import { startVisiting, type Visiting } from '../../testing/visiting';
import type { TestCaller } from '../../testing/test-server';

describe('an office that asks the holders of numbers if they are here', () => {
  let office: Visiting;
  let as: TestCaller;
  beforeEach(async () => {
    office = await startVisiting();
    as = await office.city.citizen();
    await asks(true);
  });
  afterEach(() => office.city.stop());

  async function asks(isWished: boolean) {
    await office.city.db.query('UPDATE location SET asks_arrival = $1 WHERE id = $2', [
      isWished,
      office.first.locationId,
    ]);
    await office.city.refreshCatalogue();
  }
  const take = async (by = as, cntToAlert: number | null = null) => {
    const { area: mobArea, number: mobNum } = by.mobile;
    const request = { ...office.first, cntToAlert, messageCode: null, mobArea, mobNum };
    return (await office.city.call('takeQueueTicket', request, { as: by })).ticket;
  };
  /** A new login, because the first one ends. */
  const again = (by = as) => office.city.citizen(by.mobile);
  /** What the holder reads; brings the questions that are due. */
  const standing = async (id: string, by = as) => {
    await office.city.messagesTo(by);
    return office.city.call('waitingInfoOfTicket', { id }, { as: await again(by) });
  };
  const count = async () => office.city.call('ticketCount', {}, { as: await again() });
  const asked = (by = as) => office.city.messagesTo(by, 'here');
  const minutes = (count: number) => office.city.clock.advance(count * 60);

  it('asks two places ahead, once, by message and on the ticket [QUE-04]', async () => {
    for (let people = 0; people < 3; people += 1) await office.walkIn();
    const { id, jettonCode } = await take();
    expect(await standing(id)).toMatchObject({ waitCount: 3 });
    expect(await asked()).toEqual([]);
    await office.next();
    expect(await standing(id)).toMatchObject({ waitCount: 2, asksArrival: true });
    expect(await office.city.call('ticketById', { id }, { as })).toMatchObject({ asksArrival: true });
    minutes(1);
    expect(await asked()).toEqual([
      `Vez: are you at China Plaza? At most 2 ahead of ${jettonCode}. Say here that you are, or the next person is called instead: <link>`,
    ]);
  });

  it('passes a number over without an answer in time, and calls the next', async () => {
    const { id, jettonCode } = await take();
    expect(await standing(id)).toMatchObject({ asksArrival: true });
    minutes(2);
    await standing(id);
    minutes(1);
    const next = await office.walkIn();
    const { called, passedOver } = await office.next();
    expect(called?.ticketId).toBe(next);
    expect(passedOver).toEqual([jettonCode]);
    expect(await office.city.messagesTo(as, 'passedOver')).toEqual([
      expect.stringContaining(`${jettonCode} was passed over at China Plaza`),
    ]);
    expect(await office.city.messagesTo(as, 'called')).toEqual([]);
    const history = await office.city.call('ticketHistory', { id }, { as });
    expect(history.map(({ event }) => event)).toEqual(['taken', 'askedHere', 'passedOver']);
  });

  it('lets the holder of a passed number back in once, within 30 minutes [TIX-31]', async () => {
    const { id } = await take();
    await asked();
    minutes(3);
    expect((await office.next()).called).toBeNull();
    const others = [
      await office.walkIn(),
      await office.walkIn(),
      await office.walkIn(),
      await office.walkIn(),
    ];
    minutes(29);
    expect(await standing(id)).toMatchObject({ progress: 'absent', rejoinSeconds: 60 });
    expect(await count()).toEqual({ count: 1 });
    await office.city.call('rejoin', { id }, { as: await again() });
    expect(await standing(id)).toMatchObject({ waitCount: 3 });
    expect(await standing(id)).not.toHaveProperty('asksArrival');
    const turns: (string | undefined)[] = [];
    let finish: string | undefined;
    for (let turn = 0; turn < 5; turn += 1) {
      finish = (await office.next(finish === undefined ? {} : { finish })).called?.ticketId;
      turns.push(finish);
    }
    expect(turns).toEqual([...others.slice(0, 3), id, others[3]]);
  });

  it('has no time left for a number that was passed over 30 minutes ago [TIX-31]', async () => {
    const { id } = await take();
    await asked();
    minutes(3);
    await office.next();
    minutes(31);
    expect((await standing(id)).rejoinSeconds).toBeUndefined();
    expect(await count()).toEqual({ count: 0 });
    expect(await office.city.refusal('rejoin', { id }, { as: await again() })).toMatchObject({
      reason: 'rejoinTooLate',
    });
  });

  it('calls a holder who checked in on the page, and asks no more', async () => {
    const { id } = await take();
    await asked();
    await office.city.call('checkIn', { id }, { as });
    expect(await standing(id)).not.toHaveProperty('asksArrival');
    minutes(30);
    expect((await office.next()).called?.ticketId).toBe(id);
  });

  it('calls a holder who has had no time to answer', async () => {
    const { id } = await take();
    await asked();
    minutes(2.9);
    expect((await office.next()).called?.ticketId).toBe(id);
  });

  it('neither asks nor passes over people who are here, and people without a telephone', async () => {
    const walkIn = await office.walkIn();
    const { id, qrcodeImg } = await take();
    await office.city.call('checkInFor', { code: qrcodeImg }, { as: office.city.counterSystem });
    const later = await office.city.citizen();
    await take(later);
    expect(await asked()).toEqual([]);
    expect(await asked(later)).toHaveLength(1);
    minutes(60);
    const first = await office.next();
    expect(first.called?.ticketId).toBe(walkIn);
    expect((await office.next({ finish: walkIn })).called?.ticketId).toBe(id);
  });

  it('asks nobody while no counter is open', async () => {
    const counter = { ...office.first, counter: '1' };
    await take();
    await office.city.call('closeCounter', counter, { as: office.city.counterSystem });
    expect(await asked()).toEqual([]);
    await office.city.call('openCounter', counter, { as: office.city.counterSystem });
    minutes(1);
    expect(await asked()).toHaveLength(1);
  });

  it('asks nobody unless it wishes so, and forgets its questions when it stops', async () => {
    const { id } = await take();
    expect(await asked()).toHaveLength(1);
    await asks(false);
    minutes(5);
    expect(await standing(id)).not.toHaveProperty('asksArrival');
    expect((await office.next()).called?.ticketId).toBe(id);
    const ben = await office.city.citizen();
    await take(ben);
    expect(await asked(ben)).toEqual([]);
  });

  it('sends one message, not two, when the holder wished an alert there [QUE-04]', async () => {
    for (let people = 0; people < 3; people += 1) await office.walkIn();
    await take(as, 2);
    await office.next();
    expect(await office.city.messagesTo(as)).toEqual([expect.stringMatching(/are you at China Plaza/)]);
  });

  it('passes each number over once, and calls one person at each of two counters', async () => {
    await office.city.call(
      'openCounter',
      { ...office.first, counter: '2' },
      { as: office.city.counterSystem },
    );
    const { jettonCode } = await take();
    await asked();
    minutes(3);
    const others = [await office.walkIn(), await office.walkIn()];
    const calls = await Promise.all([office.next(), office.next({ counter: '2' })]);
    expect(calls.flatMap(({ passedOver = [] }) => passedOver)).toEqual([jettonCode]);
    expect(new Set(calls.map(({ called }) => called?.ticketId))).toEqual(new Set(others));
  });

  it('either calls or passes over a holder who checks in at that moment', async () => {
    const { id } = await take();
    await asked();
    minutes(3);
    const [{ called, passedOver }, answer] = await Promise.all([
      office.next(),
      office.city.send('checkIn', { id }, { as }),
    ]);
    const isHere = answer.statusCode === 200;
    expect(called?.ticketId).toBe(isHere ? id : undefined);
    expect(passedOver ?? []).toHaveLength(isHere ? 0 : 1);
  });
});
