import { startVisiting, type Visiting } from '../../testing/visiting';

describe('the number that is served now', () => {
  let office: Visiting;
  beforeEach(async () => void (office = await startVisiting()));
  afterEach(() => office.city.stop());

  const ofQueue = async () => {
    const { serviceId, locationId } = office.first;
    return (await office.city.call('counterInfo', { serviceId, locationId })).nowServing;
  };

  it('is the one that was called last from its queue today [TIX-33] [DAT-11]', async () => {
    const as = await office.city.citizen();
    const walkIns = [await office.walkIn(), await office.walkIn(), await office.walkIn()];
    const { area: mobArea, number: mobNum } = as.mobile;
    const request = { ...office.first, cntToAlert: null, messageCode: null, mobArea, mobNum };
    const { id } = (await office.city.call('takeQueueTicket', request, { as })).ticket;
    const ofTicket = async () => (await office.city.call('waitingInfoOfTicket', { id }, { as })).nowServing;
    expect(await ofTicket()).toBeUndefined();
    let finish: string | undefined;
    for (const walkIn of walkIns) {
      office.city.clock.advance(5);
      const { called } = await office.next(finish === undefined ? {} : { finish });
      finish = walkIn;
      expect(called?.ticketId).toBe(walkIn);
      expect(await ofTicket()).toBe(called?.jettonCode);
      expect(await ofQueue()).toBe(called?.jettonCode);
      expect((await office.city.call('ticketById', { id }, { as })).nowServing).toBe(called?.jettonCode);
    }
    await office.next({ finish: finish! });
    expect(await ofTicket()).toBeUndefined();
  });

  it('is neither a booking nor a number of yesterday', async () => {
    const yesterday = await office.walkIn();
    await office.next();
    expect(await ofQueue()).toBeDefined();
    const as = await office.city.citizen();
    const { id } = await office.book(as, '10:00');
    office.city.clock.set('2026-12-02T10:00');
    expect(await ofQueue()).toBeUndefined();
    await office.city.call('checkInFor', { ticketId: id }, { as: office.city.counterSystem });
    expect((await office.next({ finish: yesterday })).called?.ticketId).toBe(id);
    office.city.clock.advance(5);
    expect(await ofQueue()).toBeUndefined();
  });
});
