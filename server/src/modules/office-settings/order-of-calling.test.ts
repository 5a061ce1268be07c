import type { CallingRule } from '@vez/shared/contracts';
import { startTestServer } from '../../testing/test-server';
import { startVisiting, type Visiting } from '../../testing/visiting';

const DAY = '2026-12-02';

describe('the order of calling of an office', () => {
  let office: Visiting;
  beforeEach(async () => {
    office = await startVisiting();
    const { city, first } = office;
    await city.db.query('UPDATE location SET keeper_department_id = $1 WHERE id = $2', [
      first.departmentId,
      first.locationId,
    ]);
    await city.refreshCatalogue();
  });
  afterEach(() => office.city.stop());

  const supervisor = async () => ({
    as: await office.city.staff({ role: 'supervisor', departmentId: office.first.departmentId }),
  });
  const settings = async () =>
    office.city.call('officeSettings', { locationId: office.first.locationId }, await supervisor());
  const planned = async (more: Partial<CallingRule>, affected = 0) => {
    const { order: was } = await settings();
    return { locationId: office.first.locationId, was, is: { ...was, ...more }, affected };
  };
  const change = async (more: Partial<CallingRule>, affected = 0) =>
    office.city.call('changeOrder', await planned(more, affected), await supervisor());
  const waiting = async () => (await office.desk()).waiting.map(({ ticketId }) => ticketId);

  /** Two bookings that are due, and then two numbers. */
  async function crowd() {
    const people = [await office.city.citizen(), await office.city.citizen()];
    const booked = [];
    for (const person of people) {
      office.city.clock.advance(1);
      booked.push((await office.book(person, '10:00')).id);
    }
    office.city.clock.set(`${DAY}T09:45`);
    const numbers = [await office.walkIn(), await office.walkIn()];
    for (const ticketId of booked) {
      await office.city.call('checkInFor', { ticketId }, { as: office.city.counterSystem });
    }
    office.city.clock.set(`${DAY}T10:10`);
    return { people, booked, numbers } as const;
  }
  async function calledInTurn() {
    const called: string[] = [];
    for (;;) {
      const { called: visit } = await office.next(called.length === 0 ? {} : { finish: called.at(-1)! });
      if (visit === null) return called;
      called.push(visit.ticketId);
    }
  }

  it('puts due bookings first until a supervisor chooses turns, and tells who is called later [QUE-03]', async () => {
    const { people, booked, numbers } = await crowd();
    expect(await waiting()).toEqual([...booked, ...numbers]);
    const turns = { order: 'turns', bookingsInTurn: 1 } as const;
    // The second booking waits for a number.
    expect(await change(turns)).toEqual({ savedAt: null, affected: 1, first: null });
    expect(await change(turns, 1)).toMatchObject({ savedAt: expect.any(String) });
    const order = [booked[0], numbers[0], booked[1], numbers[1]];
    expect(await waiting()).toEqual(order);
    const told = await office.city.call(
      'waitingInfoOfTicket',
      { id: booked[1]! },
      { as: await office.city.citizen(people[1]!.mobile) },
    );
    expect(told.waitCount).toBe(2);
    expect(told).not.toHaveProperty('beside');
    expect(await calledInTurn()).toEqual(order);
  });

  it('goes by the time of a booking or number, or bounds the wait of numbers [QUE-03]', async () => {
    const { booked, numbers } = await crowd();
    await change({ order: 'times' }, 2);
    expect(await waiting()).toEqual([...numbers, ...booked]);
    await change({ order: 'bookings', longestWaitMinutes: 30 }, 2);
    expect(await waiting()).toEqual([...booked, ...numbers]);
    office.city.clock.set(`${DAY}T10:15`);
    expect(await waiting()).toEqual([...numbers, ...booked]);
    expect(await calledInTurn()).toEqual([...numbers, ...booked]);
  });

  it('is the same in every process at once, and its change can be undone', async () => {
    const { booked, numbers } = await crowd();
    await change({ order: 'times' }, 2);
    const beside = await startTestServer({ beside: office.city });
    const { locationId } = office.first;
    const read = await beside.call('desk', { locationId, counter: '1' }, { as: beside.counterSystem });
    expect(read.waiting.map(({ ticketId }) => ticketId)).toEqual([...numbers, ...booked]);
    await beside.stop();
    const { changes, order } = await settings();
    expect(changes[0]).toMatchObject({
      serviceId: null,
      calendar: null,
      order: { was: { order: 'bookings' }, is: order },
    });
    await change(changes[0]!.order!.was, 2);
    expect((await settings()).order).toEqual(changes[0]!.order!.was);
    expect(await waiting()).toEqual([...booked, ...numbers]);
  });

  it('is told to people with a number where there are bookings, too', async () => {
    const { city, first } = office;
    const citizen = await city.citizen();
    const { area: mobArea, number: mobNum } = citizen.mobile;
    const request = {
      ...first,
      identifyNo: 'Z7654321',
      cntToAlert: null,
      messageCode: null,
      mobArea,
      mobNum,
    };
    const { ticket } = await city.call('takeQueueTicket', request, { as: citizen });
    const told = async () =>
      (await city.call('waitingInfoOfTicket', { id: ticket.id }, { as: await city.citizen(citizen.mobile) }))
        .beside;
    expect(await told()).toEqual({ order: 'bookings', bookingsInTurn: 2 });
    await change({ order: 'turns', bookingsInTurn: 3 });
    await city.refreshCatalogue();
    expect(await told()).toEqual({ order: 'turns', bookingsInTurn: 3 });
  });

  it('is changed by the keeper of the calendar alone, from what they have seen', async () => {
    const { city, first } = office;
    const older = await planned({ order: 'times' });
    await change({ order: 'turns' });
    expect(await city.refusal('changeOrder', older, await supervisor())).toMatchObject({
      reason: 'settingsChanged',
    });
    await city.db.query(
      `UPDATE location SET keeper_department_id = (SELECT id FROM department WHERE id <> $1 ORDER BY id LIMIT 1)
       WHERE id = $2`,
      [first.departmentId, first.locationId],
    );
    await city.refreshCatalogue();
    const refused = await city.refusal('changeOrder', await planned({ order: 'times' }), await supervisor());
    expect(refused.status).toBe(403);
  });

  it('is shown with the waits that past days would have had, once three are known', async () => {
    const { city, first } = office;
    const { locationId, serviceId } = first;
    const effect = async () =>
      city.call('orderEffect', { locationId, bookingsInTurn: 1, longestWaitMinutes: 0 }, await supervisor());
    expect(await effect()).toEqual({ days: 0, bookings: 0, numbers: 0, effects: [] });
    // One counter, ten minutes each: two bookings for 09:10, and two numbers of 09:00 and 09:01.
    await city.db.query(
      `INSERT INTO ticket (id, uid, type, jetton_code, service_id, location_id, day, number, booking_time, progress,
         created_at, checked_in_at, called_at, ended_at, counter_name)
       SELECT gen_random_uuid(), day || type || minute, type, 'A', $1, $2, day::date, CASE WHEN type = 'QUEUE' THEN minute END,
         CASE WHEN type = 'QUEUE' THEN '' ELSE '09:10' END, 'treated', opens + minute * interval '1 minute',
         opens + minute * interval '1 minute', opens + place * interval '10 minutes',
         opens + (place + 1) * interval '10 minutes', '1'
       FROM unnest(ARRAY['2026-11-26', '2026-11-27', '2026-11-30']) AS day
       CROSS JOIN LATERAL (SELECT (day || ' 09:00+08')::timestamptz AS opens) AS of_day
       CROSS JOIN (VALUES ('QUEUE', 0, 0), ('RESERCATION', 5, 1), ('RESERCATION', 6, 2), ('QUEUE', 1, 3))
         AS visit(type, minute, place)`,
      [serviceId, locationId],
    );
    const { days, bookings, numbers, effects } = await effect();
    expect({ days, bookings, numbers }).toEqual({ days: 3, bookings: 6, numbers: 6 });
    expect(effects).toEqual([
      {
        order: 'bookings',
        booked: { half: 0, most: 10, longest: 10 },
        numbers: { half: 0, most: 29, longest: 29 },
      },
      {
        order: 'turns',
        booked: { half: 0, most: 20, longest: 20 },
        numbers: { half: 0, most: 19, longest: 19 },
      },
      {
        order: 'times',
        booked: { half: 10, most: 20, longest: 20 },
        numbers: { half: 0, most: 9, longest: 9 },
      },
    ]);
  });
});
