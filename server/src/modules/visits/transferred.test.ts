import { startVisiting, type Visiting } from '../../testing/visiting';

describe('a booking that was sent to another queue', () => {
  let office: Visiting;
  beforeEach(async () => {
    office = await startVisiting();
  });
  afterEach(() => office.city.stop());

  const placesTaken = async () => {
    const [row] = await office.city.db.query<{ first: number; second: number; freed: number }>(
      `SELECT (SELECT taken FROM slot WHERE service_id = $1 AND location_id = $3 AND time = '10:00') AS first,
         (SELECT taken FROM slot WHERE service_id = $2 AND location_id = $3 AND time = '10:00') AS second,
         (SELECT count(*)::int FROM freed_place) AS freed`,
      [office.first.serviceId, office.second.serviceId, office.first.locationId],
    );
    return row!;
  };

  it.each(['its holder', 'the office'])(
    'frees no slot of that queue when %s cancels it [TIX-12]',
    async (who) => {
      const { city, first, second } = office;
      const as = await city.citizen();
      const { id } = await office.book(as, '10:00', first);
      await office.book(await city.citizen(), '10:00', second);
      city.clock.set('2026-12-02T09:45');
      const system = { as: city.counterSystem };
      await city.call('checkInFor', { ticketId: id }, system);
      await city.call('transfer', { ...second, ticketId: id }, system);
      if (who === 'the office') await city.call('cancelVisit', { ticketId: id, note: '' }, system);
      else await city.call('cancelTicket', { id }, { as: await city.citizen(as.mobile) });
      expect(await placesTaken()).toEqual({ first: 1, second: 1, freed: 0 });
    },
  );
});
