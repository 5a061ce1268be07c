import { createDelivery } from '../modules/sms';
import {
  answering,
  silent,
  startGatewayServer,
  taking,
  type GatewayServer,
} from '../testing/sms-gateway-server';
import { solvePuzzle } from '../testing/solve-puzzle';
import { startTestServer, type TestServer } from '../testing/test-server';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const NUMBER = '66123834';
const OWNER = '203.0.113.1';
const STRANGER = '198.51.100.1';

interface Answer {
  statusCode: number;
  reason?: string;
  challengeId?: string;
}

let processes: [TestServer, TestServer];
let gateway: GatewayServer;
const env = { VEZ_SMS_LIMITS: 'on', VEZ_PUZZLE_TRIES: '2' };

async function start(more: Record<string, string> = {}) {
  const first = await startTestServer({ env: { ...env, ...more } });
  processes = [first, await startTestServer({ env: { ...env, ...more }, beside: first })];
}
beforeEach(async () => {
  gateway = await startGatewayServer(taking);
});
afterEach(async () => {
  await gateway.stop();
  await processes[1].stop();
  await processes[0].stop();
});

const clock = () => processes[0].clock;
let calls = 0;
/** Asks the processes in turn; a caller who solves puzzles does so once for each call. */
async function ask(ip: string, { number = NUMBER, solves = false } = {}): Promise<Answer> {
  const vez = processes[(calls += 1) % 2]!;
  const wish = { areaCode: '853', mobileNumber: number };
  const first = await vez.send('sendCode', wish, { ip });
  const { puzzle } = first.json<{ puzzle?: object }>();
  const response =
    puzzle && solves
      ? await vez.send('sendCode', { ...wish, proof: await solvePuzzle(puzzle) }, { ip })
      : first;
  return { ...response.json<Answer>(), statusCode: response.statusCode };
}
async function tryCode(ip: string, token: string, challengeId?: string): Promise<Answer> {
  const vez = processes[(calls += 1) % 2]!;
  const attempt = { areaCode: '853', mobileNumber: NUMBER, token, ...(challengeId ? { challengeId } : {}) };
  const response = await vez.send('validateCode', attempt, { ip });
  return { ...response.json<Answer>(), statusCode: response.statusCode };
}
const codeOf = async (challengeId: string): Promise<string> =>
  (
    await processes[0].db.query<{ code: string }>('SELECT code FROM sms_outbox WHERE key = $1', [
      `code:${challengeId}`,
    ])
  )[0]!.code;
