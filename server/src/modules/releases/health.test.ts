import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegistryEntry } from '@vez/shared/contracts';
import type { LoggedOrder } from '@vez/shared/releases';
import { integrityOf } from '../../registry/published-releases';
import { signedBy, signedSite } from '../../testing/signed-site';
import { startTestServer, type TestServer } from '../../testing/test-server';

const REMOTE = 'mfe-queue';
const [GOOD, BAD, FIXED] = ['good', 'bad', 'fixed'].map((build) => integrityOf(build)) as [
  string,
  string,
  string,
];

let vez: TestServer;
let folder: string;
let site: ReturnType<typeof signedSite>;
let visits: number;

const entryOf = (build: string): RegistryEntry => ({
  ...{ name: REMOTE, routes: ['/offerNum'], contract: '^1.0.0', owner: 'team', preload: {}, locales: {} },
  entry: { url: `/assets/${REMOTE}/${build.slice(-6, -1).replace(/\W/g, '')}.js`, integrity: build },
});
const publish = (build: string) => site.append(site.publication(entryOf(build)));

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vez-health-'));
  vez = await startTestServer({ env: { VEZ_SITE: folder } });
  site = signedSite(folder, vez.clock.now().getTime() - 60_000);
  site.own(REMOTE, ['/offerNum']);
  publish(GOOD);
  publish(BAD);
  visits = 0;
});
afterEach(async () => {
  await vez.stop();
  rmSync(folder, { recursive: true });
});

/** What the page of a visitor in a network tells. */
async function tell(kind: string, network: string, build = BAD): Promise<number> {
  visits += 1;
  const answer = await vez.server.inject({
    method: 'POST',
    url: '/api/releases/health',
    headers: { 'x-forwarded-for': `${network}.${visits % 250}` },
    payload: { remote: REMOTE, build, kind },
  });
  return answer.statusCode;
}
/** What teams are told of releases that were stopped. */
async function stops(of = vez) {
  const claim = { team: 'team', at: vez.clock.now().getTime(), id: randomUUID() };
  const content = Buffer.from(JSON.stringify(claim)).toString('base64url');
  const as = { ...vez.anonymous, token: `vezteam_${content}.${signedBy(site.team.privateKey, claim)}` };
  const answer = await of.call('releases', {}, { as });
  const told = JSON.parse(answer.content) as { stops: { sequence: number }[]; log: LoggedOrder[] };
  return told.stops.map(({ sequence, ...stop }) => ({
    ...stop,
    version: told.log.find(({ order }) => order.sequence === sequence)?.order.version,
  }));
}
const networks = (count: number, from = 0) => Array.from({ length: count }, (_, at) => `10.0.${from + at}`);

describe('a young release that fails', () => {
  it('is stopped at its third failure, in another network each time, by all processes [SHL-18]', async () => {
    for (const [at, kind] of ['throw', 'load'].entries()) await tell(kind, networks(3)[at]!);
    expect(await stops()).toEqual([]);
    expect(await tell('throw', networks(3)[2]!)).toBe(200);
    const stopped = [expect.objectContaining({ version: 2, asked: 3, failed: 3, kinds: ['load', 'throw'] })];
    expect(await stops()).toEqual(stopped);
    const other = await startTestServer({ env: { VEZ_SITE: folder }, beside: vez });
    expect(await stops(other)).toEqual(stopped);
    await other.stop();
  });

  it('is stopped by nobody who tells it often, from one network or with one address', async () => {
    for (let time = 0; time < 20; time += 1) await tell('throw', '10.0.7');
    await tell('load', '10.0.8');
    expect(await stops()).toEqual([]);
  });

  it('goes on where three of thirteen fail, until the fourth part does', async () => {
    for (const network of networks(10)) await tell('shown', network);
    for (const network of networks(3, 100)) await tell('slow', network);
    expect(await stops()).toEqual([]);
    for (const network of networks(1, 200)) await tell('slow', network);
    expect(await stops()).toEqual([expect.objectContaining({ asked: 14, failed: 4 })]);
  });

  it('is not stopped once its team has chosen it again, nor where nothing can stand in for it', async () => {
    for (const network of networks(3)) await tell('throw', network, GOOD);
    expect(await stops()).toEqual([]);
    const { order, details } = site.publication(entryOf(BAD));
    const again = { ...order, act: 'back', version: 2 } as const;
    site.append({ order: again, details, signature: signedBy(site.team.privateKey, again) });
    for (const network of networks(3)) await tell('throw', network);
    expect(await stops()).toEqual([]);
  });

  it('is not stopped by networks that stopped one which its team then called good [SHL-18]', async () => {
    for (const network of networks(3)) await tell('throw', network);
    expect(await stops()).toHaveLength(1);
    const { order, details } = site.publication(entryOf(BAD));
    const again = { ...order, act: 'back', version: 2 } as const;
    site.append({ order: again, details, signature: signedBy(site.team.privateKey, again) });
    publish(FIXED);
    await stops();
    for (const network of networks(3)) await tell('throw', network, FIXED);
    expect(await stops()).toHaveLength(1);
    // Others are heard as before.
    for (const network of networks(3, 100)) await tell('throw', network, FIXED);
    expect(await stops()).toEqual([
      expect.anything(),
      expect.objectContaining({ asked: 3, failed: 3, kinds: ['throw'] }),
    ]);
  });

  it('is counted anew for the next build, and unknown builds not at all', async () => {
    for (const network of networks(2)) await tell('throw', network);
    publish(FIXED);
    await stops();
    for (const network of networks(2, 50)) await tell('throw', network, FIXED);
    expect(await tell('throw', '10.1.1', integrityOf('unknown'))).toBe(200);
    expect(await stops()).toEqual([]);
    expect(await tell('nonsense', '10.1.2')).toBe(400);
  });

  it('keeps nothing that says who told it', async () => {
    await tell('throw', '10.0.7');
    const rows = await vez.db.query<{ network: string }>('SELECT network, failed_as FROM release_health');
    expect(rows).toEqual([{ network: expect.stringMatching(/^[0-9a-f]{64}$/), failed_as: 'throw' }]);
  });
});
