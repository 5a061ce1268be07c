import type { TestCaller } from '../../testing/test-server';
import { startVisiting, type Visiting } from '../../testing/visiting';

describe('at a counter', () => {
  let office: Visiting;
  let ana: TestCaller;
  beforeEach(async () => {
    office = await startVisiting();
    ana = await office.city.staff({ role: 'clerk', name: 'Ana Ribeiro', euid: 'ana' });
    await office.city.call('openCounter', { ...office.first, counter: 'A' }, { as: ana });
  });
  afterEach(() => office.city.stop());

  const pause = (
    more: { paused: boolean; until?: string; reason?: 'lunch' | 'break' },
    counter = 'A',
    as = ana,
  ) => office.city.call('pauseCounter', { locationId: office.first.locationId, counter, ...more }, { as });
  const openCounters = async () => {
    const { locationId, serviceId } = office.first;
    const { queues } = await office.city.call('officeCounters', { locationId }, { as: ana });
    return queues.find((queue) => queue.serviceId === serviceId)?.openCounters;
  };

  it('a break has a reason and an end, which a repetition changes [QUE-16]', async () => {
    const { city, first } = office;
    const until = new Date(city.clock.now().getTime() + 1_800_000).toISOString();
    await pause({ paused: true });
    const since = (await office.desk(ana, 'A')).pause?.since;
    expect(await office.desk(ana, 'A')).toMatchObject({ pause: { until: null, reason: '', others: 1 } });
    city.clock.advance(60);
    await pause({ paused: true, until, reason: 'lunch' });
    expect((await office.desk(ana, 'A')).pause).toEqual({ since, until, reason: 'lunch', others: 1 });
    const listed = await city.call('officeCounters', { locationId: first.locationId }, { as: ana });
    expect(listed.counters.find(({ counter }) => counter === 'A')?.pause).toEqual({
      ...{ since, until, reason: 'lunch' },
    });
    await pause({ paused: false });
    expect(await office.desk(ana, 'A')).not.toHaveProperty('pause');
    await pause({ paused: true });
    expect((await office.desk(ana, 'A')).pause).toMatchObject({ until: null, reason: '' });
  });

  it('a supervisor pauses a queue, which the list of counters shows until its end [QUE-13]', async () => {
    const { city, first } = office;
    const chief = await city.staff({ role: 'supervisor' });
    const until = new Date(city.clock.now().getTime() + 60_000).toISOString();
    const shown = async () => {
      const { locationId, serviceId } = first;
      const { queues } = await city.call('officeCounters', { locationId }, { as: chief });
      return queues.find((queue) => queue.serviceId === serviceId);
    };
    expect(await shown()).not.toHaveProperty('paused');
    await city.call('pauseQueue', { ...first, paused: true, until }, { as: chief });
    expect(await shown()).toMatchObject({ paused: { until } });
    city.clock.advance(61);
    expect(await shown()).not.toHaveProperty('paused');
    await city.call('pauseQueue', { ...first, paused: true }, { as: chief });
    expect(await shown()).toMatchObject({ paused: { until: null } });
  });

  it('citizens count a paused counter only while no other is open [QUE-16]', async () => {
    expect(await openCounters()).toBe(2);
    await pause({ paused: true });
    expect(await openCounters()).toBe(1);
    await pause({ paused: true }, '1', office.city.counterSystem);
    expect(await openCounters()).toBe(2);
  });

  it('a person is parked for a reason, and since when [QUE-03]', async () => {
    const { city } = office;
    const ticketId = await office.walkIn();
    await city.call('callTicket', { ticketId, counter: 'A' }, { as: ana });
    await city.call('park', { ticketId }, { as: ana });
    const since = city.clock.now().toISOString();
    const parked = async () => (await office.desk(ana, 'A')).parked[0]?.parked;
    expect(await parked()).toEqual({ since, reason: '' });
    city.clock.advance(60);
    await city.call('park', { ticketId, reason: 'form' }, { as: ana });
    expect(await parked()).toEqual({ since, reason: 'form' });
    await city.call('park', { ticketId }, { as: ana });
    expect(await parked()).toEqual({ since, reason: 'form' });
    await city.call('unpark', { ticketId, counter: 'A' }, { as: ana });
    expect((await office.desk(ana, 'A')).current).not.toHaveProperty('parked');
    await city.call('park', { ticketId }, { as: ana });
    expect((await parked())?.reason).toBe('');
  });
});