const sent = (answers: Answer[]) => answers.filter(({ statusCode }) => statusCode === 200);
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a gateway', () => {
  const deliveries = (limitMs: number) =>
    processes.map(({ db }) => createDelivery({ db, clock: clock(), gateway: gateway.gateway(limitMs), log }));

  it('that is slow gets one code for a number, and not eight [API-72]', async () => {
    await start();
    gateway.become(silent);
    const [one, other] = deliveries(60_000);
    const answers: Answer[] = [];
    for (let at = 0; at < 8; at += 1) {
      answers.push(await ask(OWNER, { solves: true }));
      await (at % 2 === 0 ? one : other)!.sweep();
      clock().advance(0.3);
    }
    expect(sent(answers)).toHaveLength(1);
    expect(answers.at(-1)).toMatchObject({ reason: 'codeTooSoon' });
  });

  it('that answers after its limit refunds nothing, and gets a code three times at most', async () => {
    await start();
    gateway.become(silent);
    const [one, other] = deliveries(1_000);
    const answers: Answer[] = [];
    for (let at = 0; at < 40; at += 1) {
      answers.push(await ask(OWNER, { solves: true }));
      const delivery = (at % 2 === 0 ? one : other)!;
      await delivery.sweep();
      await delivery.settled();
      clock().advance(1);
    }
    expect(sent(answers)).toHaveLength(1);
    expect(gateway.messages).toHaveLength(3);
  });

  it('that takes a code twice is not asked a third time [FLT-60]', async () => {
    await start();
    gateway.become(answering(500));
    await ask(OWNER);
    const [one, other] = deliveries(5_000);
    await one!.sweep();
    await one!.settled();
    gateway.become(taking);
    clock().advance(2);
    for (const delivery of [other!, one!]) {
      await delivery.sweep();
      await delivery.settled();
    }
    expect(gateway.messages).toHaveLength(2);
    expect(await ask(OWNER)).toMatchObject({ reason: 'codeTooSoon' });
  });

  it.each([503, 422])(
    'that refuses with %i causes no wait, and its code opens nothing [FLT-59]',
    async (status) => {
      await start();
      gateway.become(answering(status));
      const [one, other] = deliveries(5_000);
      const { challengeId } = await ask(OWNER);
      const code = await codeOf(challengeId!);
      for (const delivery of [one!, other!]) {
        await delivery.sweep();
        await delivery.settled();
      }
      expect(await ask(OWNER)).toMatchObject({ statusCode: 200 });
      expect(await tryCode(OWNER, code, challengeId)).toMatchObject({
        reason: 'codeExpired',
      });
    },
  );

  it('that refuses does not refund a code after a wrong guess', async () => {
    await start();
    gateway.become(answering(503));
    const [one] = deliveries(5_000);
    const { challengeId } = await ask(STRANGER);
    await tryCode(STRANGER, wrong(await codeOf(challengeId!)), challengeId);
    await one!.sweep();
    await one!.settled();
    expect(await ask(STRANGER)).toMatchObject({ reason: 'codeTooSoon' });
  });

  it('gets no more than the budget of an address from both processes together', async () => {
    await start({ VEZ_PUZZLES: 'never' });
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, at) => ask(STRANGER, { number: String(66_100_000 + at * 10_001) })),
    );
    expect(sent(answers)).toHaveLength(10);
  });
});

it('gets no more codes than the budget of the city from both processes together', async () => {
  await start({ VEZ_PUZZLES: 'never', VEZ_SMS_CODES_PER_MINUTE: '10' });
  const from = (at: number) => ask(`20.${at}.0.1`, { number: String(66_100_000 + at * 10_001) });
  const answers = await Promise.all(Array.from({ length: 24 }, (_, at) => from(at)));
  expect(sent(answers).length).toBeLessThanOrEqual(10);
  for (let at = 24; at < 36; at += 1) answers.push(await from(at));
  expect(sent(answers)).toHaveLength(10);
  expect(answers.at(-1)).toMatchObject({ statusCode: 429, reason: 'codesBusy' });
});

describe('one network', () => {
  const numberOf = (at: number) => String(66_000_000 + ((at * 10_007) % 999_983));

  it('of 2^64 addresses is one asker: ten codes an hour, half of them for a puzzle each', async () => {
    await start();
    const from = (at: number) => `2001:db8:1:2::${(at + 1).toString(16)}`;
    const free = await Promise.all(
      Array.from({ length: 20 }, (_, at) => ask(from(at), { number: numberOf(at) })),
    );
    expect(sent(free).length).toBeLessThanOrEqual(5);
    const answers: Answer[] = [];
    for (let at = 20; at < 40; at += 1)
      answers.push(await ask(from(at), { number: numberOf(at), solves: true }));
    expect(sent(free).length + sent(answers).length).toBe(10);
    expect(answers.at(-1)).toMatchObject({ reason: 'networkBusy' });
  });

  it('of a whole /48 pays the hardest puzzle for each code beyond its limit [API-72]', async () => {
    await start({ VEZ_SMS_CODES_PER_NETWORK: '20', VEZ_SMS_CODES_PER_MINUTE: '60' });
    const from = (at: number) => `2001:db8:1:${at.toString(16)}::1`;
    for (let at = 0; at < 20; at += 1) {
      expect((await ask(from(at), { number: numberOf(at), solves: true })).statusCode).toBe(200);
    }
    const refused = await ask(from(3), { number: numberOf(50), solves: true });
    expect(refused).toMatchObject({ statusCode: 429, reason: 'networkBusy' });
    const [tries, hardest] = [2, 32];
    expect(await ask(from(51), { number: numberOf(51) })).toMatchObject({
      ...{ statusCode: 428, reason: 'puzzleRequired' },
      puzzle: { parameters: { data: { most: tries * hardest } } },
    });
    expect((await ask(from(51), { number: numberOf(51), solves: true })).statusCode).toBe(200);
    expect(await ask(OWNER)).toMatchObject({ statusCode: 200 });
  });
});

