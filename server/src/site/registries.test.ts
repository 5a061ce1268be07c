import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { JsonWebKey } from 'node:crypto';
import { join } from 'node:path';
import type { SignedReleases } from '@vez/shared/releases';
import { readConfig } from '../config/read-config';
import { createSiteReleases } from '../registry/site-releases';
import { adjustableClock } from '../testing/adjustable-clock';
import { PRODUCTION_SETTINGS } from '../testing/production-settings';
import { signedSite } from '../testing/signed-site';
import { readRegistries } from './registries';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'vez-registries-'));
});
afterEach(() => rmSync(siteDir, { recursive: true }));

it('gives a new release to a growing share of visits, and to none once it is stopped', () => {
  const clock = adjustableClock('2026-12-01T09:31');
  const published = signedSite(siteDir, () => clock.now().getTime());
  for (let version = 1; version <= 2; version += 1) published.publish(['mfe-queue']);
  const operatorKey = published.operator.publicKey as unknown as JsonWebKey;
  const releases = createSiteReleases({
    ...{ siteDir, operatorKey, log },
    secrets: [PRODUCTION_SETTINGS.VEZ_SECRET],
  });
  const [{ remotes: _, ...web }] = readConfig(
    { VEZ_ENV: 'production', ...PRODUCTION_SETTINGS },
    siteDir,
  ).deployments;
  const rollout = [
    { percent: 5, minutes: 10 },
    { percent: 25, minutes: 30 },
  ];
  const deployments = [{ ...web, rollout }] as const;
  const registries = readRegistries({
    ...{ siteDir, deployments, publicOrigin: 'https://vez.example.mo', log, clock, releases },
  } as never);
  const release = () => {
    const {
      releases: [first],
    } = registries.of(deployments[0]).signed as SignedReleases;
    const { order, before, between, share, isStopped } = first!;
    return {
      ...{ version: order.version, before: before?.order.version, share, isStopped },
      between: between?.map((one) => one.order.version),
    };
  };
  const both = { version: 2, before: 1 };
  expect(release()).toEqual({ ...both, share: 5 });
  clock.advance(11 * 60);
  expect(release()).toEqual({ ...both, share: 25 });
  clock.advance(30 * 60);
  expect(release()).toEqual(both);
  const { union } = releases;
  union.stop(union.log.slice(-1).map(({ order }) => order));
  expect(release()).toEqual({ ...both, isStopped: true });

  // The others keep the last good release, not the stopped one.
  published.publish(['mfe-queue']);
  expect(release()).toEqual({ version: 3, between: [2], before: 1, share: 5 });
  union.stop(union.log.slice(-1).map(({ order }) => order));
  expect(release()).toEqual({ version: 3, between: [2], before: 1, isStopped: true });
  published.publish(['mfe-queue']);
  expect(release()).toMatchObject({ version: 4, before: 1 });
  clock.advance(25 * 60 * 60);
  expect(release()).toEqual({ version: 4 });
});
