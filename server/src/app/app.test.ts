import { pointOf } from '../testing/service-point';
import { startTestServer, type TestServer } from '../testing/test-server';

let vez: TestServer;
beforeAll(async () => {
  vez = await startTestServer();
});
afterAll(() => vez.stop());

const traceOf = async (sent: string) => {
  const answer = await vez.server.inject({
    url: '/api/booking/departments/9999',
    headers: { 'x-trace-id': sent },
  });
  return answer.json<{ traceId: string }>().traceId;
};

it('accepts a trace id from its caller only if it is a UUID', async () => {
  const own = '0b6f1d1e-7a52-4a57-9d2b-2f1f6a4f0c11';
  expect(await traceOf(own)).toBe(own);
  for (const text of ['66123834', '110101199003074258', 'Chan Tai Man', '']) {
    expect(await traceOf(text)).toMatch(/^[0-9a-f-]{36}$/);
  }
});

it('trusts only the configured proxies about the caller’s address', async () => {
  const proxied = await startTestServer({
    env: { VEZ_TRUSTED_PROXIES: '10.0.0.0/24', VEZ_HOLDS_PER_ADDRESS: '1' },
  });
  const point = await pointOf(proxied.db, 'DSI-BIR-R', 'CP');
  const hold = async (proxy: string, caller: string, bookingTime: string) => {
    const answer = await proxied.server.inject({
      method: 'POST',
      url: '/api/booking/hold',
      remoteAddress: proxy,
      headers: { 'x-forwarded-for': caller },
      payload: { ...point, bookingDate: '02/12/2026', bookingTime },
    });
    return answer.statusCode;
  };
  expect(await hold('10.0.0.7', '203.0.113.1', '10:00')).toBe(200);
  expect(await hold('10.0.0.7', '203.0.113.2', '10:00')).toBe(200);
  expect(await hold('10.0.0.7', '203.0.113.2', '10:30')).toBe(429);
  // A forged address does not change who the caller is.
  expect(await hold('198.51.100.9', '203.0.113.3', '11:00')).toBe(200);
  expect(await hold('198.51.100.9', '203.0.113.4', '11:30')).toBe(429);
  await proxied.stop();
});

describe('a malformed address', () => {
  const answerTo = (url: string, accept: string) => vez.server.inject({ url, headers: { accept } });
  const BROWSER = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8';

  it.each(['/%E0%A4%A', '/%E0%A4%A?x=//evil.test', '//evil.test/%E0%A4%A', '/apiary/%zz'])(
    'redirects a browser to the not-found page, without the broken address: %s [ERR-07]',
    async (url) => {
      const { statusCode, headers } = await answerTo(url, BROWSER);
      expect([statusCode, headers.location]).toEqual([302, '/notFound']);
    },
  );

  it.each([
    ['below the calls', '/api/booking/departments/%E0%A4%A', BROWSER],
    ['below the files', '/assets/%E0%A4%A', BROWSER],
    ['below a developer’s own', '/dev/%E0%A4%A', BROWSER],
    ['for whoever asks for no page', '/%E0%A4%A', 'application/json'],
  ])('gets the shape of every error %s [ERR-13]', async (_, url, accept) => {
    const answer = await answerTo(url, accept);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 400, reason: 'malformed' });
  });
});
