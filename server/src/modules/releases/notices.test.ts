import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { createSiteReleases } from '../../registry/site-releases';
import { signedSite } from '../../testing/signed-site';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { createNotices, createReleases } from '.';

const SECRET = 'a-secret-of-this-owner-and-us';
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

interface Told {
  headers: NodeJS.Dict<string | string[]>;
  body: string;
}
let vez: TestServer;
let folder: string;
let owner: Server;
let told: Told[];
/** The answers of the owner's machine, one after the other. */
let answers: number[];

beforeEach(async () => {
  told = [];
  answers = [];
  owner = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    told.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
    response.writeHead(answers.shift() ?? 204).end();
  }).listen(0, '127.0.0.1');
  await once(owner, 'listening');
  folder = mkdtempSync(`${tmpdir()}/vez-notices-`);
  vez = await startTestServer();
});
afterEach(async () => {
  owner.closeAllConnections();
  owner.close();
  await vez.stop();
  rmSync(folder, { recursive: true });
});

/** The notices of one process, and a stopped release of a remote. */
async function stopped(team = 'team', mark: { mustStay?: true } = {}) {
  const { port } = owner.address() as AddressInfo;
  const site = signedSite(folder, () => vez.clock.now().getTime() - 60_000);
  site.publish(['mfe-queue'], null, mark);
  const releases = createSiteReleases({
    siteDir: folder,
    operatorKey: site.operator.publicKey as never,
    log,
    secrets: vez.config.secrets,
  });
  releases.look();
  const { sequence } = releases.union.log.at(-1)!.order;
  await vez.db.query(
    `INSERT INTO release_stop (remote, sequence, asked, failed, kinds, at) VALUES ('mfe-queue', $1, 4, 3, '{throw}', $2)`,
    [sequence, vez.clock.now()],
  );
  const owners = new Map([[team, { webhook: `http://127.0.0.1:${port}/hook`, secret: SECRET }]]);
  const deps = { db: vez.db, clock: vez.clock, log } as never;
  return () => createNotices(deps, createReleases(deps, releases), owners);
}

describe('the owner of a stopped release', () => {
  it('is notified once, in words that it can check, by any of the processes', async () => {
    const process = await stopped();
    await Promise.all([process()(), process()()]);
    await process()();
    const [{ headers, body } = { headers: {}, body: '' }, ...more] = told;
    expect(more).toEqual([]);
    expect(JSON.parse(body)).toMatchObject({
      event: 'releaseStopped',
      ...{ remote: 'mfe-queue', version: 1, asked: 4, failed: 3, kinds: ['throw'] },
    });
    const signed = `${String(headers['x-vez-timestamp'])}.${body}`;
    expect(headers['x-vez-signature']).toBe(createHmac('sha256', SECRET).update(signed).digest('hex'));
  });

  it('learns that a release which must stay fails', async () => {
    const process = await stopped('team', { mustStay: true });
    await process()();
    expect(told.map(({ body }) => JSON.parse(body) as object)).toMatchObject([
      { event: 'releaseFails', version: 1, failed: 3 },
    ]);
  });

  it('is notified again after a failure, even by a process that started since', async () => {
    const process = await stopped();
    answers = [503];
    await process()();
    await process()();
    expect(told).toHaveLength(1);
    vez.clock.advance(60);
    await process()();
    vez.clock.advance(3_600);
    await process()();
    expect(told.map(({ headers }) => headers['idempotency-key'])).toEqual([
      told[0]!.headers['idempotency-key'],
      told[0]!.headers['idempotency-key'],
    ]);
  });

  it('is not notified if the operator has set no address', async () => {
    const process = await stopped('another-team');
    await process()();
    expect(told).toEqual([]);
  });
});
