import type { CallInput, Calls } from '@vez/shared/contracts';
import type { TestCaller } from '../../testing/test-server';
import { startVisiting, type Visiting } from '../../testing/visiting';

const DAY = '2026-12-02';

describe('the end of a shift at a counter', () => {
  let office: Visiting;
  let ana: TestCaller;
  let ben: TestCaller;
  beforeEach(async () => {
    office = await startVisiting();
    const { city, first, second } = office;
    city.clock.set(`${DAY}T10:00`);
    ana = await city.staff({ role: 'clerk', name: 'Ana Ribeiro', euid: 'ana' });
    ben = await city.staff({ role: 'clerk', name: 'Ben Lei', euid: 'ben' });
    for (const point of [first, second]) {
      await city.call('openCounter', { ...point, counter: 'A' }, { as: ana });
      await city.call('openCounter', { ...point, counter: 'B' }, { as: ben });
    }
  });
  afterEach(() => office.city.stop());

  const leave = (more: Partial<CallInput<Calls['leaveCounter']>> = {}, as = ana) => {
    const { locationId } = office.first;
    return office.city.call('leaveCounter', { locationId, counter: 'A', ...more }, { as });
  };
  const refused = async (more: Partial<CallInput<Calls['leaveCounter']>> = {}, as = ana) => {
    const { locationId } = office.first;
    const input = { locationId, counter: 'A', ...more };
    return (await office.city.refusal('leaveCounter', input, { as })).reason;
  };
  const called = async (counter = 'A', as = ana) => {
    const ticketId = await office.walkIn();
    await office.city.call('callTicket', { ticketId, counter }, { as });
    return ticketId;
  };
  const eventsOf = async (ticketId: string) =>
    (await office.city.call('counterTicketHistory', { ticketId }, { as: office.city.counterSystem })).map(
      ({ event }) => event,
    );

  it('closes every queue at once, and a repetition does nothing [QUE-16]', async () => {
    const { city, first } = office;
    expect(await leave()).toEqual({ people: [] });
    expect(await office.desk(ana, 'A')).toMatchObject({ isOpen: false });
    expect((await office.desk(ana, 'A')).holder).toBeUndefined();
    expect(await leave()).toEqual({ people: [] });
    expect((await city.call('staffSelf', {}, { as: ana })).holds).toEqual([]);
    expect((await city.call('staffSelf', {}, { as: ben })).holds).toEqual([
      { locationId: first.locationId, counter: 'B' },
    ]);
  });

  it('asks what becomes of the person there [QUE-16]', async () => {
    const ticketId = await called();
    expect(await refused()).toBe('counterBusy');
    expect(await leave({ called: 'back' })).toMatchObject({ people: [{ ticketId, became: 'back' }] });
    expect(await office.stateOf(ticketId)).toBe('waiting');
    // Ahead of the people who came later.
    await office.walkIn();
    expect((await office.desk(ben, 'B')).waiting[0]).toMatchObject({ ticketId, counter: '' });
    expect((await eventsOf(ticketId)).at(-1)).toBe('returned');
  });

  it('marks the person as served or, before the visit has started, as missed [TIX-30] [TIX-31]', async () => {
    const served = await called();
    await office.city.call('startVisit', { ticketId: served }, { as: ana });
    expect(await refused({ called: 'missed' })).toBe('ticketNotCalled');
    await leave({ called: 'served' });
    expect(await office.stateOf(served)).toBe('treated');
    expect((await eventsOf(served)).at(-1)).toBe('treated');

    const missed = await called('B', ben);
    await leave({ counter: 'B', called: 'missed' }, ben);
    expect(await office.stateOf(missed)).toBe('absent');
    expect((await eventsOf(missed)).at(-1)).toBe('absent');
  });

  it('leaves the parked to colleagues, or returns them to their queue [QUE-03]', async () => {
    const { city } = office;
    const kept = await called();
    await city.call('park', { ticketId: kept }, { as: ana });
    await leave();
    expect((await office.desk(ben, 'B')).parked.map(({ ticketId }) => ticketId)).toEqual([kept]);
    await city.call('unpark', { ticketId: kept, counter: 'B' }, { as: ben });
    await city.call('park', { ticketId: kept }, { as: ben });
    await leave({ counter: 'B', parked: 'back' }, ben);
    expect(await office.stateOf(kept)).toBe('waiting');
  });

  it('sends people who wait for it to another counter, or to any [QUE-03]', async () => {
    const { city, first } = office;
    const sent = [await office.walkIn(), await office.walkIn()];
    for (const ticketId of sent) {
      await city.call('transfer', { ticketId, ...first, counter: 'A' }, { as: city.counterSystem });
    }
    expect((await office.desk(ben, 'B')).waiting).toEqual([]);
    const listed = await city.call('officeCounters', { locationId: first.locationId }, { as: ben });
    expect(listed.counters.find(({ counter }) => counter === 'A')?.sent.map((one) => one.ticketId)).toEqual(
      expect.arrayContaining(sent),
    );
    expect(await refused({ sentTo: 'C' })).toBe('noCounter');
    expect(await refused({ sentTo: 'A' })).toBe('noCounter');
    await leave({ sentTo: 'B' });
    const ids = (await office.desk(ben, 'B')).waiting.map(({ ticketId }) => ticketId);
    expect(ids).toEqual(expect.arrayContaining(sent));
    expect((await office.desk(city.counterSystem, '1')).waiting).toEqual([]);
    await leave({ counter: 'B' }, ben);
    expect((await office.desk(city.counterSystem, '1')).waiting).toHaveLength(2);
  });

  it('is decided by its clerk, or by a supervisor', async () => {
    const { city } = office;
    const ticketId = await called();
    expect(await refused({ called: 'back' }, ben)).toBe('counterTaken');
    const chief = await city.staff({ role: 'supervisor' });
    await leave({ called: 'back' }, chief);
    expect(await office.stateOf(ticketId)).toBe('waiting');
    expect(await office.desk(ana, 'A')).toMatchObject({ isOpen: false });
  });

  it('counts a counter no more once its screen was silent for ten minutes [QUE-16]', async () => {
    const { city, first } = office;
    const open = async () => {
      const { queues } = await city.call('officeCounters', { locationId: first.locationId }, { as: ben });
      return queues.find(({ serviceId }) => serviceId === first.serviceId)?.openCounters;
    };
    const silent = async () =>
      (await city.call('officeCounters', { locationId: first.locationId }, { as: ben })).counters
        .filter(({ isSilent }) => isSilent)
        .map(({ counter }) => counter);
    expect(await open()).toBe(3);
    city.clock.advance(9 * 60);
    await office.desk(ben, 'B');
    city.clock.advance(2 * 60);
    // The first tokens have expired.
    ana = await city.staff({ role: 'clerk', name: 'Ana Ribeiro', euid: 'ana' });
    ben = await city.staff({ role: 'clerk', name: 'Ben Lei', euid: 'ben' });
    // The counter system's counter `1` has no screen.
    expect([await open(), await silent()]).toEqual([2, ['A']]);
    // Another clerk's look at the counter is not its own.
    await office.desk(ben, 'A');
    expect(await open()).toBe(2);
    await office.desk(ana, 'A');
    expect([await open(), await silent()]).toEqual([3, []]);
  });
});
