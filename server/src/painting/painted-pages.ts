import { isTextPage, paths, type Mode } from '@vez/shared/domain';
import type { Language } from '@vez/shared/contracts';
import { setTimeout as pause } from 'node:timers/promises';
import { modeOf, type Destination } from '../deployments/address';
import { faultOf } from '../diagnostics/fault';
import type { Log } from '../diagnostics/log';
import { pageRegistry } from '../registry/page-registry';
import type { PublishedRegistry } from '../registry/published-registry';
import type { bundleReader } from './bundles';
import { createFreshCache } from './fresh-cache';
import type { BundleFile, PaintedPage } from './messages';
import type { PublicCall } from './painter';
import type { PainterPool } from './painter-pool';

/** A citizen waits no longer for a page; painting continues, for the next visit. */
const PATIENCE_MS = 50;
/** For a page with live figures, which the browser reads again every 10 s, and at once if the page is marked old. */
const KEPT = { freshMs: 3_000, keptMs: 20_000, oldestMs: 600_000 };
const MOST_PAGES = 300;
/**
 * Homes stay in use until another is painted, and have a cache of their own, so that a rush of other pages drops
 * none.
 */
const HOMES = { ...KEPT, oldestMs: Infinity };
const MOST_HOMES = 200;
/** Parameters that every page may have, and that do not change its HTML. */
const ALWAYS = ['language', 'isDark', 'sh'];
const LONGEST_VALUE = 100;

/** `old`: an older page stood in for one that was late or failed. `failed` counts attempts, the others pages. */
export type PaintingOutcome = 'painted' | 'old' | 'late' | 'failed' | 'prepared';

export interface PaintedPages {
  /** Undefined if the page is not painted, or not in time. Never rejects. */
  get(visit: Visit): Promise<(PaintedPage & PageFacts) | undefined>;
  /** Paints the page for later visits, however long it takes. Never rejects. */
  prepare(visit: Visit): Promise<void>;
  stop(): void;
}

export interface Visit {
  here: Destination;
  registry: PublishedRegistry;
  /** The shell's server bundle; without it nothing is painted. */
  template: { painting?: BundleFile | undefined; onDemand?: boolean };
  path: string;
  query: Readonly<Record<string, unknown>>;
  language: Language;
  /** Settings of the page; nothing personal. */
  config: object;
}

/** What the browser compares with its own visit before it hydrates the page. */
interface PageFacts {
  /** Undefined for a page of the shell. */
  remote: string | undefined;
  path: string;
  language: Language;
  mode: Mode;
  identifierPrefix: string;
  /** ISO time. */
  paintedAt: string;
}

interface Deps {
  pool: PainterPool;
  read: ReturnType<typeof bundleReader>;
  callsOf(of: { language: Language; mode: Mode }): PublicCall;
  now(): number;
  count(outcome: PaintingOutcome): void;
  log: Log;
}

