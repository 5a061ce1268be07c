import type { TestCaller } from '../../testing/test-server';
import { startVisiting, type Visiting } from '../../testing/visiting';

const DAY = '2026-12-02';

describe('an arrival at an office', () => {
  let office: Visiting;
  let as: TestCaller;
  beforeEach(async () => {
    office = await startVisiting();
    as = await office.city.citizen();
  });
  afterEach(() => office.city.stop());

  const system = () => ({ as: office.city.counterSystem });
  const kiosk = () => office.city.staff({ role: 'kiosk', offices: [office.first.locationId] });
  const standing = async (id: string) =>
    office.city.call('waitingInfoOfTicket', { id }, { as: await office.city.citizen(as.mobile) });

  it('is required before a person is shown as next [API-33]', async () => {
    const { id } = await office.book(as, '10:00');
    office.city.clock.set(`${DAY}T09:40`);
    expect(await standing(id)).toMatchObject({ visitState: 'booked', canCheckIn: true });
    office.city.clock.set(`${DAY}T10:05`);
    expect(await standing(id)).toMatchObject({ visitState: 'late', canCheckIn: true });
    expect((await office.next()).called).toBeNull();
    await office.city.call('checkInFor', { ticketId: id }, system());
    expect(await standing(id)).toMatchObject({ visitState: 'arrived', canCheckIn: false, waitCount: 0 });
    expect((await office.next()).called).toMatchObject({
      ticketId: id,
      state: 'called',
      person: 'Chan T. M.',
    });
  });

  it('can be recorded by the counter that calls a booking by its name [QUE-03]', async () => {
    const { id } = await office.book(as, '10:00');
    office.city.clock.set(`${DAY}T10:05`);
    const { called } = await office.city.call('callTicket', { ticketId: id, counter: '1' }, system());
    expect(called).toMatchObject({ ticketId: id, state: 'called', kind: 'booking', time: '10:00' });
    expect(called.arrivedAt).toBe(office.city.clock.now().toISOString());
    expect(await standing(id)).toMatchObject({ progress: 'called', counterName: '1' });
  });

  it('is recorded at a kiosk by the code, scanned or typed, and can be repeated [TIX-35]', async () => {
    const { id, qrcodeImg, uid } = await office.book(as, '10:00');
    office.city.clock.set(`${DAY}T09:45`);
    const device = { as: await kiosk() };
    const first = await office.city.call('checkInFor', { code: qrcodeImg }, device);
    expect(first).toMatchObject({ visit: { ticketId: id, state: 'arrived', person: '' }, peopleAhead: 0 });
    for (const code of [uid, uid.toLowerCase().replace('-', ' '), qrcodeImg]) {
      const again = await office.city.call('checkInFor', { code }, device);
      expect(again.visit.arrivedAt).toBe(first.visit.arrivedAt);
    }
    await office.next();
    expect((await office.city.call('checkInFor', { code: uid }, device)).visit.state).toBe('called');
    const told = await office.city.call('counterTicketHistory', { ticketId: id }, system());
    expect(told.map(({ event }) => event)).toEqual(['taken', 'checkedIn', 'called']);
  });

  it('is refused in words for a code that is early, old, used, foreign or forged [TIX-35]', async () => {
    const { city } = office;
    const { qrcodeImg: code, id } = await office.book(as, '10:00');
    const device = { as: await kiosk() };
    const reasonOf = async (content: string, by = device) => {
      const { reason, message } = await city.refusal('checkInFor', { code: content }, by);
      expect(message).not.toBe('');
      return reason;
    };
    expect(await city.refusal('checkInFor', { code }, device)).toMatchObject({
      reason: 'checkInTooEarly',
      message: 'You can check in from 02/12/2026 09:30 on.',
    });
    city.clock.set(`${DAY}T09:00`);
    expect(await reasonOf(code, { as: await kiosk() })).toBe('checkInTooEarly');
    city.clock.set(`${DAY}T09:45`);
    const now = { as: await kiosk() };
    expect(await reasonOf(`${code.slice(0, -4)}AAAA`, now)).toBe('qrCodeNotRecognised');
    expect(await reasonOf('261202-NOBODYS', now)).toBe('qrCodeNotRecognised');
    const other = await city.staff({ role: 'kiosk', offices: [office.elsewhere.locationId] });
    expect(await reasonOf(code, { as: other })).toBe('ticketOfOtherOffice');
    await city.call('checkInFor', { code }, now);
    await city.call('callTicket', { ticketId: id, counter: '1' }, system());
    await city.call('markTreated', { ticketId: id }, system());
    expect(await reasonOf(code, now)).toBe('ticketUsed');
    city.clock.set('2026-12-03T09:45');
    expect(await reasonOf(code, { as: await kiosk() })).toBe('ticketExpired');
  });

  it('becomes a no-show after the grace; staff can still let the person in', async () => {
    const { city } = office;
    const { id } = await office.book(as, '10:00');
    city.clock.set(`${DAY}T10:14`);
    await city.sweepVisits();
    expect(await office.stateOf(id)).toBe('booked');
    const waiting = [];
    for (let at = 0; at < 4; at += 1) waiting.push(await office.walkIn());
    city.clock.set(`${DAY}T10:15`);
    await city.sweepVisits();
    await city.sweepVisits();
    expect(await office.stateOf(id)).toBe('absent');
    expect(await city.messagesTo(as, 'missed')).toEqual([
      expect.stringMatching(/^Vez: nobody came for RA?\w+, 10:00, China Plaza\./),
    ]);
    const events = await city.call('counterTicketHistory', { ticketId: id }, system());
    expect(events.map(({ event }) => event)).toEqual(['taken', 'missed']);
    const byKiosk = await city.refusal('checkInFor', { ticketId: id }, { as: await kiosk() });
    expect(byKiosk.reason).toBe('ticketUsed');
    const { visit, peopleAhead } = await city.call('checkInFor', { ticketId: id }, system());
    expect({ state: visit.state, peopleAhead }).toEqual({ state: 'arrived', peopleAhead: 3 });
    const order = (await office.desk()).waiting.map(({ ticketId }) => ticketId);
    expect(order).toEqual([...waiting.slice(0, 3), id, waiting[3]]);
  });

  it('tells who comes early from when they are called, and who is really before them [QUE-03]', async () => {
    const { city } = office;
    const other = await city.citizen();
    const [{ id }, { id: before }] = [await office.book(as, '10:30'), await office.book(other, '10:00')];
    city.clock.set(`${DAY}T10:05`);
    for (let at = 0; at < 4; at += 1) await office.walkIn();
    await city.call('checkInFor', { ticketId: before }, system());
    const told = await city.call('checkInFor', { ticketId: id }, { as: await kiosk() });
    expect(told).toMatchObject({ peopleAhead: 1, calledFrom: '10:30' });
    expect(await standing(id)).toMatchObject({ waitCount: 1, calledFrom: '10:30' });
    expect((await office.next()).called?.ticketId).toBe(before);
    expect(await standing(id)).toMatchObject({ waitCount: 0, calledFrom: '10:30' });

    city.clock.set(`${DAY}T10:30`);
    expect(await standing(id)).toMatchObject({ waitCount: 0 });
    expect(await standing(id)).not.toHaveProperty('calledFrom');
    expect((await office.next({ finish: before })).called?.ticketId).toBe(id);
  });

  it('uses the office’s settings for the time before and the grace', async () => {
    const { city } = office;
    await city.db.query('UPDATE location SET check_in_ahead_minutes = 60, grace_minutes = 5 WHERE id = $1', [
      office.first.locationId,
    ]);
    await city.refreshCatalogue();
    const { id } = await office.book(as, '10:00');
    city.clock.set(`${DAY}T09:00`);
    expect(await standing(id)).toMatchObject({ canCheckIn: true });
    city.clock.set(`${DAY}T10:05`);
    await city.sweepVisits();
    expect(await standing(id)).toMatchObject({ visitState: 'absent', canCheckIn: false });
  });

  it('can be verified offline, with the published keys', async () => {
    const { createPublicKey, verify } = await import('node:crypto');
    const { qrcodeImg } = await office.book(as, '10:00');
    const [, name, , , signature] = qrcodeImg.split('.');
    const keys = await office.city.call('codeKeys', {}, { as: await kiosk() });
    const der = Buffer.from(keys.find((key) => key.name === name)!.publicKey, 'base64url');
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
    const signed = Buffer.from(qrcodeImg.slice(0, qrcodeImg.lastIndexOf('.')));
    expect(verify(null, signed, key, Buffer.from(signature!, 'base64url'))).toBe(true);
  });
});
