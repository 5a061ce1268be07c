import { startVisiting, type Visiting } from '../../testing/visiting';

describe('the displays of offices', () => {
  let office: Visiting;
  beforeEach(async () => {
    office = await startVisiting();
  });
  afterEach(() => office.city.stop());

  it('show the calls of their own offices, the last first, even when all read at once [QUE-03]', async () => {
    const { city, first, elsewhere } = office;
    const system = { as: city.counterSystem };
    await city.call('openCounter', { ...elsewhere, counter: '9' }, system);
    const called: string[] = [];
    for (const at of [first, office.second]) {
      const ticketId = await office.walkIn(at);
      const { called: visit } = await office.next();
      called.unshift(visit!.jettonCode);
      await city.call('markTreated', { ticketId }, system);
      city.clock.advance(60);
    }
    const there = await office.walkIn(elsewhere);
    const serviceIds = [elsewhere.serviceId];
    const call = { locationId: elsewhere.locationId, serviceIds, counter: '9' };
    const { called: calledThere } = await city.call('callNextFor', call, system);
    expect(calledThere?.ticketId).toBe(there);

    const display = (locationId: number) => city.staff({ role: 'display', offices: [locationId] });
    const displays = [
      { at: first, as: await display(first.locationId) },
      { at: elsewhere, as: await display(elsewhere.locationId) },
      { at: first, as: await display(first.locationId) },
    ];
    const boards = await Promise.all(
      displays.map(({ at, as }) => city.call('board', { locationId: at.locationId }, { as })),
    );
    expect(boards[1]).toMatchObject({
      departmentNames: { zh_hant: '身份證明局', pt_pt: expect.stringMatching(/Identificação/) },
      calls: [{ serviceNames: { zh_hans: expect.any(String), pt_pt: expect.stringMatching(/resid/i) } }],
    });
    const codes = boards.map(({ calls }) => calls.map(({ jettonCode }) => jettonCode));
    expect(codes).toEqual([called, [calledThere!.jettonCode], called]);
    const counters = boards.map(({ calls }) => calls.map(({ counter }) => counter));
    expect(counters).toEqual([['1', '1'], ['9'], ['1', '1']]);
  });

  it('show everyone who is called and not yet at a counter, before later calls that are over [QUE-03]', async () => {
    const { city, first } = office;
    const system = { as: city.counterSystem };
    const awaited: string[] = [];
    for (let at = 1; at <= 12; at += 1) {
      const counter = `H${at}`;
      await city.call('openCounter', { ...first, counter }, system);
      await office.walkIn(first);
      const { called } = await city.call(
        'callNextFor',
        { locationId: first.locationId, serviceIds: [first.serviceId], counter },
        system,
      );
      awaited.unshift(called!.jettonCode);
      city.clock.advance(5);
    }
    const over: string[] = [];
    for (let at = 0; at < 9; at += 1) {
      const ticketId = await office.walkIn(first);
      const { called } = await office.next();
      over.unshift(called!.jettonCode);
      await city.call(at === 8 ? 'startVisit' : 'markTreated', { ticketId }, system);
      city.clock.advance(5);
    }
    const as = await city.staff({ role: 'display', offices: [first.locationId] });
    const { calls } = await city.call('board', { locationId: first.locationId }, { as });
    const codes = (are: boolean) =>
      calls.filter((call) => call.awaited === are).map((call) => call.jettonCode);
    expect(calls.slice(0, 12).every((call) => call.awaited)).toBe(true);
    expect(codes(true)).toEqual(awaited);
    expect(codes(false)).toEqual(over.slice(0, 8));
  });

  it('tell which of the people called has an appointment [QUE-03]', async () => {
    const { city, first } = office;
    const { uid: code, id } = await office.book(await city.citizen(), '10:00');
    city.clock.set('2026-12-02T10:00');
    const number = await office.walkIn(first);
    await city.call('checkInFor', { code }, { as: city.counterSystem });
    expect((await office.next()).called).toMatchObject({ ticketId: id });
    await city.call('markTreated', { ticketId: id }, { as: city.counterSystem });
    expect((await office.next()).called).toMatchObject({ ticketId: number });
    const as = await city.staff({ role: 'display', offices: [first.locationId] });
    const { calls } = await city.call('board', { locationId: first.locationId }, { as });
    expect(calls.map(({ booked }) => booked)).toEqual([false, true]);
  });
});
