import type { JsonWebKey } from 'node:crypto';
import type { FirstRead, Language, Mode } from '@vez/shared/domain';
import type { Deployment } from '../deployments/read-deployment';
import type { Log } from '../diagnostics/log';
import type { Clock } from '../db/clock';
import type { PaintedPages } from '../painting';
import type { SiteReleases } from '../registry/site-releases';
import type { PageHead } from '../web-search/page-head';
import type { PublicPages } from '../web-search/public-page';

/** `tools/build/render-page.mjs`, which the build shares with this host. */
export type RenderPage = (page: {
  template: string;
  registry: object;
  /** The route of the remote that serves the page, as in its `remote.json`. */
  route: string;
  language: Language;
  /** The value of `<html lang>`. */
  lang: string;
  theme: string;
  head: PageHead;
  config: object;
  /** The page itself, if it was painted. */
  painted?: object | undefined;
  /** The first reads of its screen, and how its calls identify their page. */
  early?: { reads: readonly FirstRead[]; always?: boolean; language: Language; source: Mode };
}) => string;

export interface SiteSettings {
  siteDir: string;
  /** The key that must have signed the template; undefined if no operator's key is known. */
  operatorKey: JsonWebKey | undefined;
  releases: SiteReleases;
  /** A file that came by the database and is not in the folder. */
  releasedFile(url: string): Buffer | undefined;
  log: Log;
  clock: Clock;
  publicPages: PublicPages;
  renderPage: RenderPage;
  /** All of the city, the default first. */
  deployments: readonly [Deployment, ...Deployment[]];
  /** The public origin of the default deployment. */
  publicOrigin: string;
  /** What a page tells the shell about its deployment. */
  config(deployment: Deployment): object;
  /** Undefined if no page is painted. */
  painted: PaintedPages | undefined;
  /** Whether a developer's own remote may replace a published one; never in production. */
  overridable: boolean;
  /** Origins of host apps that may show the page in a frame. */
  frameAncestors: readonly string[];
  /** Origins whose pages may currently be shown in a frame of ours. */
  frameSources(): readonly string[];
  /** Where to report a vulnerability; without any there is no `security.txt`. */
  securityContacts: readonly string[];
  /** The folder with the pictures of the site. */
  iconsFolder: string;
}
