import { startVisiting, type Visiting } from '../../testing/visiting';
import { keepVisits } from './keep-visits';

const TODAY = '01/12/2026';

describe('the figures of an office', () => {
  let office: Visiting;
  beforeEach(async () => {
    office = await startVisiting();
    office.city.clock.set('2026-12-01T10:00');
  });
  afterEach(() => office.city.stop());

  const read = async (from: string, until = from, serviceId = 0) => {
    const { city, first } = office;
    const as = await city.staff({ role: 'supervisor', departmentId: first.departmentId });
    return city.call('officeFigures', { locationId: first.locationId, serviceId, from, until }, { as });
  };
  type Figures = Awaited<ReturnType<typeof read>>;
  const groups = (figures: Figures, of: Figures['groups'][number]['of']) =>
    figures.groups.filter((group) => group.of === of);

  /** Everybody takes a number at once; counter 1 serves each for as many minutes, one after the other. */
  async function serve(people: number, minutes: number, at = office.first) {
    for (let person = 0; person < people; person += 1) await office.walkIn(at);
    let finish: string | undefined;
    for (let person = 0; person < people; person += 1) {
      const { called } = await office.next(finish === undefined ? {} : { finish });
      finish = called!.ticketId;
      office.city.clock.advance(60 * minutes);
    }
    await office.city.call('markTreated', { ticketId: finish! }, { as: office.city.counterSystem });
  }

  it('count today, in half and nine in ten, by day, hour, service and counter [QUE-03]', async () => {
    await serve(10, 4);
    const figures = await read(TODAY);
    const went = { visits: 10, numbers: 10, bookings: 0, noShows: 0, missed: 0, uncalled: 0 };
    const all = { ...went, wait: { half: 16, most: 32 }, service: { half: 4, most: 4 } };
    expect(groups(figures, 'all')).toEqual([
      { of: 'all', day: '', weekday: null, hour: null, serviceId: null, counter: '', ...all },
    ]);
    expect(groups(figures, 'day')).toMatchObject([{ day: TODAY, ...all }]);
    expect(groups(figures, 'weekdayHour')).toMatchObject([{ weekday: 2, hour: 10, ...all }]);
    expect(groups(figures, 'service')).toMatchObject([{ serviceId: office.first.serviceId, ...all }]);
    expect(groups(figures, 'counter')).toMatchObject([{ counter: '1', ...all }]);
    expect(figures.load.slice(0, 3)).toEqual([
      { quarter: 40, waiting: 10, counters: 1 },
      { quarter: 41, waiting: 6, counters: 1 },
      { quarter: 42, waiting: null, counters: 1 },
    ]);
    expect(figures.waits[0]).toEqual({ minutes: 0, people: null });
  });

  it('hide every group of one to four people', async () => {
    await serve(4, 5);
    const figures = await read(TODAY);
    expect(figures.groups.length).toBeGreaterThan(5);
    for (const { visits, numbers, wait, service } of figures.groups)
      expect([visits, numbers, wait, service]).toEqual([null, null, null, null]);
    for (const { people } of figures.waits) expect(people).toBeNull();
    for (const { waiting } of figures.load) expect(waiting ?? 0).toBe(0);
    expect(figures.estimates).toBeNull();
  });

  it('are the same the next day, after the numbers of kiosks were deleted', async () => {
    await serve(6, 3);
    await serve(5, 2, office.second);
    const before = await read(TODAY);
    office.city.clock.set('2026-12-02T00:20');
    await keepVisits(office.city);
    await keepVisits(office.city);
    await office.city.db.query('DELETE FROM ticket');
    const { at: _, ...after } = await read(TODAY);
    expect(after).toEqual({ ...after, groups: before.groups, load: before.load, waits: before.waits });
    expect(after.firstDay).toBe(TODAY);
    const one = await read('01/12/2026', '31/12/2026', office.second.serviceId);
    expect(groups(one, 'all')).toMatchObject([{ visits: 5 }]);
  });

  it('count bookings that did not come, and people who missed their call or were not called', async () => {
    const { city, book, walkIn, next } = office;
    const as = city.counterSystem;
    const holders = await Promise.all(Array.from({ length: 6 }, () => city.citizen()));
    for (const holder of holders) await book(holder, '10:00');
    city.clock.set('2026-12-02T09:00');
    for (let person = 0; person < 10; person += 1) await walkIn();
    for (let person = 0; person < 5; person += 1)
      await city.call('markAbsent', { ticketId: (await next()).called!.ticketId }, { as });
    city.clock.set('2026-12-02T10:16');
    await city.sweepVisits();
    expect(groups(await read('02/12/2026'), 'all')).toMatchObject([
      { visits: 10, bookings: 6, noShows: 6, missed: 5, uncalled: 5 },
    ]);
  });

  it('name the nearest day where a period has none, and know when they begin', async () => {
    expect(await read(TODAY)).toMatchObject({ firstDay: '', nearestDay: '', groups: [] });
    await serve(5, 1);
    office.city.clock.set('2026-12-05T09:00');
    await keepVisits(office.city);
    expect(await read('01/11/2026', '30/11/2026')).toMatchObject({ firstDay: TODAY, nearestDay: TODAY });
    expect(await read('04/12/2026')).toMatchObject({ firstDay: TODAY, nearestDay: TODAY, groups: [] });
  });

  it('are those of own offices and services alone', async () => {
    const { city, first, elsewhere } = office;
    const as = await city.staff({
      role: 'supervisor',
      departmentId: first.departmentId,
      offices: [first.locationId],
    });
    const asked = { serviceId: 0, from: TODAY, until: TODAY };
    const refused = await city.refusal(
      'officeFigures',
      { ...asked, locationId: elsewhere.locationId },
      { as },
    );
    expect(refused.status).toBe(403);
  });
});
