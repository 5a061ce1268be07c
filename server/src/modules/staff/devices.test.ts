import { pointOf, type TestPoint } from '../../testing/service-point';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { SESSION_COOKIE } from '../../http/session-cookie';

describe('a kiosk or a display', () => {
  let city: TestServer;
  let queue: TestPoint;
  beforeEach(async () => {
    city = await startTestServer();
    queue = await pointOf(city.db, 'DSI-CRC', 'CP');
  });
  afterEach(() => city.stop());

  const codeFor = async (kind: 'kiosk' | 'display' = 'display') => {
    const { locationId } = queue;
    const as = await city.staff({ role: 'supervisor' });
    return city.call('makeDeviceCode', { kind, locationId, name: 'Hall' }, { as });
  };
  const enrol = (code: string, ip = city.freshAddress()) => city.send('enrolDevice', { code }, { ip });
  const renew = async (cookie: string) => {
    const answer = await city.server.inject({
      method: 'POST',
      url: '/api/session',
      payload: {},
      cookies: { [SESSION_COOKIE]: cookie },
    });
    const given = answer.cookies.find(({ name }) => name === SESSION_COOKIE);
    return { token: answer.json<{ jwtToken: string | null }>().jwtToken ?? undefined, given };
  };
  const boardAs = (token: string | undefined) =>
    city.send('board', { locationId: queue.locationId }, { as: { ...city.anonymous, token } });

  it('is enrolled by a code, once, and opens its screens as long as it is renewed', async () => {
    const { code } = await codeFor();
    const enrolled = await enrol(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `);
    expect(enrolled.json()).toEqual({ kind: 'display', name: 'Hall' });
    const cookie = enrolled.cookies.find(({ name }) => name === SESSION_COOKIE)!;
    expect(cookie).toMatchObject({ maxAge: 400 * 86_400, httpOnly: true, sameSite: 'Strict' });
    city.clock.advance(300 * 86_400);
    const { token, given } = await renew(cookie.value);
    expect((await boardAs(token)).statusCode).toBe(200);
    city.clock.advance(300 * 86_400);
    expect((await boardAs((await renew(given!.value)).token)).statusCode).toBe(200);
    expect((await enrol(code)).json()).toMatchObject({ reason: 'deviceCodeWrong' });
  });

  it('can be enrolled again by the same code within a minute, if its answer was lost [FLT-67]', async () => {
    const { code } = await codeFor();
    const cookieOf = (answer: Awaited<ReturnType<typeof enrol>>) =>
      answer.cookies.find(({ name }) => name === SESSION_COOKIE)!.value;
    const first = cookieOf(await enrol(code));
    city.clock.advance(50);
    const ip = city.freshAddress();
    const again = await city.server.inject({
      method: 'POST',
      url: '/api/staff/device',
      payload: { code },
      cookies: { [SESSION_COOKIE]: first },
      remoteAddress: ip,
    });
    expect(again.statusCode).toBe(200);
    expect((await renew(first)).token).toBeUndefined();
    expect((await boardAs((await renew(cookieOf(again))).token)).statusCode).toBe(200);
    const as = await city.staff({ role: 'supervisor' });
    expect(await city.call('staffDevices', {}, { as })).toHaveLength(1);
    city.clock.advance(11);
    expect((await enrol(code)).json()).toMatchObject({ reason: 'deviceCodeWrong' });
  });

  it('is locked out at once when it is revoked', async () => {
    const { code } = await codeFor();
    const cookie = (await enrol(code)).cookies.find(({ name }) => name === SESSION_COOKIE)!;
    const { token } = await renew(cookie.value);
    const as = await city.staff({ role: 'supervisor' });
    const [device] = await city.call('staffDevices', {}, { as });
    expect(device).toMatchObject({ kind: 'display', name: 'Hall', locationId: queue.locationId });
    await city.call('revokeDevice', { id: device!.id }, { as });
    expect((await boardAs(token)).statusCode).toBe(401);
    expect(await city.call('staffDevices', {}, { as })).toEqual([]);
  });

  it('is not enrolled by an old, revoked or guessed code', async () => {
    const { code } = await codeFor('kiosk');
    city.clock.advance(601);
    expect((await enrol(code)).json()).toMatchObject({ reason: 'deviceCodeWrong' });
    const ip = city.freshAddress();
    for (let at = 0; at < 10; at += 1) await enrol('GUESSED2', ip);
    const good = (await codeFor()).code;
    expect((await enrol(good, ip)).json()).toMatchObject({ reason: 'tooManyTries' });
    expect((await enrol(good)).statusCode).toBe(200);
  });
});
