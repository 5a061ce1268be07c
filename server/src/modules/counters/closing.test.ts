import type { TestCaller } from '../../testing/test-server';
import { startVisiting, type Visiting } from '../../testing/visiting';
import { Catalogue } from '../catalogue';
import { closeAfterHours } from './closing';

const ignore = () => undefined;
const silent = { info: ignore, warn: ignore, error: ignore };

describe('after hours', () => {
  let office: Visiting;
  let ana: TestCaller;
  beforeEach(async () => {
    office = await startVisiting();
    office.city.clock.set('2026-12-02T10:00');
    ana = await office.city.staff({ role: 'clerk', euid: 'ana' });
    await office.city.call('openCounter', { ...office.first, counter: 'A' }, { as: ana });
  });
  afterEach(() => office.city.stop());

  const close = async () => {
    const { db, clock } = office.city;
    return closeAfterHours({ db, clock, catalogue: await Catalogue.load({ db, clock, log: silent }) });
  };
  /** Ana, who has logged in again. */
  const again = () => office.city.staff({ role: 'clerk', euid: 'ana' });
  const isOpen = async (counter = 'A') => (await office.desk(office.city.counterSystem, counter)).isOpen;

  it('each counter closes half an hour after the office, also of a counter system [QUE-16]', async () => {
    const { city } = office;
    city.clock.set('2026-12-02T13:30');
    // Counter `1` has been open since the day before.
    expect([await close(), await isOpen('1'), await isOpen()]).toEqual([1, false, true]);
    await city.call('openCounter', { ...office.first, counter: '1' }, { as: city.counterSystem });
    city.clock.set('2026-12-02T18:15');
    expect([await close(), await isOpen()]).toEqual([0, true]);
    city.clock.set('2026-12-02T18:31');
    expect(await close()).toBe(2);
    expect([await isOpen(), await isOpen('1')]).toEqual([false, false]);
    expect((await city.call('staffSelf', {}, { as: await again() })).holds).toEqual([]);
    expect(await close()).toBe(0);
  });

  it('a counter that serves a person closes when the visit has ended, at the latest the next day', async () => {
    const { city } = office;
    const ticketId = await office.walkIn();
    await city.call('callTicket', { ticketId, counter: 'A' }, { as: ana });
    city.clock.set('2026-12-02T18:31');
    await close();
    expect(await isOpen()).toBe(true);
    await city.call('markTreated', { ticketId }, { as: await again() });
    await close();
    expect(await isOpen()).toBe(false);
  });

  it('a counter that opens after hours or before them stays open', async () => {
    const { city, first } = office;
    city.clock.set('2026-12-02T18:40');
    await close();
    await city.call('openCounter', { ...first, counter: 'A' }, { as: await again() });
    city.clock.set('2026-12-03T08:30');
    await close();
    expect(await isOpen()).toBe(true);
    city.clock.set('2026-12-03T18:40');
    await close();
    expect(await isOpen()).toBe(false);
  });
});
