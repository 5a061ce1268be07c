import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Db } from '../../db/db';
import type { Log } from '../../diagnostics/log';
import type { SmsKind } from '../../texts/sms-kind';
import { adjustableClock, type AdjustableClock } from '../../testing/adjustable-clock';
import { copyTemplate } from '../../testing/test-database';
import { createDelivery } from './delivery';
import { fileGateway } from './file-gateway';
import { developmentGateway, type Gateway, type Outgoing } from './gateway';
import { RefusedByGateway } from './gateway-faults';
import { outbox } from './outbox';

const NUMBER = '66123834';

let database: Awaited<ReturnType<typeof copyTemplate>>;
let db: Db;
let clock: AdjustableClock;
let sent: Outgoing[];
let lines: string[];
let counts: string[];

beforeEach(async () => {
  database = await copyTemplate();
  db = connect(database.connectionString, { max: 4 });
  clock = adjustableClock('2026-12-01T09:31');
  [sent, lines, counts] = [[], [], []];
});
afterEach(async () => {
  await db.close();
  await database.drop();
});

const write = (facts: object, text: string) => void lines.push(JSON.stringify({ ...facts, text }));
const log: Log = { info: write, warn: write, error: write };
const taking: Gateway = { send: async (message) => void sent.push(message) };
const count = (kind: SmsKind, outcome: string) => void counts.push(`${kind} ${outcome}`);

const enqueue = (key: string, kind: SmsKind = 'called', seconds = 600) =>
  outbox.enqueue(db, {
    key,
    kind,
    mobile: { area: '853', number: NUMBER },
    text: `text of ${key}`,
    expiresAt: new Date(clock.now().getTime() + seconds * 1_000),
  });
const deliveryBy = (gateway: Gateway, over: Db = db) =>
  createDelivery({ db: over, gateway, clock, log, count });
async function run(gateway: Gateway, over: Db = db) {
  const delivery = deliveryBy(gateway, over);
  await delivery.sweep();
  await delivery.settled();
}
const texts = () => sent.map(({ text }) => text);

describe('a message', () => {
  it('is sent once, however often it is written and swept [QUE-04]', async () => {
    await enqueue('a');
    await enqueue('a');
    await run(taking);
    await run(taking);
    expect(sent).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{32}$/),
        attempt: 1,
        mobile: { area: '853', number: NUMBER },
        text: 'text of a',
      },
    ]);
    expect(counts).toEqual(['called sent']);
  });

  it('is retried at growing intervals, and dropped after the eighth attempt', async () => {
    await enqueue('a', 'moved', 86_400);
    let tries = 0;
    const failing: Gateway = {
      send: async () => {
        tries += 1;
        throw new Error(`no answer for +853${NUMBER}`);
      },
    };
    const waits: number[] = [];
    while (tries < 8) {
      const before = tries;
      for (let seconds = 0; tries === before; seconds += 1) {
        await run(failing);
        if (tries > before) waits.push(seconds);
        clock.advance(1);
      }
    }
    expect(waits).toEqual([0, 0, 1, 3, 7, 15, 31, 63]);
    clock.advance(3_600);
    await run(taking);
    expect(sent).toEqual([]);
    expect(counts.filter((each) => each === 'moved failed')).toHaveLength(7);
    expect(counts.at(-1)).toBe('moved dropped');
    expect(lines.at(-1)).toContain('SMS dropped');
    expect(lines.join()).not.toContain(NUMBER);
  });

  it('is not retried after the gateway has refused it for good', async () => {
    await enqueue('a');
    const refusing: Gateway = {
      send: async () => {
        throw new RefusedByGateway(422);
      },
    };
    await run(refusing);
    clock.advance(300);
    await run(taking);
    expect(sent).toEqual([]);
    expect(lines[0]).toContain('"because":"refused"');
  });

  it('is dropped, logged and counted when it is of no more use: a code after five minutes', async () => {
    await enqueue('code', 'code', 300);
    await enqueue('alert', 'alert', 1_800);
    clock.advance(300);
    await run(taking);
    expect(texts()).toEqual(['text of alert']);
    expect(counts).toEqual(expect.arrayContaining(['code dropped', 'alert sent']));
    expect(lines.filter((line) => line.includes('"because":"late"'))).toHaveLength(1);
  });

  it('of a call is sent before reminders and confirmations that were written earlier [QUE-04]', async () => {
    for (let at = 0; at < 30; at += 1) await enqueue(`early ${at}`, at % 2 === 0 ? 'reminder' : 'booked');
    await enqueue('call');
    await run(taking);
    expect(texts()).toContain('text of call');
  });

  it('is sent before others if a person is waiting for it', async () => {
    for (let at = 0; at < 25; at += 1) await enqueue(`alert-${at}`, 'alert');
    await enqueue('code', 'code');
    await run(taking);
    expect(texts()).toHaveLength(20);
    expect(texts()).toContain('text of code');
  });
});