describe('an attacker from another network', () => {
  it('cannot use up the tries of the owner, whose code still works', async () => {
    await start();
    const { challengeId } = await ask(OWNER);
    for (let at = 0; at < 6; at += 1) {
      expect(await tryCode(STRANGER, '000000')).toMatchObject({ reason: 'codeExpired' });
      const made = '00000000-0000-4000-8000-000000000000';
      expect(await tryCode(STRANGER, '000000', made)).toMatchObject({ reason: 'codeExpired' });
    }
    const answer = await tryCode(OWNER, await codeOf(challengeId!), challengeId);
    expect(answer.statusCode).toBe(200);
  });

  it('cannot keep the owner from getting and using a code by asking all day', async () => {
    await start();
    const { challengeId: early } = await ask(OWNER);
    for (let at = 0; at < 100; at += 1) {
      await ask(STRANGER, { solves: true });
      clock().advance(2);
    }
    expect(await tryCode(OWNER, await codeOf(early!), early)).toMatchObject({ statusCode: 200 });
    for (let at = 0; at < 50; at += 1) {
      await ask(`198.51.100.${at}`, { solves: true });
      clock().advance(1_500);
    }
    const { challengeId } = await ask(OWNER, { solves: true });
    expect(await tryCode(OWNER, await codeOf(challengeId!), challengeId)).toMatchObject({ statusCode: 200 });
  });

  it.each(['a botnet', 'one network'])(
    'has 30 guesses a day, and one more for each hard puzzle, as %s',
    async (kind) => {
      await start();
      for (let at = 0; at < 48; at += 1) {
        const ip = kind === 'a botnet' ? `${20 + at}.51.100.1` : `198.51.100.${at}`;
        const { challengeId } = await ask(ip, { solves: true });
        for (let guess = 0; guess < 4 && challengeId; guess += 1) {
          await tryCode(ip, wrong(await codeOf(challengeId)), challengeId);
        }
        clock().advance(1_800);
      }
      const [row] = await processes[0].db.query<{ tries: number }>(
        'SELECT sum(tries) AS tries FROM sms_code',
      );
      expect(row!.tries).toBe(30 + 38);
    },
  );
});

it('gives a new asker a code, even after a stranger’s requests from two networks [API-72]', async () => {
  await start();
  const strangers: Answer[] = [];
  for (let at = 0; at < 40; at += 1) {
    strangers.push(await ask(`${at % 2 === 0 ? '198.51.100' : '203.0.114'}.${at}`, { solves: true }));
    clock().advance(5);
  }
  expect(sent(strangers).length).toBeGreaterThan(10);
  expect(await ask(OWNER)).toMatchObject({ statusCode: 428, reason: 'puzzleRequired' });
  const { challengeId } = await ask(OWNER, { solves: true });
  expect(await tryCode(OWNER, await codeOf(challengeId!), challengeId)).toMatchObject({ statusCode: 200 });
});

it('makes an asker wait longer after each unused code', async () => {
  await start();
  const pauses: number[] = [];
  for (let codes = 0; codes < 5; codes += 1) {
    clock().advance(601);
    expect(await ask(OWNER, { solves: true })).toMatchObject({ statusCode: 200 });
    const vez = processes[0];
    const refused = await vez.send('sendCode', { areaCode: '853', mobileNumber: NUMBER }, { ip: OWNER });
    pauses.push(Number(refused.headers['retry-after']));
  }
  expect(pauses).toEqual([60, 60, 60, 120, 240]);
});

it('frees the place of a used code', async () => {
  await start();
  for (let logins = 0; logins < 5; logins += 1) {
    const { challengeId } = await ask(OWNER);
    expect(await tryCode(OWNER, await codeOf(challengeId!), challengeId)).toMatchObject({ statusCode: 200 });
  }
});
