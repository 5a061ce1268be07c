import type { Log } from '../../module';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { createDelivery, type Gateway } from '../sms';

const silent: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

let vez: TestServer;
beforeEach(async () => {
  vez = await startTestServer({ env: { VEZ_SMS_LIMITS: 'on' } });
});
afterEach(() => vez.stop());

const send = async (number: string, ip: string) =>
  (await vez.send('sendVerificationCode', { mobile: `853-${number}` }, { ip })).statusCode;
const deliver = async (gateway: Gateway) => {
  const delivery = createDelivery({ ...vez, gateway, log: silent });
  await delivery.sweep();
  await delivery.settled();
};
const texts: string[] = [];
const working: Gateway = { send: async ({ text }) => void texts.push(text) };
const down: Gateway = {
  send: async () => {
    throw new Error('down');
  },
};

it('lets whoever guesses at a number try 15 times a day at most', async () => {
  const TEN_MINUTES = 600;
  for (let seconds = 0; seconds < 86_400; seconds += TEN_MINUTES) {
    await send('66123834', `198.51.100.${(seconds / TEN_MINUTES) % 250}`);
    for (let guess = 0; guess < 4; guess += 1) {
      await vez.send('validateCode', { areaCode: '853', mobileNumber: '66123834', token: '0000000' });
    }
    vez.clock.advance(TEN_MINUTES);
  }
  const [guesses] = await vez.db.query<{ count: number }>('SELECT sum(tries) AS count FROM sms_code');
  expect(guesses!.count).toBe(15);
});

it('sends no more than 500 codes a day to numbers that begin alike, from however many addresses', async () => {
  const codes: number[] = [];
  for (let at = 0; at < 510; at += 1) {
    if (at % 400 === 399) vez.clock.advance(61);
    codes.push(await send(String(66_120_000 + at), `198.51.${at % 200}.${at % 250}`));
  }
  expect(codes.filter((status) => status === 200)).toHaveLength(500);
  expect(codes.at(-1)).toBe(429);
  expect(await send('66990001', '203.0.113.1')).toBe(200);
});

it('sends no more than 600 codes a minute at all', async () => {
  const codes: number[] = [];
  for (let at = 0; at < 610; at += 1) {
    codes.push(await send(`6${100 + (at % 400)}${1000 + at}`, `198.51.${at % 200}.${at % 250}`));
  }
  expect(codes.filter((status) => status === 200)).toHaveLength(600);
  vez.clock.advance(61);
  expect(await send('66990001', '203.0.113.1')).toBe(200);
});

it('tells whoever comes when the codes of a minute are sent how long to wait, and counts nothing against them', async () => {
  await vez.stop();
  vez = await startTestServer({
    env: { VEZ_SMS_LIMITS: 'on', VEZ_SMS_CODES_PER_MINUTE: '2', VEZ_SMS_CODES_PER_ADDRESS: '3' },
  });
  expect(await send('66120001', '203.0.113.1')).toBe(200);
  vez.clock.advance(20);
  expect(await send('66120002', '203.0.113.1')).toBe(200);
  const ask = (number: string) =>
    vez.send('sendVerificationCode', { mobile: `853-${number}` }, { ip: '203.0.113.1' });
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
  expect((await ask('66120004')).json()).toMatchObject({ reason: 'tooManyCodes' });
});

it('makes nobody wait for a code that the gateway did not take, and sends the newest alone', async () => {
  texts.length = 0;
  for (let at = 0; at < 4; at += 1) {
    expect(await send('66123834', '203.0.113.1')).toBe(200);
    await deliver(down);
  }
  expect(await send('66123834', '203.0.113.1')).toBe(200);
  await deliver(working);
  expect(texts).toHaveLength(1);
  vez.clock.advance(30);
  await deliver(working);
  expect(texts).toHaveLength(1);
  expect(await send('66123834', '203.0.113.1')).toBe(429);
  vez.clock.advance(31);
  expect(await send('66123834', '203.0.113.1')).toBe(200);
});
