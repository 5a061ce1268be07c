import type { JsonWebKey } from 'node:crypto';
import type { FirstRead, Language, Mode } from '@vez/shared/domain';
import type { Deployment } from '../deployments/read-deployment';
import type { Log } from '../diagnostics/log';
import type { Clock } from '../db/clock';
import type { PaintedPages } from '../painting';
import type { SiteReleases } from '../registry/site-releases';
import type { PageHead } from '../web-search/page-head';
import type { PublicPages } from '../web-search/public-page';

/** `build/render-page.mjs`, which the build and this host share. */
export type RenderPage = (page: {
  template: string;
  registry: object;
  /** Of the remote that serves the page, as its `remote.json` writes it. */
  route: string;
  language: Language;
  /** The value of `<html lang>`. */
  lang: string;
  theme: string;
  head: PageHead;
  config: object;
  /** The page itself, where it was painted. */
  painted?: object | undefined;
  /** What its screen begins with, and how its calls say of which page they are. */
  early?: { reads: readonly FirstRead[]; always?: boolean; language: Language; source: Mode };
}) => string;

export interface SiteSettings {
  siteDir: string;
  /** Whose signature the template must have; undefined where no operator's key is known. */
  operatorKey: JsonWebKey | undefined;
  releases: SiteReleases;
  /** A file that came by the database, and is not in the folder. */
  releasedFile(url: string): Buffer | undefined;
  log: Log;
  clock: Clock;
  publicPages: PublicPages;
  renderPage: RenderPage;
  /** All of the city, the default first. */
  deployments: readonly [Deployment, ...Deployment[]];
  /** Where the default deployment is. */
  publicOrigin: string;
  /** What a page tells the shell of its deployment. */
  config(deployment: Deployment): object;
  /** Undefined where no page is painted. */
  painted: PaintedPages | undefined;
  /** Never in production: a developer's own remote may stand in for a published one. */
  overridable: boolean;
  /** Origins of host apps that may show the page in a frame of theirs. */
  frameAncestors: readonly string[];
  /** Origins whose pages may be shown in a frame of ours, as of now. */
  frameSources(): readonly string[];
  /** Whom to tell of a weakness; without any there is no `security.txt`. */
  securityContacts: readonly string[];
}
