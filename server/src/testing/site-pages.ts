import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { SignedReleases } from '@vez/shared/releases';
import { buildSync } from 'esbuild';
import { publicOriginOf } from '../config/config';
import { deploymentConfig } from '../site/page-config';
import { serveSite } from '../site/site';
import type { RenderPage } from '../site/site-settings';
import type { TestServer } from './test-server';

const BUILD = join(__dirname, '../../../tools/build');

/** Renders pages as the build and the host do. @param folder for its bundle */
export function pageMaker(folder: string): RenderPage {
  const outfile = join(folder, 'render-page.cjs');
  buildSync({ entryPoints: [join(BUILD, 'render-page.mjs')], outfile, format: 'cjs' });
  return (createRequire(__filename)(outfile) as { renderPage: RenderPage }).renderPage;
}

/** The releases that a page carries. */
export const releasesIn = (html: string): SignedReleases =>
  JSON.parse(/id="vez-registry">(.+?)<\/script>/.exec(html)![1]!) as SignedReleases;

/** Serves pages beside the API of a test, as a process in production does. */
export async function servePages({ config, server, releases, clock }: TestServer): Promise<void> {
  const { siteDir } = config;
  const [{ remotes: _, ...web }] = config.deployments;
  await serveSite(server, {
    ...{ siteDir, clock, operatorKey: undefined, renderPage: pageMaker(siteDir) },
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    releases: releases.site,
    releasedFile: releases.fileAt,
    securityContacts: [],
    iconsFolder: join(__dirname, '../site/icons'),
    publicPages: { at: () => undefined, all: () => [] },
    deployments: [web],
    publicOrigin: publicOriginOf(config),
    overridable: false,
    painted: undefined,
    frameAncestors: [],
    frameSources: () => [],
    config: (deployment) => deploymentConfig(deployment, config),
  });
}
