import { startTestServer, type TestServer } from '../../testing/test-server';

let vez: TestServer;
beforeEach(async () => {
  vez = await startTestServer({ env: { VEZ_SMS_LIMITS: 'on', VEZ_PUZZLES: 'never' } });
});
afterEach(() => vez.stop());

const send = async (number: string, ip: string) =>
  (await vez.send('sendCode', { areaCode: '853', mobileNumber: number }, { ip })).statusCode;

it('sends 500 codes a day to numbers with a common prefix, then only to new askers', async () => {
  const codes: number[] = [];
  for (let at = 0; at < 500; at += 1) {
    if (at % 400 === 399) vez.clock.advance(61);
    codes.push(await send(String(66_120_000 + at), `198.51.${at % 200}.${at % 250}`));
  }
  expect(codes.filter((status) => status === 200)).toHaveLength(500);
  expect(await send('66129998', '198.51.99.249')).toBe(429);
  expect(await send('66129999', '203.0.113.2')).toBe(200);
  expect(await send('66990001', '203.0.113.1')).toBe(200);
});

it('sends at most 600 codes a minute in total', async () => {
  const codes: number[] = [];
  for (let at = 0; at < 610; at += 1) {
    codes.push(await send(`6${100 + (at % 400)}${1000 + at}`, `198.51.${at % 200}.${at % 250}`));
  }
  expect(codes.filter((status) => status === 200)).toHaveLength(600);
  vez.clock.advance(61);
  expect(await send('66990001', '203.0.113.1')).toBe(200);
});

it('reports the wait when the minute’s budget is used up, without counting a try', async () => {
  await vez.stop();
  vez = await startTestServer({
    env: {
      VEZ_SMS_LIMITS: 'on',
      VEZ_PUZZLES: 'never',
      VEZ_SMS_CODES_PER_MINUTE: '2',
      VEZ_SMS_CODES_PER_ADDRESS: '3',
    },
  });
  expect(await send('66120001', '203.0.113.1')).toBe(200);
  vez.clock.advance(20);
  expect(await send('66120002', '203.0.113.1')).toBe(200);
  const ask = (number: string) =>
    vez.send('sendCode', { areaCode: '853', mobileNumber: number }, { ip: '203.0.113.1' });
  for (let tries = 0; tries < 5; tries += 1) {
    const refused = await ask('66120003');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('40');
    expect(refused.json()).toMatchObject({
      reason: 'codesBusy',
      message: expect.stringContaining('try again in 1 min; this try does not count') as string,
    });
  }
  vez.clock.advance(41);
  expect((await ask('66120003')).statusCode).toBe(200);
  vez.clock.advance(61);
  // The third code to this address was the last of its hour.
  expect((await ask('66120004')).json()).toMatchObject({ reason: 'networkBusy' });
});
