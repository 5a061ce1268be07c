import { randomUUID } from 'node:crypto';
import { startTestServer, type TestCaller } from '../../testing/test-server';
import { startVisiting, type Visiting } from '../../testing/visiting';

describe('taking a counter over', () => {
  let office: Visiting;
  let ana: TestCaller;
  let ben: TestCaller;
  let ticketId: string;
  beforeEach(async () => {
    office = await startVisiting();
    const { city, first } = office;
    ana = await city.staff({ role: 'clerk', name: 'Ana Ribeiro', euid: 'ana' });
    ben = await city.staff({ role: 'clerk', name: 'Ben Lei' });
    await city.call('openCounter', { ...first, counter: 'A' }, { as: ana });
    ticketId = await office.walkIn();
    await city.call('callTicket', { ticketId, counter: 'A' }, { as: ana });
    await city.call('startVisit', { ticketId }, { as: ana });
  });
  afterEach(() => office.city.stop());

  const takeOver = async (as: TestCaller, since?: string) => {
    const { locationId } = office.first;
    const at = since ?? (await office.desk(as, 'A')).holder!.since;
    return { locationId, counter: 'A', since: at };
  };

  it('hands the person over as they are, is recorded, and stops the colleague by name', async () => {
    const { city } = office;
    expect((await office.desk(ben, 'A')).holder).toMatchObject({ name: 'Ana Ribeiro', isYou: false });
    city.clock.advance(60);
    const taken = await city.call('takeOverCounter', await takeOver(ben), { as: ben });
    expect(taken).toMatchObject({ takenFrom: 'Ana Ribeiro', visit: { ticketId, state: 'serving' } });
    expect((await office.desk(ana, 'A')).holder).toEqual({
      name: 'Ben Lei',
      since: city.clock.now().toISOString(),
      isYou: false,
    });
    const refused = await city.refusal('markTreated', { ticketId }, { as: ana });
    expect(refused).toMatchObject({ status: 409, reason: 'calledElsewhere' });
    expect(refused.message).toContain('Ben Lei');
    expect((await city.refusal('visitAnswers', { ticketId }, { as: ana })).reason).toBe('calledElsewhere');
    await city.call('visitAnswers', { ticketId }, { as: ben });
    await city.call('markTreated', { ticketId }, { as: ben });
    const undo = { ticketId, counter: 'A' };
    expect((await city.refusal('reopenVisit', undo, { as: ana })).reason).toBe('counterTaken');
    await city.call('reopenVisit', undo, { as: ben });
    const audited = await city.db.query<{ ticket_id: string; facts: object }>(
      `SELECT ticket_id, facts FROM audit WHERE route = '/api/counter/takeOver'`,
    );
    expect(audited).toMatchObject([
      {
        ticket_id: ticketId,
        facts: { counter: 'A', by: expect.stringMatching(/^s1\./), from: expect.stringMatching(/^s1\./) },
      },
    ]);
  });

  it('is the only way for a supervisor to a counter during a visit [QUE-16]', async () => {
    const { city, first } = office;
    const carla = await city.staff({ role: 'supervisor', name: 'Carla Wong' });
    const closing = { ...first, counter: 'A' };
    const refused = await city.refusal('closeCounter', closing, { as: carla });
    expect(refused).toMatchObject({ status: 409, reason: 'counterTaken' });
    expect(refused.message).toContain('Ana Ribeiro');
    expect((await office.desk(ana, 'A')).holder).toMatchObject({ isYou: true });

    await city.call('takeOverCounter', await takeOver(carla), { as: carla });
    expect((await city.refusal('closeCounter', closing, { as: carla })).reason).toBe('counterBusy');
    await city.call('park', { ticketId }, { as: carla });
    await city.call('closeCounter', closing, { as: carla });
    expect(await office.desk(ana, 'A')).toMatchObject({ isOpen: false, parked: [{ ticketId }] });
  });

  it('is not needed to close a colleague’s counter without a visit', async () => {
    const { city, first } = office;
    const carla = await city.staff({ role: 'supervisor', name: 'Carla Wong' });
    expect((await city.refusal('closeCounter', { ...first, counter: 'A' }, { as: ana })).reason).toBe(
      'counterBusy',
    );
    await city.call('markTreated', { ticketId }, { as: ana });
    await city.call('closeCounter', { ...first, counter: 'A' }, { as: carla });
    expect((await office.desk(ana, 'A')).holder).toBeUndefined();
  });

  it('goes to one of two simultaneous requests; the other learns the new holder', async () => {
    const { city } = office;
    const carla = await city.staff({ role: 'supervisor', name: 'Carla Wong' });
    const seen = await takeOver(ben);
    city.clock.advance(60);
    const answers = await Promise.all([ben, carla].map((as) => city.send('takeOverCounter', seen, { as })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const { reason, message } = answers
      .find(({ statusCode }) => statusCode === 409)!
      .json<{ reason: string; message: string }>();
    expect(reason).toBe('counterTaken');
    expect(message).toMatch(/Ben Lei|Carla Wong/);
  });

  it('is done once by a repeated request, in another process and after it was taken back', async () => {
    const { city } = office;
    const beside = await startTestServer({ beside: city });
    const seen = await takeOver(ben);
    const key = randomUUID();
    city.clock.advance(60);
    const first = await city.call('takeOverCounter', seen, { as: ben, key });
    await city.call('takeOverCounter', await takeOver(ana), { as: ana });
    expect(await beside.call('takeOverCounter', seen, { as: ben, key })).toEqual(first);
    expect((await office.desk(ana, 'A')).holder).toMatchObject({ isYou: true });
    await beside.stop();
  });

  it('lets either the colleague’s act or the take-over go first, never half of each', async () => {
    const { city } = office;
    const seen = await takeOver(ben);
    const [ended, taken] = await Promise.all([
      city.send('markTreated', { ticketId }, { as: ana }),
      city.send('takeOverCounter', seen, { as: ben }),
    ]);
    expect(taken.statusCode).toBe(200);
    expect([await office.stateOf(ticketId), ended.statusCode]).toEqual(
      ended.statusCode === 200 ? ['treated', 200] : ['called', 409],
    );
  });

  it('is not needed by the same person on another device, in another tab, or after a new login', async () => {
    const { city, first } = office;
    const again = await city.staff({ role: 'clerk', name: 'Ana Ribeiro', euid: 'ana' });
    expect((await office.desk(again, 'A')).holder).toMatchObject({ isYou: true });
    await city.call('openCounter', { ...first, counter: 'A' }, { as: again });
    await city.call('markTreated', { ticketId }, { as: again });
  });

  it('ends with the day and with the counter, which frees the name', async () => {
    const { city, first } = office;
    city.clock.set('2026-12-02T09:00');
    const [anaLater, benLater] = [
      await city.staff({ role: 'clerk', euid: 'ana' }),
      await city.staff({ role: 'clerk' }),
    ];
    expect((await office.desk(benLater, 'A')).holder).toBeUndefined();
    await city.call('openCounter', { ...first, counter: 'A' }, { as: benLater });
    expect((await city.refusal('openCounter', { ...first, counter: 'A' }, { as: anaLater })).reason).toBe(
      'counterTaken',
    );
    await city.call('closeCounter', { ...first, counter: 'A' }, { as: benLater });
    await city.call('openCounter', { ...first, counter: 'A' }, { as: anaLater });
    expect((await office.desk(anaLater, 'A')).holder).toMatchObject({ isYou: true });
  });

  it('is not needed by a counter system, which acts at every counter of its department', async () => {
    const { city } = office;
    await city.call('recall', { ticketId, counter: '1' }, { as: city.counterSystem });
    await city.call('markTreated', { ticketId }, { as: city.counterSystem });
    expect(await office.stateOf(ticketId)).toBe('treated');
  });
});
