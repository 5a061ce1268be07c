import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegistryEntry } from '@vez/shared/contracts';
import type { LoggedOrder, ReleaseOrder } from '@vez/shared/releases';
import { integrityOf } from '../registry/published-releases';
import { signedBy, signedSite } from './signed-site';
import { teamCaller } from './team-caller';
import { PAGE_TEMPLATE } from './page-template';
import { releasesIn, servePages } from './site-pages';
import { startTestServer, type TestServer } from './test-server';

const REMOTE = 'mfe-queue';
const PATH = '/offerNum';

const entryOf = (build: string): RegistryEntry => ({
  ...{ name: REMOTE, routes: [PATH], contract: '^1.0.0', owner: 'team', preload: {}, locales: {} },
  entry: { url: `/assets/${REMOTE}/${build}.js`, integrity: integrityOf(build) },
});

/** An address in each of so many IPv4 networks (/24). */
export const addresses = (count: number, from = 0): string[] =>
  Array.from({ length: count }, (_, at) => `10.${(from + at) >> 8}.${(from + at) & 255}.7`);

/**
 * A site whose remote has two releases, `good` and the minute-old `bad`; its pages; and the people who report from
 * them.
 */
export async function startReportedRelease() {
  const folder = mkdtempSync(join(tmpdir(), 'vez-reports-'));
  const vez = await startTestServer({ env: { VEZ_SITE: folder } });
  const site = signedSite(folder, () => vez.clock.now().getTime() - 60_000);
  site.template(PAGE_TEMPLATE);
  site.own(REMOTE, [PATH]);
  /** Publishes a build, or gives another order about it. */
  const publish = (build: string, more: Partial<ReleaseOrder> = {}) => {
    const { order, details } = site.publication(entryOf(build));
    const whole = { ...order, ...more };
    site.append({ order: whole, details, signature: signedBy(site.team.privateKey, whole) });
  };
  publish('good');
  publish('bad');
  await servePages(vez);

  /** What a page carries of the remote, once the process has looked for releases again. */
  async function carried(of: TestServer = vez) {
    await of.releases.refresh();
    const { body } = await vez.server.inject(PATH);
    return releasesIn(body).releases[0]!;
  }
  async function tokenOf(build: string): Promise<string | undefined> {
    const { order, report, before } = await carried();
    const isOf = (one: ReleaseOrder | undefined) => one?.entry?.entry.integrity === integrityOf(build);
    return isOf(order) ? report : isOf(before?.order) ? before?.report : undefined;
  }
  const tokens = new Map<string, string | undefined>();

  return {
    vez,
    folder,
    publish,
    carried,
    /** Makes a release of this build current again. */
    goBackTo: (build: string, version: number) => publish(build, { act: 'back', version }),
    /** The page of the remote. */
    page: async () => (await vez.server.inject(PATH)).body,
    /** A report from a page of this build. @returns the status of the answer */
    async report(kind: string, address: string, build = 'bad', more: object = {}): Promise<number> {
      if (tokens.get(build) === undefined) tokens.set(build, await tokenOf(build));
      const token = tokens.get(build);
      const { statusCode } = await vez.server.inject({
        method: 'POST',
        url: '/api/releases/health',
        headers: { 'x-forwarded-for': address },
        payload: { remote: REMOTE, build: integrityOf(build), kind, token, ...more },
      });
      return statusCode;
    },
    /** What teams read about releases that were stopped, with their versions, and that were held back. */
    async verdicts(of: TestServer = vez) {
      const as = teamCaller(site.team.privateKey, vez.clock.now().getTime());
      const { content: answer } = await of.call('releases', {}, { as });
      const { stops, held, log } = JSON.parse(answer) as {
        stops: { sequence: number }[];
        held?: { sequence: number; share: number }[];
        log: LoggedOrder[];
      };
      const versioned = <One extends { sequence: number }>({ sequence, ...rest }: One) => ({
        ...rest,
        version: log.find(({ order }) => order.sequence === sequence)?.order.version,
      });
      return { stops: stops.map(versioned), held: (held ?? []).map(versioned) };
    },
    async stop() {
      await vez.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
export type ReportedRelease = Awaited<ReturnType<typeof startReportedRelease>>;