describe('a code', () => {
  const codeRow = async () =>
    (await db.query<{ text: string; code: string | null }>('SELECT text, code FROM sms_outbox'))[0];
  const enqueueCode = (seconds: number) =>
    outbox.enqueue(db, {
      key: 'code',
      kind: 'code',
      mobile: { area: '853', number: NUMBER },
      text: 'Your code is 123456.',
      code: '123456',
      expiresAt: new Date(clock.now().getTime() + seconds * 1_000),
    });

  it('is deleted once it was sent or dropped; development keeps it for its outbox', async () => {
    await enqueueCode(300);
    await run(taking);
    expect(texts()).toEqual(['Your code is 123456.']);
    expect(await codeRow()).toEqual({ text: '', code: null });
    await db.query('DELETE FROM sms_outbox');
    await enqueueCode(-1);
    await run(taking);
    expect(await codeRow()).toEqual({ text: '', code: null });
    await db.query('DELETE FROM sms_outbox');
    await enqueueCode(300);
    await run(developmentGateway);
    expect(await codeRow()).toEqual({ text: 'Your code is 123456.', code: '123456' });
  });
});

describe('a slow gateway', () => {
  it('holds no row and no connection, and does not delay the rest', async () => {
    let answer = () => undefined as void;
    const slow: Gateway = {
      send: (message) =>
        message.text === 'text of slow'
          ? new Promise<void>((resolve) => {
              answer = resolve;
            })
          : taking.send(message),
    };
    await enqueue('slow');
    const delivery = deliveryBy(slow);
    await delivery.sweep();
    await db.tx((tx) => tx.query('SELECT 1 FROM sms_outbox FOR UPDATE NOWAIT'));
    await enqueue('quick');
    await delivery.sweep();
    // Another process leaves alone what this one has claimed.
    await run(taking);
    answer();
    await delivery.settled();
    expect(texts()).toEqual(['text of quick']);
    const rows = await db.query<{ sent_at: Date | null }>('SELECT sent_at FROM sms_outbox ORDER BY id');
    expect(rows.map(({ sent_at }) => sent_at)).toEqual([clock.now(), clock.now()]);
  });
});

describe('a process that ends', () => {
  it('before it records the gateway’s answer lets the next one send the same id', async () => {
    await enqueue('a');
    const dying = connect(database.connectionString, { max: 1 });
    const lastBreath: Gateway = {
      async send(message) {
        await taking.send(message);
        await dying.close();
      },
    };
    await run(lastBreath, dying);
    await run(taking);
    expect(sent).toHaveLength(1);

    clock.advance(61);
    await run(taking);
    await run(taking);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual({ ...sent[0], attempt: 2 });
  });

  it('still leaves only one line in the file of messages', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vez-sms-'));
    const file = join(folder, 'messages.jsonl');
    await enqueue('a');
    const dying = connect(database.connectionString, { max: 1 });
    const gateway = fileGateway(file);
    await run({ send: (message) => gateway.send(message).then(() => dying.close()) }, dying);
    clock.advance(61);
    await run(gateway);
    const written = (await readFile(file, 'utf8')).trim().split('\n');
    await rm(folder, { recursive: true });
    expect(written).toHaveLength(1);
    expect(counts).toEqual(['called sent']);
  });

  it('repeatedly at one message causes that message to be dropped', async () => {
    await enqueue('a', 'moved', 86_400);
    const hanging: Gateway = { send: () => new Promise<void>(() => undefined) };
    for (let process = 0; process < 8; process += 1) {
      await deliveryBy(hanging).sweep();
      clock.advance(61);
    }
    await run(taking);
    expect(sent).toEqual([]);
    expect(lines.at(-1)).toContain('"because":"failed"');
  });
});
