import { once } from 'node:events';
import { connect as connectTo, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { answerTo } from '../http/answer-to';
import { copyTemplate } from '../testing/test-database';
import { connect, type Db } from './db';
import { builtStatement } from './statement';

/** A proxy in front of the database. Frozen, it accepts everything and forwards nothing, like a host that hangs. */
async function startLine(url: URL) {
  const sockets = new Set<Socket>();
  const server: Server = createServer((near) => {
    const far = connectTo(Number(url.port), url.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (part) => to.write(part));
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = new URL(url);
  own.port = String((server.address() as AddressInfo).port);
  return {
    connectionString: own.href,
    freeze: () => sockets.forEach((socket) => socket.pause()),
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo()));
};
const reasonOf = (error: unknown) => answerTo(error as Error, 'en_us', '').body.reason;

let database: Awaited<ReturnType<typeof copyTemplate>>;
let line: Awaited<ReturnType<typeof startLine>>;
let db: Db;
beforeEach(async () => {
  database = await copyTemplate();
  line = await startLine(new URL(database.connectionString));
  const patience = { statement: 300, idle: 300, answer: 2_500, probe: 1_000 };
  db = connect(line.connectionString, { max: 2, patience });
  // Opens all of its connections before the line freezes.
  await Promise.all([db.query('SELECT 1'), db.query('SELECT 1'), db.isReachable()]);
});
afterEach(async () => {
  await line.stop();
  await db.close();
  await database.drop();
});

describe('a database', () => {
  it('ends a slow statement, and asks the caller to come back [FLT-50]', async () => {
    const error = await db.query('SELECT pg_sleep(30)').catch((fault: unknown) => fault);
    expect(error).toMatchObject({ code: '57014' });
    expect(reasonOf(error)).toBe('busy');
    expect(await db.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('ends an idle transaction, which releases its locks', async () => {
    const standing = db.tx(async (tx) => {
      await tx.query('LOCK TABLE slot');
      await db.query(`SELECT 1 FROM slot`).catch(() => undefined);
      // By now the lock is released.
      await db.query('SELECT 1 FROM slot');
      await tx.query('SELECT 1');
    });
    expect(reasonOf(await standing.catch((fault: unknown) => fault))).toBe('busy');
  });

  it('reports the statement that failed, not one that was sent with it', async () => {
    const failing = db.tx(async (tx) => {
      tx.query('SELECT 1 / 0').catch(() => undefined);
      await tx.query('SELECT 1');
    });
    await expect(failing).rejects.toMatchObject({ code: '22012' });
  });

  it('that ends a transaction in a deadlock has it retried unnoticed [FLT-51]', async () => {
    const patient = connect(database.connectionString, { max: 2 });
    const begun: string[] = [];
    let meet: () => void = () => undefined;
    const bothHoldOne = new Promise<void>((resolve) => (meet = resolve));
    let holding = 0;
    const lockBoth = (first: string, second: string) =>
      patient.tx(async (tx) => {
        begun.push(first);
        await tx.query(`SET LOCAL deadlock_timeout = '50ms'`);
        await tx.query(`LOCK TABLE ${first}`);
        holding += 1;
        if (holding === 2) meet();
        await bothHoldOne;
        await tx.query(`LOCK TABLE ${second}`);
        return first;
      });
    const done = await Promise.all([lockBoth('slot', 'ticket'), lockBoth('ticket', 'slot')]);
    expect(done).toEqual(['slot', 'ticket']);
    expect(begun).toHaveLength(3);
    await patient.close();
  });

  it('keeps answering after a migration, in transactions as well', async () => {
    const holidays = builtStatement<{ values: []; row: object }>(
      'test-holidays',
      'SELECT * FROM public_holiday',
    );
    const both = () => Promise.all([db.query(holidays), db.query(holidays)]);
    await both();
    await db.query('ALTER TABLE public_holiday ADD COLUMN note text');
    const [first] = await db.tx((tx) => tx.query(holidays));
    expect(first).toHaveProperty('note', null);
    for (const rows of await both()) expect(rows[0]).toHaveProperty('note', null);
  });

  it('is given up when it freezes, and used again once it is back [FLT-54]', async () => {
    line.freeze();
    expect(await db.isReachable()).toBe(false);
    const faults = await Promise.all([
      db.query('SELECT 1').catch((fault: unknown) => fault),
      db.tx((tx) => tx.query('SELECT 1')).catch((fault: unknown) => fault),
    ]);
    expect(faults.map(reasonOf)).toEqual(['busy', 'busy']);
    // Frozen connections stay frozen. A new one gets through, on a busy machine not always at the first try.
    await until(() => db.isReachable());
    expect(await db.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(db.connections()).toMatchObject({ used: 0, waiting: 0 });
  });
});
