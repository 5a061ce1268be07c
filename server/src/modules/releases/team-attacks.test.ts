import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { integrityOf } from '../../registry/published-releases';
import { untilLockAwaited } from '../../testing/lock-waits';
import { signedSite } from '../../testing/signed-site';
import { teamCaller } from '../../testing/team-caller';
import { startTestServer, type TestCaller, type TestServer } from '../../testing/test-server';
import { createRetention } from '../retention';

const REMOTE = 'mfe-catalogue';
const MEGABYTE = 1024 * 1024;
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

let vez: TestServer;
let folder: string;
let site: ReturnType<typeof signedSite>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vez-team-'));
  site = signedSite(folder);
  site.publish([REMOTE]);
  vez = await startTestServer({ env: { VEZ_SITE: folder } });
});
afterEach(async () => {
  await vez.stop();
  rmSync(folder, { recursive: true });
});

function team(id: string = randomUUID(), at = vez.clock.now().getTime()): TestCaller {
  return teamCaller(site.team.privateKey, at, id);
}
const fileOf = (name: string, content: Buffer) => ({
  url: `/assets/${REMOTE}/${name}`,
  integrity: integrityOf(content),
});
const bytesOf = (name: string, bytes: number) => Buffer.alloc(bytes, `${name} `);
async function sendFile(name: string, bytes: number) {
  const content = bytesOf(name, bytes);
  const file = fileOf(name, content);
  const body = { ...file, content: content.toString('base64') };
  const answer = await vez.send('sendFile', body, { as: team(), key: randomUUID() });
  return { file, reason: answer.json<{ reason?: string }>().reason, status: answer.statusCode };
}
const order = (...files: { url: string; integrity: string }[]) =>
  site.publication(
    {
      ...{ name: REMOTE, routes: ['/home'], contract: '^1.0.0', owner: 'team' },
      ...{ entry: files[0]!, preload: {}, locales: {} },
    },
    null,
    undefined,
    files,
  );
const giveOrder = (given: ReturnType<typeof order>) =>
  vez.send(
    'giveOrder',
    { remote: REMOTE, act: given.order.act, content: JSON.stringify(given) },
    { as: team(), key: randomUUID() },
  );
const stored = () =>
  vez.db.query<{ url: string; bytes: number }>(
    'SELECT url, octet_length(content) AS bytes FROM release_file ORDER BY url',
  );
const sweep = () =>
  createRetention({ db: vez.db, clock: vez.clock, log: silent, pace: { rows: 500, pauseMs: 0 } }).sweep();
/** Dates files as sent a while ago; the database dates them by its own clock. */
const sentBefore = async (minutes: number) => {
  await vez.db.query('ALTER TABLE release_file DISABLE TRIGGER USER');
  await vez.db.query('UPDATE release_file SET added_at = $1', [
    new Date(vez.clock.now().getTime() - minutes * 60_000),
  ]);
  await vez.db.query('ALTER TABLE release_file ENABLE TRIGGER USER');
};

describe('a team without an order', () => {
  it('sends at most 32 MB out of 40 files of 3 MB, even at the same time', async () => {
    const names = Array.from({ length: 40 }, (_, at) => `big.${at}.js`);
    const answers = [];
    for (let at = 0; at < names.length; at += 4) {
      const group = names.slice(at, at + 4).map((name) => sendFile(name, 3 * MEGABYTE - 1_024));
      answers.push(...(await Promise.all(group)));
    }
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ reason }) => reason))).toEqual(new Set(['releaseQuota']));
    expect((await stored()).reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(32 * MEGABYTE);
    // Resending an existing file, as after a lost answer, does not count again.
    expect((await sendFile('big.0.js', 3 * MEGABYTE - 1_024)).status).toBe(200);
  });

  it('sends at most 500 files, however small', async () => {
    await vez.db.query(
      `INSERT INTO release_file (url, integrity, content)
       SELECT '/assets/${REMOTE}/small.' || n || '.js', 'sha256-x', '' FROM generate_series(1, 500) AS n`,
    );
    expect((await sendFile('another.js', 10)).reason).toBe('releaseQuota');
  });

  it('loses its files after an hour and has room again; files that an order names stay', async () => {
    const [named, unnamed] = [await sendFile('named.js', 10), await sendFile('unnamed.js', 10)];
    expect((await giveOrder(order(named.file))).statusCode).toBe(200);
    await sentBefore(59);
    await sweep();
    expect((await stored()).map(({ url }) => url)).toEqual([named.file.url, unnamed.file.url]);
    await sentBefore(61);
    await sweep();
    expect((await stored()).map(({ url }) => url)).toEqual([named.file.url]);
    await expect(vez.db.query('DELETE FROM release_file')).rejects.toThrow('What was released stays.');
    await expect(vez.db.query('DELETE FROM release_order_file')).rejects.toThrow('What was released stays.');
  });

  it('gets no order for a file under deletion, and loses none that an order is about to name', async () => {
    const { file } = await sendFile('late.js', 10);
    const answer = await vez.db.tx(async (tx) => {
      await tx.query('DELETE FROM release_file WHERE url = $1', [file.url]);
      const given = giveOrder(order(file));
      await untilLockAwaited(vez.db, given);
      return { given };
    });
    expect((await answer.given).json<{ reason: string }>().reason).toBe('releaseFilesMissing');
    await sendFile('late.js', 10);
    expect((await giveOrder(order(file))).statusCode).toBe(200);
  });

  it.each(['.htaccess', '..', '..js', 'a..js', 'entry.', '.'])('cannot name a file %s', async (name) => {
    expect((await sendFile(name, 10)).status).toBe(400);
    expect(await stored()).toEqual([]);
  });
});