/** The address with the parameters that its screen depends on; undefined if it has others. */
function plainAddress(path: string, own: readonly string[], query: Visit['query']): string | undefined {
  const names = Object.keys(query);
  if (names.some((name) => !own.includes(name) && !ALWAYS.includes(name))) return undefined;
  const values = own.filter((name) => name in query).map((name) => [name, query[name]] as const);
  if (values.some(([, value]) => typeof value !== 'string' || value.length > LONGEST_VALUE)) return undefined;
  const search = new URLSearchParams(values as [string, string][]).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** The page of a visit, if it looks the same for everyone, and the bundles that paint it. */
function paintingOf({ here, registry, path: asked, query, template }: Visit) {
  const path = asked === paths.start() ? here.deployment.home : asked;
  const remote = registry.registry.remotes.find(({ routes }) => routes.includes(path));
  const own = remote === undefined && isTextPage(path) ? [] : remote?.painted?.[path];
  const shell = template.painting;
  if (shell === undefined || own === undefined) return undefined;
  if (remote !== undefined && remote.painting === undefined) return undefined;
  const address = plainAddress(path, own, query);
  if (address === undefined) return undefined;
  const isHome = address === here.deployment.home;
  const mode = modeOf(here, path);
  return { shell, painting: remote?.painting, remote: remote?.name, path, address, isHome, mode };
}

const old = <Page extends PaintedPage>(page: Page | undefined) => page && { ...page, isOld: true };

/** @throws Error for content that a page must not have */
function checked(page: PaintedPage): PaintedPage {
  if (!page.html.includes('<h1')) throw new Error('The page has no heading.');
  // The policy of our pages forbids both, and removes them.
  if (/<script|<style| style="| on\w+="/.test(page.html)) throw new Error('The page has styles or scripts.');
  if (page.styles.includes('<')) throw new Error('The style sheet has markup.');
  if (!/^[\w.-]*$/.test(page.styleVersion)) throw new Error('The style sheet has no version.');
  return page;
}

type Found = NonNullable<ReturnType<typeof paintingOf>>;

/** Paints a page, counting and logging failures. @throws Error */
const pagePainter =
  ({ pool, read, callsOf, now, count, log }: Deps) =>
  async (visit: Visit, found: Found): Promise<PaintedPage & PageFacts> => {
    const { shell, painting, remote, path, address, mode } = found;
    const { language, config, registry, template } = visit;
    const facts = {
      remote,
      path,
      language,
      mode,
      identifierPrefix: remote === undefined ? '' : `${remote}-`,
      paintedAt: new Date(now()).toISOString(),
    };
    // The same registry as the page's: both must know the same paths.
    const told = (template.onDemand && pageRegistry(registry, path)) || registry;
    const files = new Map([shell, painting].flatMap((file) => (file ? [[file.integrity, file]] : [])));
    try {
      const page = await pool.paint({
        job: {
          shell: shell.integrity,
          remote: painting?.integrity,
          page: { remote, path, address, language, mode, config, registry: told.registry },
        },
        codeOf: (integrity) => read(files.get(integrity)!),
        call: callsOf({ language, mode }),
      });
      return { ...checked(page), ...facts };
    } catch (error) {
      count('failed');
      log.warn({ remote, path, fault: faultOf(error) }, 'page not painted');
      throw error;
    }
  };

/** Pages painted by the server bundles of their remotes, for anonymous visitors. */
export function createPaintedPages(deps: Deps): PaintedPages {
  const { pool, now, count } = deps;
  const paint = pagePainter(deps);
  const homes = createFreshCache<PaintedPage & PageFacts>(MOST_HOMES, HOMES, now);
  const others = createFreshCache<PaintedPage & PageFacts>(MOST_PAGES, KEPT, now);

  /** `made`: the cached page, else the next one, or undefined. Returns undefined if its path is not painted. */
  function pageOf(visit: Visit) {
    const found = paintingOf(visit);
    if (found === undefined) return undefined;
    const { shell, painting, address, mode } = found;
    const { here, registry, language } = visit;
    const { version } = registry.registry;
    const { deployment, isOwnHost } = here;
    const release = [shell.integrity, painting?.integrity, deployment.name, isOwnHost, version];
    const key = JSON.stringify([...release, address, language, mode]);
    const pages = found.isHome ? homes : others;
    const made = pages.get(key, () => paint(visit, found)).catch(() => undefined);
    return { made, last: () => old(pages.last(key)) };
  }

  return {
    stop: () => pool.stop(),
    async get(visit) {
      const found = pageOf(visit);
      if (found === undefined) return undefined;
      const timer = new AbortController();
      const late = pause(PATIENCE_MS, 'late' as const, { signal: timer.signal }).catch(() => 'late' as const);
      const inTime = await Promise.race([found.made, late]);
      timer.abort();
      if (inTime !== 'late' && inTime !== undefined) {
        count('painted');
        return inTime;
      }
      const page = found.last();
      if (page !== undefined) count('old');
      else if (inTime === 'late') count('late');
      return page;
    },
    async prepare(visit) {
      const page = await pageOf(visit)?.made;
      if (page !== undefined) count('prepared');
    },
  };
}
