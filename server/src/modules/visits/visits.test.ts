import { startVisiting, type Visiting } from '../../testing/visiting';

const DAY = '2026-12-02';

describe('a visit at the counters', () => {
  let office: Visiting;
  beforeEach(async () => {
    office = await startVisiting();
  });
  afterEach(() => office.city.stop());

  const system = () => ({ as: office.city.counterSystem });
  const clerk = async () => office.city.staff({ role: 'clerk' });
  const reasonOf = async (answer: Promise<{ reason: string | undefined }>) => (await answer).reason;

  it('finishes one and calls the next of the counter’s queues in one step, with times [TIX-30]', async () => {
    const { city } = office;
    const one = await office.walkIn(office.second);
    city.clock.advance(1);
    const two = await office.walkIn(office.first);
    expect((await office.next()).called?.ticketId).toBe(one);
    city.clock.advance(30);
    const { visit: started } = await city.call('startVisit', { ticketId: one }, system());
    expect(started).toMatchObject({ state: 'serving', startedAt: city.clock.now().toISOString() });
    city.clock.advance(300);
    expect(await office.next({ finish: one })).toMatchObject({ finished: true, called: { ticketId: two } });
    const [served] = await city.call(
      'findVisits',
      { locationId: office.first.locationId, text: started.jettonCode },
      system(),
    );
    expect(served).toMatchObject({ state: 'served', endedAt: city.clock.now().toISOString() });
    const events = await city.call('counterTicketHistory', { ticketId: one }, system());
    expect(events.map(({ event }) => event)).toEqual(['taken', 'called', 'started', 'treated']);
  });

  it('never has two people at one counter, however often the key is pressed [QUE-03]', async () => {
    for (let at = 0; at < 4; at += 1) await office.walkIn();
    const serviceIds = [office.first.serviceId];
    const call = { locationId: office.first.locationId, serviceIds, counter: '1' };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => office.city.send('callNextFor', call, system())),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await reasonOf(office.city.refusal('callNextFor', call, system()))).toBe('counterBusy');
    const desk = await office.desk();
    expect(desk.current).toMatchObject({ state: 'called' });
    expect(desk.waitingCount).toBe(3);
  });

  it('finishes one and calls a chosen one in one step, or neither at a busy counter', async () => {
    const { city, first } = office;
    const [one, two, three] = [await office.walkIn(), await office.walkIn(), await office.walkIn()];
    await office.next();
    const chosen = { ticketId: three, counter: '1', finish: one };
    expect(await reasonOf(city.refusal('callTicket', { ...chosen, finish: two }, system()))).toBe(
      'counterBusy',
    );
    expect(await city.call('callTicket', chosen, system())).toMatchObject({
      finished: true,
      called: { ticketId: three, state: 'called' },
    });
    expect([await office.stateOf(one), await office.stateOf(two)]).toEqual(['treated', 'waiting']);
    // After a second press, the current person stays and is not called past.
    expect(await city.call('callTicket', chosen, system())).toMatchObject({ finished: false });
    const { locationId, serviceId } = first;
    const events = await city.call('counterTicketHistory', { ticketId: one }, system());
    expect(events.at(-1)).toMatchObject({ event: 'treated' });
    expect((await city.call('desk', { locationId, counter: '1' }, system())).current?.serviceId).toBe(
      serviceId,
    );
  });

  it('shows the queue in the order in which it calls, over all queues of the counter [QUE-03]', async () => {
    const { city, first, second } = office;
    const [early, due] = [await city.citizen(), await city.citizen()];
    const [bookedLate, bookedDue] = [
      await office.book(early, '10:30'),
      await office.book(due, '10:00', second),
    ];
    city.clock.set(`${DAY}T09:31`);
    const one = await office.walkIn(second);
    city.clock.set(`${DAY}T10:00`);
    const two = await office.walkIn(first);
    const before = await office.walkIn(first, true);
    for (const { id } of [bookedLate, bookedDue]) {
      await city.call('checkInFor', { ticketId: id }, system());
    }
    const expected = [bookedDue.id, before, one, two, bookedLate.id];
    const desk = await office.desk();
    expect(desk.waiting.map(({ ticketId }) => ticketId)).toEqual(expected);
    expect(desk.appointments.map(({ time }) => time)).toEqual(['10:00', '10:30']);
    const called = [];
    for (let finish: string | undefined; called.length < expected.length; finish = called.at(-1)) {
      called.push((await office.next(finish === undefined ? {} : { finish })).called!.ticketId);
    }
    expect(called).toEqual(expected);
  });

  it('parks a visit and resumes it at another counter, which the ticket then names [API-33]', async () => {
    const { city, first } = office;
    const as = await city.citizen();
    const { area: mobArea, number: mobNum } = as.mobile;
    const asked = { ...first, cntToAlert: null, messageCode: null, mobArea, mobNum };
    const { ticket } = await city.call('takeQueueTicket', asked, { as });
    const [one, two] = [ticket.id, await office.walkIn()];
    await office.next();
    for (let at = 0; at < 2; at += 1) await city.call('park', { ticketId: one }, system());
    expect((await office.next()).called?.ticketId).toBe(two);
    expect((await office.desk()).parked).toMatchObject([{ ticketId: one, state: 'parked' }]);
    const back = { ticketId: one, counter: '1' };
    expect(await reasonOf(city.refusal('unpark', back, system()))).toBe('counterBusy');
    await city.call('openCounter', { ...first, counter: '2' }, system());
    for (let at = 0; at < 2; at += 1) {
      expect((await city.call('unpark', { ...back, counter: '2' }, system())).visit).toMatchObject({
        state: 'called',
        counter: '2',
      });
    }
    expect((await office.desk(undefined, '2')).current).toMatchObject({ ticketId: one });
    expect(await city.call('waitingInfoOfTicket', { id: one }, { as })).toMatchObject({ counterName: '2' });
  });

  it('offers first the visits that this counter parked, then the longest parked [QUE-03]', async () => {
    const { city, first } = office;
    const [one, two, three] = [await office.walkIn(), await office.walkIn(), await office.walkIn()];
    await city.call('openCounter', { ...first, counter: '2' }, system());
    for (const [ticketId, counter] of [[one, '1'] as const, [two, '2'] as const, [three, '2'] as const]) {
      await city.call('callTicket', { ticketId, counter }, system());
      await city.call('park', { ticketId }, system());
      city.clock.advance(1);
    }
    const parkedAt = async (counter: string) =>
      (await office.desk(city.counterSystem, counter)).parked.map(({ ticketId }) => ticketId);
    expect(await parkedAt('1')).toEqual([one, two, three]);
    expect(await parkedAt('2')).toEqual([two, three, one]);
  });

  it('transfers a person to another queue, by the time of their arrival', async () => {
    const { city, first, second } = office;
    const before = await office.walkIn(second);
    city.clock.advance(60);
    const sent = await office.walkIn(first);
    city.clock.advance(60);
    const after = await office.walkIn(second);
    await city.call('callTicket', { ticketId: sent, counter: '1' }, system());
    const { visit } = await city.call('transfer', { ...second, ticketId: sent }, system());
    expect(visit).toMatchObject({ state: 'arrived', counter: '', serviceId: second.serviceId });
    expect(visit.from).toMatch(/^\w+ · 1$/);
    const serviceIds = [second.serviceId];
    const call = { locationId: second.locationId, serviceIds };
    const called = [];
    for (const counter of ['1', '2', '3']) {
      called.push((await city.call('callNextFor', { ...call, counter }, system())).called!.ticketId);
    }
    expect(called).toEqual([before, sent, after]);
  });

  it('keeps a transferred person for their counter, as long as it is open', async () => {
    const { city, first } = office;
    const sent = await office.walkIn();
    const to = { ...first, ticketId: sent, counter: '2' };
    expect(await reasonOf(city.refusal('transfer', to, system()))).toBe('noCounter');
    await city.call('openCounter', { ...first, counter: '2' }, system());
    await city.call('transfer', to, system());
    expect((await office.next()).called).toBeNull();
    expect((await city.call('callNext', { ...first, counter: '1' }, system())).called).toBeNull();
    expect((await office.desk(undefined, '2')).waiting).toMatchObject([{ ticketId: sent }]);
    await city.call('closeCounter', { ...first, counter: '2' }, system());
    expect((await office.next()).called?.ticketId).toBe(sent);
  });

  it('calls no one to a paused counter, until it resumes [QUE-16]', async () => {
    const { city, first } = office;
    await office.walkIn();
    const { locationId } = first;
    await city.call('pauseCounter', { locationId, counter: '1', paused: true }, system());
    expect(await office.desk()).toMatchObject({ isOpen: true, isPaused: true });
    const call = { locationId, serviceIds: [first.serviceId], counter: '1' };
    expect(await reasonOf(city.refusal('callNextFor', call, system()))).toBe('counterPaused');
    expect(await reasonOf(city.refusal('callNext', { ...first, counter: '1' }, system()))).toBe(
      'counterPaused',
    );
    await city.call('pauseCounter', { locationId, counter: '1', paused: false }, system());
    expect((await office.next()).called).not.toBeNull();
  });

  it('cancels for the holder, who is notified of the reason, and frees the slot [TIX-12]', async () => {
    const { city } = office;
    const as = await city.citizen();
    const { id } = await office.book(as, '10:00');
    const note = 'The printer is broken.\u202e';
    for (let at = 0; at < 2; at += 1) {
      const { visit } = await city.call('cancelVisit', { ticketId: id, note }, system());
      expect(visit.state).toBe('cancelled');
    }
    const messages = await city.messagesTo(as, 'cancelled');
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(/^Vez: China Plaza has cancelled \w+ of .*10:00\. The printer is broken\.$/);
    await city.sweep();
    const [slot] = await city.db.query<{ taken: number }>('SELECT taken FROM slot');
    expect(slot).toEqual({ taken: 0 });
  });

  it('shows answers and ID number to the calling clerk, and records each reading', async () => {
    const { city } = office;
    const { id: ticketId } = await office.book(await city.citizen(), '10:00');
    city.clock.set(`${DAY}T10:00`);
    const [own, colleague] = [{ as: await clerk() }, { as: await clerk() }];
    expect(await city.refusal('visitAnswers', { ticketId }, own)).toMatchObject({
      reason: 'ticketNotCalled',
    });
    await city.call('callTicket', { ticketId, counter: '1' }, own);
    expect(await city.call('visitAnswers', { ticketId }, own)).toEqual({
      person: 'Chan Tai Man',
      idNumberMasked: 'Z••••21',
      answers: [{ question: 'What for', answer: 'For work' }],
    });
    expect(await city.call('visitIdNumber', { ticketId }, own)).toEqual({ idNumber: 'Z7654321' });
    expect((await city.refusal('visitAnswers', { ticketId }, colleague)).status).toBe(403);
    expect((await city.refusal('visitIdNumber', { ticketId }, colleague)).status).toBe(403);
    const readings = await city.db.query<{ route: string }>(
      "SELECT route FROM audit WHERE kind = 'reading' AND ticket_id = $1 ORDER BY id",
      [ticketId],
    );
    expect(readings.map(({ route }) => route.split('/').at(-1))).toEqual(['answers', 'idNumber']);
    await city.call('markTreated', { ticketId }, own);
    expect(await city.refusal('visitIdNumber', { ticketId }, own)).toMatchObject({
      reason: 'ticketNotCalled',
    });
  });

  it('shows on the display the called numbers and counters, and no data of a person', async () => {
    const { city, first } = office;
    const { id } = await office.book(await city.citizen(), '10:00');
    city.clock.set(`${DAY}T10:00`);
    await city.call('callTicket', { ticketId: id, counter: '1' }, system());
    const display = { as: await city.staff({ role: 'display', offices: [first.locationId] }) };
    const board = await city.call('board', { locationId: first.locationId }, display);
    expect(board.calls).toEqual([
      {
        jettonCode: expect.stringMatching(/^R/),
        counter: '1',
        serviceName: 'Criminal record certificate',
        serviceNames: {
          zh_hant: '刑事紀錄證明書',
          zh_hans: '刑事纪录证明书',
          pt_pt: 'Certificado de registo criminal',
          en_us: 'Criminal record certificate',
        },
        calledAt: city.clock.now().toISOString(),
        awaited: true,
        booked: true,
      },
    ]);
  });

  it('finds a person by number, name or the last digits of the phone', async () => {
    const { city, first } = office;
    const as = await city.citizen({ area: '853', number: '66129834' });
    const { id, jettonCode } = await office.book(as, '10:00');
    city.clock.set(`${DAY}T09:00`);
    for (const text of [jettonCode, 'tai man', '9834', '٩٨٣٤']) {
      const found = await city.call('findVisits', { locationId: first.locationId, text }, system());
      expect(found).toMatchObject([{ ticketId: id, state: 'booked', person: 'Chan T. M.' }]);
    }
    expect(await city.call('findVisits', { locationId: first.locationId, text: '0000' }, system())).toEqual(
      [],
    );
  });
});
