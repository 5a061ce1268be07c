import { SESSION_COOKIE } from '../../http/session-cookie';
import { pointOf, type TestPoint } from '../../testing/service-point';
import { startTestServer, type TestServer } from '../../testing/test-server';

const MINUTE = 60;
const HOUR = 3_600;

describe('a device that is looked after', () => {
  let city: TestServer;
  let other: TestServer;
  let queue: TestPoint;
  beforeEach(async () => {
    city = await startTestServer();
    other = await startTestServer({ beside: city });
    queue = await pointOf(city.db, 'DSI-CRC', 'CP');
  });
  afterEach(async () => {
    await other.stop();
    await city.stop();
  });

  /** With a new token, since the clock moves on. */
  const supervisor = async () => ({ as: await city.staff({ role: 'supervisor' }) });
  /** Enrols a browser. @returns a function that renews its session, as its page does. */
  async function enrol(kind: 'kiosk' | 'display') {
    const { locationId } = queue;
    const { code } = await city.call(
      'makeDeviceCode',
      { kind, locationId, name: 'Hall' },
      await supervisor(),
    );
    const cookieIn = (answer: Awaited<ReturnType<typeof city.send>>) =>
      answer.cookies.find(({ name }) => name === SESSION_COOKIE)!.value;
    let cookie = cookieIn(await city.send('enrolDevice', { code }, { ip: city.freshAddress() }));
    return async () => {
      const answer = await city.server.inject({
        method: 'POST',
        url: '/api/session',
        payload: {},
        cookies: { [SESSION_COOKIE]: cookie },
      });
      cookie = cookieIn(answer);
      return { as: { ...city.anonymous, token: answer.json<{ jwtToken: string }>().jwtToken } };
    };
  }
  const listed = async () => (await city.call('staffDevices', {}, await supervisor()))[0]!;
  const seenAt = async () => (await listed()).seen?.at;

  it('is seen by its calls, in any process, and written at most once a minute', async () => {
    const device = await (await enrol('display'))();
    const board = (at: TestServer) => at.call('board', { locationId: queue.locationId }, device);
    expect(await seenAt()).toBeUndefined();
    await board(city);
    expect((await listed()).seen).toEqual({ at: city.clock.now().toISOString(), minutesAgo: 0 });
    const first = await seenAt();
    city.clock.advance(30);
    await board(city);
    await board(other);
    expect(await seenAt()).toBe(first);
    city.clock.advance(31);
    await board(city);
    expect(await seenAt()).toBe(city.clock.now().toISOString());
    city.clock.advance(3 * MINUTE);
    expect((await listed()).seen?.minutesAgo).toBe(3);
  });

  it('is silent after ten minutes without a sign in office hours, until it returns', async () => {
    const renew = await enrol('kiosk');
    await city.call('staffSelf', {}, await renew());
    const last = await seenAt();
    city.clock.advance(9 * MINUTE);
    expect((await listed()).silentSince).toBeUndefined();
    city.clock.advance(2 * MINUTE);
    expect((await listed()).silentSince).toBe(last);
    await city.call('staffSelf', {}, await renew());
    expect((await listed()).silentSince).toBeUndefined();
  });

  it('is never silent outside office hours, nor in the first ten minutes of them', async () => {
    await enrol('kiosk');
    city.clock.advance(13 * HOUR);
    expect((await listed()).silentSince).toBeUndefined();
    // 09:05 of the next day; the office opens at 9.
    city.clock.advance(10 * HOUR + 34 * MINUTE);
    expect((await listed()).silentSince).toBeUndefined();
    city.clock.advance(6 * MINUTE);
    expect((await listed()).silentSince).toBeDefined();
  });

  it('is not silent while its office is closed by its department', async () => {
    await enrol('kiosk');
    city.clock.advance(11 * MINUTE);
    expect((await listed()).silentSince).toBeDefined();
    const now = city.clock.now().getTime();
    const closure = {
      locationId: queue.locationId,
      serviceId: null,
      from: new Date(now).toISOString(),
      until: new Date(now + HOUR * 1_000).toISOString(),
      reason: 'fault' as const,
    };
    await city.call('closeOffice', closure, await supervisor());
    await city.refreshCatalogue();
    city.clock.advance(MINUTE);
    expect((await listed()).silentSince).toBeUndefined();
  });

  it('answers a test once, in time, and says how long it took', async () => {
    const device = await (await enrol('display'))();
    const board = async () => (await city.call('board', { locationId: queue.locationId }, device)).device;
    expect(await board()).toEqual({ isWithoutPaper: false });
    const { id } = await listed();
    const { askedAt } = await city.call('testDevice', { id }, await supervisor());
    expect(await board()).toEqual({ isWithoutPaper: false, test: askedAt });
    expect((await listed()).test).toEqual({ askedAt, state: 'waiting' });
    city.clock.advance(2);
    await city.call('reportDevice', { tested: askedAt, release: '3f2a91b0' }, device);
    expect(await listed()).toMatchObject({
      release: '3f2a91b0',
      test: { askedAt, state: 'answered', seconds: 2 },
    });
    expect(await board()).toEqual({ isWithoutPaper: false });
  });

  it('fails a test that it does not answer within 30 s, and does not see it later', async () => {
    const device = await (await enrol('kiosk'))();
    const { id } = await listed();
    await city.call('testDevice', { id }, await supervisor());
    city.clock.advance(31);
    expect((await listed()).test?.state).toBe('unanswered');
    expect((await city.call('staffSelf', {}, device)).device).toEqual({ isWithoutPaper: false });
  });

  it('counts its slips until its paper is changed, and tells once that none came', async () => {
    const device = await (await enrol('kiosk'))();
    const printed = () => city.call('reportDevice', { paper: 'printed' }, device);
    for (let at = 0; at < 3; at += 1) await printed();
    expect((await listed()).paper).toEqual({ printed: 3, left: 397, isLow: false, changedAt: null });
    await city.db.query('UPDATE staff_device SET slips = 359');
    await printed();
    expect((await listed()).paper).toMatchObject({ left: 40, isLow: true });
    await city.call('reportDevice', { paper: 'out' }, device);
    const outSince = city.clock.now().toISOString();
    city.clock.advance(MINUTE);
    await city.call('reportDevice', { paper: 'out' }, device);
    expect((await listed()).paper).toMatchObject({ outSince });
    expect((await city.call('staffSelf', {}, device)).device).toEqual({ isWithoutPaper: true });
    const { changedAt } = await city.call('changePaper', { id: (await listed()).id }, await supervisor());
    expect((await listed()).paper).toEqual({ printed: 0, left: 400, isLow: false, changedAt });
    expect((await city.call('staffSelf', {}, device)).device).toEqual({ isWithoutPaper: false });
  });

  it('shows the services that a supervisor chose, until they are gone [QUE-03]', async () => {
    const display = await (await enrol('display'))();
    const { locationId } = queue;
    const services = async () =>
      (await city.call('board', { locationId }, display)).queues!.map(({ serviceId }) => serviceId);
    const all = await services();
    expect(all.length).toBeGreaterThan(2);
    const { id } = await listed();
    const limit = async (serviceIds: number[]) =>
      city.call('limitDevice', { id, serviceIds }, await supervisor());
    const other = all.find((serviceId) => serviceId !== queue.serviceId)!;
    const one = await city.call('walkIn', queue, { as: city.counterSystem });
    await city.call('openCounter', { ...queue, counter: '1' }, { as: city.counterSystem });
    await city.call('callTicket', { ticketId: one.ticketId, counter: '1' }, { as: city.counterSystem });
    const calls = async () => (await city.call('board', { locationId }, display)).calls.length;
    expect(await calls()).toBe(1);

    expect(await limit([other, other])).toEqual({ serviceIds: [other] });
    expect((await listed()).serviceIds).toEqual([other]);
    expect([await services(), await calls()]).toEqual([[other], 0]);
    const own = await city.call('staffSelf', {}, display);
    expect(own.queues.map(({ serviceId }) => serviceId)).toEqual([other]);

    const foreign = { id, serviceIds: [9_999_999] };
    expect((await city.refusal('limitDevice', foreign, await supervisor())).status).toBe(404);
    await city.db.query('UPDATE staff_device SET service_ids = $1', [[9_999_999]]);
    expect(await services()).toEqual(all);
    await limit([]);
    expect(await services()).toEqual(all);
  });

  it('is the concern of its own department alone', async () => {
    await enrol('kiosk');
    const { id } = await listed();
    const stranger = { as: await city.staff({ role: 'supervisor', departmentId: 9_999 }) };
    for (const name of ['testDevice', 'changePaper'] as const)
      expect((await city.refusal(name, { id }, stranger)).status).toBe(403);
    expect((await city.refusal('limitDevice', { id, serviceIds: [] }, stranger)).status).toBe(403);
    expect(await listed()).not.toHaveProperty('test');
  });
});
