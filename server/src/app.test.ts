import { startTestServer, type TestServer } from './testing/test-server';

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

it('takes a trace id from its caller only where it is one: any other text could be somebody’s number', async () => {
  const own = '0b6f1d1e-7a52-4a57-9d2b-2f1f6a4f0c11';
  expect(await traceOf(own)).toBe(own);
  for (const text of ['66123834', '110101199003074258', 'Chan Tai Man', '']) {
    expect(await traceOf(text)).toMatch(/^[0-9a-f-]{36}$/);
  }
});
