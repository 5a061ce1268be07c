import { existsSync, readFileSync } from 'node:fs';
import type { JsonWebKey } from 'node:crypto';
import { join } from 'node:path';
import type { Log } from '../diagnostics/log';
import { watchedFile, type FileReport } from '../diagnostics/watched-file';
import { checkedReleases, type PublishedReleases } from './published-releases';
import { createReleaseUnion, type ReleaseUnion } from './release-union';
import { createReportTokens, type ReportTokens } from './report-tokens';
import type { Secrets } from '../secrets/keys';

const FILE = 'releases.json';

/** The releases of a site: those of its folder, and others that are added. */
export interface SiteReleases {
  siteDir: string;
  union: ReleaseUnion;
  /** The tokens with which pages report on a release. */
  reportTokens: ReportTokens;
  /** Reads the folder again if it was changed. */
  look(): void;
  /** Whether no release was ever seen: a site from before there were releases. */
  isEmpty(): boolean;
  report(): FileReport;
}

interface Options {
  siteDir: string;
  /** The operator's public key; undefined: that of the page's template. */
  operatorKey: JsonWebKey | undefined;
  log: Log;
  secrets: Secrets;
}

/** @throws Error if the site has no template that names one */
function keyOfTemplate(siteDir: string): JsonWebKey {
  const text = readFileSync(join(siteDir, 'page-template.json'), 'utf8');
  const { registryKey } = JSON.parse(text) as { registryKey?: JsonWebKey };
  if (registryKey === undefined) throw new Error('No key of an operator is known.');
  return registryKey;
}

export function createSiteReleases({ siteDir, operatorKey, log, secrets }: Options): SiteReleases {
  const path = join(siteDir, FILE);
  const union = createReleaseUnion();

  /** Keeps what can be trusted before it throws. */
  function parse(text: string, before: PublishedReleases | undefined): PublishedReleases {
    const releases = checkedReleases(text, operatorKey ?? keyOfTemplate(siteDir));
    union.add(releases);
    const { refused } = releases;
    if (refused.length > 0) throw new Error(`The newest release of ${refused.join(', ')} is not trusted.`);
    const signatures = new Set(releases.log.map(({ signature }) => signature));
    if (before?.log.some(({ signature }) => !signatures.has(signature)))
      throw new Error('The releases are older than those that were seen.');
    return releases;
  }
  const file = watchedFile(path, parse, log);

  return {
    siteDir,
    union,
    reportTokens: createReportTokens(secrets),
    look() {
      try {
        file.read();
      } catch {
        // Reported; the releases seen before are served.
      }
    },
    isEmpty: () => union.revision === 0 && !existsSync(path),
    report: () => file.report(),
  };
}
