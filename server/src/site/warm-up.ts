import type { FastifyInstance } from 'fastify';
import { destinationOf } from '../deployments/address';
import type { PaintedPages } from '../painting';
import { visitOf, type AskedPage, type VisitSources } from './visit';

/** How often to look for a new release, in milliseconds, so that its first visitors find painted pages. */
const LOOK_EVERY_MS = 2_000;
const MOST_RECENT = 24;

/** The pages requested last, each once. */
export interface RecentVisits {
  add(asked: AskedPage): void;
  /** The newest come first. */
  all(): AskedPage[];
}

export function recentVisits(): RecentVisits {
  const visits = new Map<string, AskedPage>();
  return {
    add(asked) {
      const key = JSON.stringify(asked);
      visits.delete(key);
      visits.set(key, asked);
      if (visits.size > MOST_RECENT) visits.delete(visits.keys().next().value!);
    },
    all: () => [...visits.values()].reverse(),
  };
}

/** The homes of all deployments in each of their languages. */
function homes({ settings: { deployments, publicOrigin } }: VisitSources): AskedPage[] {
  return deployments.flatMap(({ home, hosts, city }, at) => {
    const host = (at === 0 ? undefined : hosts[0]) ?? new URL(publicOrigin).hostname;
    return city.languages.map((language) => ({ host, path: home, query: { language }, language }));
  });
}

/** What pages are painted from: a new release replaces one of these objects. */
function releaseOf({ settings, template, registryOf }: VisitSources): unknown[] {
  const readOrNone = (read: () => unknown) => {
    try {
      return read();
    } catch {
      return undefined;
    }
  };
  return [template, ...settings.deployments.map((one) => () => registryOf(one))].map(readOrNone);
}

interface WarmUpOptions {
  painted: PaintedPages;
  recent: RecentVisits;
  everyMs?: number;
}

/**
 * Paints the homes, and the pages requested lately, once the server listens and again for each release: ahead of any
 * visit, since the first page of a painter takes a second.
 */
export function warmUp(
  app: FastifyInstance,
  { painted, recent, everyMs = LOOK_EVERY_MS }: WarmUpOptions,
  sources: VisitSources,
): void {
  let before: unknown[] = [];
  let isBusy = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  async function prepare(asked: AskedPage) {
    const directory = sources.directoryNow();
    const here = destinationOf(directory, asked.host, asked.path);
    if (here.origin === undefined) await painted.prepare(visitOf(sources, asked, { directory, here }));
  }
  async function look() {
    const now = releaseOf(sources);
    if (isBusy || now.every((part, at) => part === before[at])) return;
    [isBusy, before] = [true, now];
    for (const asked of [...homes(sources), ...recent.all()]) {
      if (isClosed) break;
      // A deployment that was never published has no page.
      await prepare(asked).catch(() => undefined);
    }
    isBusy = false;
  }

  app.addHook('onListen', async () => {
    void look();
    timer = setInterval(() => void look(), everyMs);
    timer.unref();
  });
  app.addHook('preClose', async () => {
    isClosed = true;
    clearInterval(timer);
  });
}
