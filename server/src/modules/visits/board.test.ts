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
});
