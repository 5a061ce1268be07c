import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, request, test, type APIRequestContext } from '@playwright/test';
import { freePort } from '../../tools/scripts/lib/running-vez.mjs';
import { withoutRepeats } from '../src/by-night';
import { codeSentTo, newMobile } from '../src/citizen';
import { counterSystemOf } from '../src/counter-system';

// `npm start` from outside: refusals, shutdown, and leftovers after a kill.
test.describe.configure({ mode: 'default' });
test.beforeEach(({}, testInfo) => {
  test.skip(testInfo.project.name !== 'phone', 'no screen has a part in this');
});

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
interface Taken {
  ticket: { id: string; jettonCode: string };
}
const folders: string[] = [];
const started: ChildProcess[] = [];

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'vez-start-'));
  folders.push(folder);
  return folder;
}

test.afterAll(async () => {
  started.forEach((child) => child.exitCode === null && child.kill('SIGKILL'));
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

function start(
  env: Record<string, string>,
  [command, ...args] = [process.execPath, 'tools/scripts/start.mjs'],
) {
  const child = spawn(command!, args, {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, VEZ_SMS_LIMITS: 'off', ...env },
  });
  started.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, exit, said: () => said };
}

/** Finds all processes that were started for a data folder. */
const runningOn = (dataDir: string) => {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line.includes(dataDir) && !line.includes('ps -eo'));
};

async function up(origin: string): Promise<APIRequestContext> {
  const api = await request.newContext({ baseURL: origin });
  await expect
    .poll(async () => (await api.get('/readyz').catch(() => undefined))?.ok(), { timeout: 60_000 })
    .toBe(true);
  return api;
}

const refusals: [string, (dataDir: string) => Promise<Record<string, string>>, RegExp][] = [
  ['a port that is no number', async () => ({ PORT: 'eighty' }), /PORT must be a port number/],
  [
    'a database that cannot be reached',
    async () => ({ DATABASE_URL: 'postgres://vez:vez@127.0.0.1:9/vez' }),
    /The database cannot be used/,
  ],
  [
    'a folder that cannot be written',
    async (dataDir) => {
      await writeFile(join(dataDir, 'file'), '');
      return { VEZ_DATA_DIR: join(dataDir, 'file', 'below') };
    },
    /The data cannot be kept in/,
  ],
  ['a setting that means nothing', async () => ({ VEZ_COUNTER_PACE_MS: 'fast' }), /VEZ_COUNTER_PACE_MS/],
];
/** Settings are also read by unit tests. */
const REPEATS = ['a port that is no number', 'a setting that means nothing'];
for (const [fault, settings, sentence] of withoutRepeats(refusals, ([what]) => REPEATS.includes(what))) {
  test(`does not start on ${fault}, reports it, and leaves no process behind`, async () => {
    const dataDir = await newFolder();
    const { exit, said } = start({
      PORT: String(await freePort()),
      VEZ_DATA_DIR: dataDir,
      ...(await settings(dataDir)),
    });
    expect(await exit).toBe(1);
    expect(said()).toMatch(sentence);
    expect(said()).not.toMatch(/^\s+at /m);
    expect(runningOn(dataDir)).toEqual([]);
  });
}

test('does not start on a port in use, and names it', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as AddressInfo;
  const { exit, said } = start({ PORT: String(port), VEZ_DATA_DIR: await newFolder() });
  expect(await exit).toBe(1);
  expect(said()).toContain(`Port ${port} is in use`);
  taken.close();
});

test('keeps every ticket after kill -9, and leaves no process behind on Ctrl-C', async () => {
  const dataDir = await newFolder();
  const port = String(await freePort());
  const origin = `http://localhost:${port}`;
  const env = { PORT: port, VEZ_DATA_DIR: dataDir };
  const mobile = newMobile();

  async function login(api: APIRequestContext) {
    await api.get(`/api/verificationCode/853-${mobile}`);
    const answer = await api.post('/api/valid', {
      data: { areaCode: '853', mobileNumber: mobile, token: await codeSentTo(api, mobile) },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    const { jwtToken } = (await answer.json()) as { jwtToken: string };
    return { authorization: `Bearer ${jwtToken}` };
  }

  const first = start(env);
  const before = await up(origin);
  const asked = {
    headers: { ...(await login(before)), 'idempotency-key': crypto.randomUUID() },
    data: {
      serviceId: 1,
      locationId: 5,
      cntToAlert: null,
      messageCode: null,
      mobArea: '853',
      mobNum: mobile,
    },
  };
  await counterSystemOf(before).open({ serviceId: 1, locationId: 5 }, '9');
  const taken = await before.post('/api/queue/requestQueueTicket', asked);
  expect(taken.ok(), await taken.text()).toBe(true);
  const { ticket } = (await taken.json()) as Taken;
  // Kills only the node process and leaves its database running, as a crash does.
  first.child.kill('SIGKILL');
  await first.exit;

  const second = start(env);
  const after = await up(origin);
  const found = await after.get(`/api/favourite/tickets/${ticket.id}`, { headers: await login(after) });
  expect(found.ok(), await found.text()).toBe(true);
  expect(((await found.json()) as Taken).ticket.jettonCode).toBe(ticket.jettonCode);

  // Like Ctrl-C: the whole process group gets the signal.
  process.kill(-second.child.pid!, 'SIGINT');
  expect(await second.exit, second.said()).toBe(0);
  expect(runningOn(dataDir)).toEqual([]);
});

test('leaves no process behind when stopped during start-up', async () => {
  const dataDir = await newFolder();
  const { child, exit, said } = start({ PORT: String(await freePort()), VEZ_DATA_DIR: dataDir });
  await expect.poll(() => runningOn(dataDir).length, { timeout: 60_000 }).toBeGreaterThan(0);
  process.kill(-child.pid!, 'SIGINT');
  expect(await exit, said()).toBe(0);
  expect(runningOn(dataDir)).toEqual([]);
});

test('leaves no process behind when only npm is stopped', async () => {
  const dataDir = await newFolder();
  const port = String(await freePort());
  const { child } = start({ PORT: port, VEZ_DATA_DIR: dataDir }, ['npm', 'start']);
  await up(`http://localhost:${port}`);
  child.kill('SIGTERM');
  await expect.poll(() => runningOn(dataDir), { timeout: 20_000 }).toEqual([]);
});

test('keeps its data after kill -9 of itself and of its database', async () => {
  const dataDir = await newFolder();
  const port = String(await freePort());
  const env = { PORT: port, VEZ_DATA_DIR: dataDir };
  const first = start(env);
  await up(`http://localhost:${port}`);
  const pids = runningOn(dataDir).map((line) => Number.parseInt(line, 10));
  for (const pid of [first.child.pid!, ...pids]) process.kill(pid, 'SIGKILL');
  await first.exit;

  const second = start(env);
  await up(`http://localhost:${port}`);
  process.kill(-second.child.pid!, 'SIGINT');
  expect(await second.exit, second.said()).toBe(0);
  expect(runningOn(dataDir)).toEqual([]);
});