describe('the credential of a team', () => {
  const read = (as: TestCaller, key?: string, at = vez) =>
    at.send('releases', {}, { as, ...(key && { key }) });

  it('is valid for one call, in all processes, and for a repetition of that call', async () => {
    const other = await startTestServer({ env: { VEZ_SITE: folder }, beside: vez });
    const [as, key] = [team(), randomUUID()];
    expect((await read(as, key)).statusCode).toBe(200);
    expect((await read(as, key, other)).statusCode).toBe(200);
    expect((await read(as, randomUUID(), other)).statusCode).toBe(401);
    expect((await read(as)).statusCode).toBe(401);
    const withoutKey = team();
    expect((await read(withoutKey)).statusCode).toBe(200);
    expect((await read(withoutKey)).statusCode).toBe(401);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => team('the same')).map((same) => read(same)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    await other.stop();
  });

  it('is made by the team’s commands as the server reads it', async () => {
    const origin = await vez.server.listen({ port: 0, host: '127.0.0.1' });
    const privateKey = site.team.privateKey.export({ format: 'pem', type: 'pkcs8' });
    const commands = pathToFileURL(join(__dirname, '../../../../tools/scripts/remote/server-site.mjs')).href;
    // This server uses the clock of its tests.
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--input-type=module',
      '--eval',
      `Date.now = () => ${vez.clock.now().getTime()};
       const { serverSite } = await import(${JSON.stringify(commands)});
       const site = serverSite(${JSON.stringify(origin)}, ${JSON.stringify({ team: 'team', keys: { privateKey } })});
       const { log } = await site.read();
       console.log(log.length, await site.missing([${JSON.stringify(fileOf('a.js', bytesOf('a.js', 10)))}]));`,
    ]);
    expect(stdout).toContain('/a.js');
  });

  it('opens no other call than its own, even with the idempotency key of that one', async () => {
    const content = bytesOf('mine.js', 10).toString('base64');
    const mine = { ...fileOf('mine.js', bytesOf('mine.js', 10)), content };
    const other = {
      ...fileOf('other.js', bytesOf('other.js', 10)),
      content: bytesOf('other.js', 10).toString('base64'),
    };
    const [key, post] = [
      randomUUID(),
      { method: 'POST', url: '/api/releases/files', body: JSON.stringify(mine) },
    ];
    const token = team().tokenFor!(post);
    const seen = { ...vez.anonymous, token };
    expect((await vez.send('missingFiles', { files: [] }, { as: seen, key })).statusCode).toBe(401);
    expect((await vez.send('releases', {}, { as: seen, key })).statusCode).toBe(401);
    expect((await vez.send('sendFile', mine, { as: seen, key })).statusCode).toBe(200);
    expect((await vez.send('sendFile', mine, { as: seen, key })).statusCode).toBe(200);
    const replayed = await vez.send('sendFile', other, { as: seen, key });
    expect([replayed.statusCode, replayed.json<{ reason: string }>().reason]).toEqual([401, 'unauthorized']);
    expect((await stored()).map(({ url }) => url)).toEqual([mine.url]);
  });

  it('is stored no longer than it could be used', async () => {
    await read(team());
    const used = async () => (await vez.db.query('SELECT FROM used_team_credential')).length;
    vez.clock.advance(59 * 60);
    await sweep();
    expect(await used()).toBe(1);
    vez.clock.advance(2 * 60);
    await sweep();
    expect(await used()).toBe(0);
  });
});
