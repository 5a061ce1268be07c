import { addDays } from '@vez/shared/dates';
import { startVisiting, type Visiting } from '../../testing/visiting';
import { keepVisits } from '.';

/** A Tuesday. */
const DAY = '2026-12-01';

describe('the usual week of a queue', () => {
  let office: Visiting;
  beforeEach(async () => {
    office = await startVisiting();
    office.city.clock.set(`${DAY}T10:00`);
  });
  afterEach(() => office.city.stop());

  const read = async (at = office.first) => {
    const { serviceId, locationId } = at;
    return (await office.city.call('usualWeek', { serviceId, locationId })).hours;
  };
  /** Everybody takes a number at once; counter 1 serves each for as many minutes, one after the other. */
  async function serve(people: number, minutes: number) {
    for (let person = 0; person < people; person += 1) await office.walkIn();
    let finish: string | undefined;
    for (let person = 0; person < people; person += 1) {
      const { called } = await office.next(finish === undefined ? {} : { finish });
      finish = called!.ticketId;
      office.city.clock.advance(60 * minutes);
    }
    await office.city.call('markTreated', { ticketId: finish! }, { as: office.city.counterSystem });
  }
  /** The night after: past visits are kept, without their tickets. */
  async function night(day = DAY) {
    office.city.clock.set(`${addDays(day, 1)}T00:20`);
    await keepVisits(office.city);
  }

  it('says within what half waited, by weekday and hour, once the day is over [QUE-03]', async () => {
    await serve(10, 4);
    expect(await read()).toEqual([]);
    await night();
    // Bookings wait for their time, not for their turn.
    await office.city.db.query(
      `INSERT INTO past_visit (location_id, service_id, day, quarter, counter, is_booking, outcome, wait_minutes)
       SELECT $1, $2, '2026-12-01', 56, '1', true, 'served', 3 FROM generate_series(1, 9)`,
      [office.first.locationId, office.first.serviceId],
    );
    expect(await read()).toEqual([
      { weekday: 2, hour: 10, fromMinutes: 5, middleMinutes: 20, toMinutes: 30 },
    ]);
    expect(await read(office.second)).toEqual([]);
  });

  it('leaves out public holidays, hours with fewer than five people, and old visits', async () => {
    await serve(4, 5);
    await night();
    expect(await read()).toEqual([]);
    office.city.clock.set('2026-12-02T10:00');
    await serve(6, 5);
    await night('2026-12-02');
    expect(await read()).toMatchObject([{ weekday: 3 }]);
    await office.city.db.query(`INSERT INTO public_holiday VALUES ('2026-12-02', '{}')`);
    office.city.clock.advance(601);
    expect(await read()).toEqual([]);
    await office.city.db.query(`DELETE FROM public_holiday WHERE day = '2026-12-02'`);
    office.city.clock.set('2027-01-27T09:00');
    expect(await read()).toHaveLength(1);
    office.city.clock.set('2027-01-28T09:00');
    expect(await read()).toEqual([]);
  });

  it('is read once in ten minutes, however many people ask', async () => {
    await serve(6, 5);
    await night();
    const before = await read();
    await office.city.db.query('DELETE FROM past_visit');
    office.city.clock.advance(590);
    expect(await read()).toEqual(before);
    office.city.clock.advance(20);
    expect(await read()).toEqual([]);
  });
});
