import type { CallInput, Calls } from '@vez/shared/contracts';
import type { TestCaller } from '../../testing/test-server';
import { startVisiting, type Visiting } from '../../testing/visiting';

const DAY = '2026-12-02';

describe('the counter of another clerk', () => {
  let office: Visiting;
  let ana: TestCaller;
  let ben: TestCaller;
  /** A ticket booked for now, with an ID number. */
  let booked: string;
  beforeEach(async () => {
    office = await startVisiting();
    const { city, first, second } = office;
    booked = (await office.book(await city.citizen(), '10:00')).id;
    city.clock.set(`${DAY}T10:00`);
    ana = await city.staff({ role: 'clerk', name: 'Ana Ribeiro', euid: 'ana' });
    ben = await city.staff({ role: 'clerk', name: 'Ben Lei' });
    for (const point of [first, second]) {
      await city.call('openCounter', { ...point, counter: 'A' }, { as: ana });
      await city.call('openCounter', { ...point, counter: 'B' }, { as: ben });
    }
  });
  afterEach(() => office.city.stop());

  const refused = (answer: Promise<{ reason: string | undefined }>) => answer.then(({ reason }) => reason);

  /** Ana calls the booked person to her counter and serves them. */
  async function servedByAna() {
    await office.city.call('callTicket', { ticketId: booked, counter: 'A' }, { as: ana });
    await office.city.call('startVisit', { ticketId: booked }, { as: ana });
    return booked;
  }

  it('keeps its visit: no other counter can recall the person [QUE-03] [BOK-24]', async () => {
    const { city } = office;
    const ticketId = await servedByAna();
    const before = (await office.desk(ana, 'A')).current;
    const answer = await city.refusal('recall', { ticketId, counter: 'B' }, { as: ben });
    expect(answer).toMatchObject({ status: 409, reason: 'calledElsewhere' });
    expect(answer.message).toContain('Ana Ribeiro');
    expect((await office.desk(ana, 'A')).current).toEqual(before);
    expect((await city.refusal('visitIdNumber', { ticketId }, { as: ben })).status).toBe(403);
    await office.walkIn();
    expect((await office.next({ as: ben, counter: 'B' })).called).not.toBeNull();
  });

  it.each(['openCounter', 'closeCounter'] as const)(
    'is not named by a character that no text holds: %s answers 400 [ERR-13]',
    async (call) => {
      const answer = await office.city.refusal(call, { ...office.first, counter: '\0' }, { as: ben });
      expect(answer).toMatchObject({ status: 400, reason: 'malformed' });
    },
  );

  it('keeps the start of a visit when the person is recalled to it', async () => {
    const { city } = office;
    const ticketId = await servedByAna();
    const before = (await office.desk(ana, 'A')).current;
    city.clock.advance(60);
    await city.call('recall', { ticketId, counter: 'A' }, { as: ana });
    expect((await office.desk(ana, 'A')).current?.startedAt).toBe(before?.startedAt);
  });

  it('cannot recall or finish a ticket of yesterday [QUE-03]', async () => {
    const { city } = office;
    const ticketId = await office.walkIn();
    await city.call('callTicket', { ticketId, counter: 'A' }, { as: ana });
    city.clock.set('2026-12-03T10:00');
    const later = await city.staff({ role: 'clerk', euid: 'ana' });
    for (const as of [later, city.counterSystem]) {
      const recall = { ticketId, counter: 'A' };
      expect(await refused(city.refusal('recall', recall, { as }))).toBe('ticketNotCalled');
      expect(await refused(city.refusal('markTreated', { ticketId }, { as }))).toBe('ticketNotCalled');
    }
  });

  it('cannot be opened by a colleague, who learns who has it and ends no visit there', async () => {
    const { city, first } = office;
    const ticketId = await servedByAna();
    const answer = await city.refusal('openCounter', { ...first, counter: 'A' }, { as: ben });
    expect(answer).toMatchObject({ status: 409, reason: 'counterTaken' });
    expect(answer.message).toMatch(/Ana Ribeiro.*\d\d:\d\d/);
    await office.walkIn();
    const next: CallInput<Calls['callNextFor']> = {
      locationId: first.locationId,
      serviceIds: [first.serviceId],
      counter: 'A',
      finish: ticketId,
    };
    expect(await refused(city.refusal('callNextFor', next, { as: ben }))).toBe('counterTaken');
    expect(await refused(city.refusal('markTreated', { ticketId }, { as: ben }))).toBe('calledElsewhere');
    expect(await office.stateOf(ticketId)).toBe('called');
  });

  it('accepts no calls by a colleague, nor while it is closed', async () => {
    const { city, first } = office;
    const ticketId = await office.walkIn();
    const { locationId, serviceId } = first;
    for (const [counter, reason] of [
      ['C', 'counterNotOpen'],
      ['A', 'counterTaken'],
    ] as const) {
      const at = { locationId, counter };
      const tried = [
        city.refusal('callNext', { ...first, counter }, { as: ben }),
        city.refusal('callNextFor', { ...at, serviceIds: [serviceId] }, { as: ben }),
        city.refusal('callTicket', { ticketId, counter }, { as: ben }),
        city.refusal('pauseCounter', { ...at, paused: true }, { as: ben }),
        city.refusal('pauseQueue', { ...first, counter, paused: true }, { as: ben }),
      ];
      expect(await Promise.all(tried.map(refused))).toEqual(tried.map(() => reason));
    }
    expect(await refused(city.refusal('closeCounter', { ...first, counter: 'A' }, { as: ben }))).toBe(
      'counterTaken',
    );
  });

  it('lets its clerk pause the queues it serves, which the desk shows [QUE-13]', async () => {
    const { city, first, second } = office;
    const until = new Date(city.clock.now().getTime() + 60_000).toISOString();
    const pause = { ...first, counter: 'A', paused: true, until };
    expect(await city.call('pauseQueue', pause, { as: ana })).toEqual({ paused: true, until });
    expect(await city.call('pauseQueue', pause, { as: ana })).toEqual({ paused: true, until });
    const pausedQueues = [{ serviceId: first.serviceId, until }];
    expect(await office.desk(ana, 'A')).toMatchObject({ pausedQueues });
    expect(await office.desk(ben, 'B')).toMatchObject({ pausedQueues });
    city.clock.advance(61);
    expect(await office.desk(ana, 'A')).not.toHaveProperty('pausedQueues');

    await city.call('pauseQueue', { ...first, paused: true }, { as: city.counterSystem });
    expect((await office.desk(ana, 'A')).pausedQueues).toEqual([{ ...pausedQueues[0], until: null }]);
    await city.call('pauseQueue', { ...first, counter: 'A', paused: false }, { as: ana });
    expect(await office.desk(ana, 'A')).not.toHaveProperty('pausedQueues');

    await city.call('closeCounter', { ...second, counter: 'A' }, { as: ana });
    for (const other of [{ ...second, counter: 'A' }, first]) {
      const answer = city.refusal('pauseQueue', { ...other, paused: true }, { as: ana });
      expect(await refused(answer)).toBe('counterNotOpen');
    }
  });

  it('becomes the clerk’s who pauses its queue, if a counter system opened it', async () => {
    const { city, first } = office;
    await city.call('openCounter', { ...first, counter: 'D' }, { as: city.counterSystem });
    await city.call('pauseQueue', { ...first, counter: 'D', paused: true }, { as: ana });
    expect((await office.desk(ana, 'D')).holder).toMatchObject({ name: 'Ana Ribeiro', isYou: true });
  });
});
