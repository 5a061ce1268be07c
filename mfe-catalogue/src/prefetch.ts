import { idFrom, sparesData } from '@vez/shared/bridge';
import type { Api, Bridge } from '@vez/shared/contracts/client';
import { paths } from '@vez/shared/domain';
import { counterInfoQuery, offerQuery, serviceQuery } from '@vez/shared/queries';
import type { QueryClient } from '@vez/shared/query';
import { departmentsQuery, hotQuery } from './api/catalogue-queries';
import {
  categoriesQuery,
  departmentQuery,
  servicesAtLocationQuery,
  servicesOfCategoryQuery,
  serviceTypesQuery,
} from './api/list-queries';
import type { Preload } from './with-prefetch';

/** Ignores a mouse that only passes over a link. */
const DWELL_MS = 80;
/** The limit per screen visit for links that are only in view; each costs one or two calls of 1 to 2 KB. */
const MOST_BY_SIGHT = 3;

interface Deps {
  bridge: Bridge;
  queries: QueryClient;
  preload: Preload;
}

interface Target {
  bridge: Bridge;
  api: Api;
  queries: QueryClient;
  /** Reads an id from the address. */
  id(name: string): number | undefined;
  /** False for a link that is only in view: its live figures would be stale when it is opened. */
  isMeant: boolean;
}

/** The first queries of each screen, which then finds the answers in the cache. */
const ASKS: Record<string, (target: Target) => void> = {
  [paths.departments()]: ({ queries, api, bridge }) =>
    void queries.prefetchQuery(departmentsQuery(api, bridge.mode.get())),
  [paths.categories()]: ({ queries, api, bridge }) =>
    void queries.prefetchQuery(categoriesQuery(api, bridge.mode.get())),
  [paths.hotServices()]: ({ queries, api, bridge }) =>
    void queries.prefetchQuery(hotQuery(api, bridge.mode.get())),
  [paths.search()]: () => undefined,
  [paths.lifeEvent()]: () => undefined,
  [paths.selectWithTabs()]: ({ queries, api, bridge, id }) => {
    const department = id('department');
    if (department === undefined) return;
    void queries.prefetchQuery(departmentQuery(api, department));
    void queries.prefetchQuery(serviceTypesQuery(api, bridge.mode.get(), department));
  },
  [paths.selectWithoutTabs()]: ({ queries, api, bridge, id }) => {
    const mode = bridge.mode.get();
    const [service, category, department, location] = ['service', 'category', 'department', 'location'].map(
      id,
    );
    if (service) void queries.prefetchQuery(serviceQuery(api, service));
    else if (category) void queries.prefetchQuery(servicesOfCategoryQuery(api, mode, category));
    else if (department && location)
      void queries.prefetchQuery(servicesAtLocationQuery(api, mode, department, location));
  },
  [paths.queueOrBook()]: ({ queries, api, id, isMeant }) => {
    const [service, location] = [id('service'), id('location')];
    if (service === undefined || location === undefined) return;
    void queries.prefetchQuery(serviceQuery(api, service));
    const at = { serviceId: service, locationId: location };
    void queries.prefetchQuery(offerQuery(api, at));
    if (isMeant) void queries.prefetchQuery(counterInfoQuery(api, at));
  },
};

/** The same calls without loading indicator and messages. */
const silently = (api: Api): Api =>
  new Proxy(api, {
    get:
      (of, name: Exclude<keyof Api, 'extend'>) =>
      (input: never, options = {}) =>
        of[name](input, { ...options, silent: true }),
  });

/** Prefetches what an address needs: its code and first answers, or the files of another remote. */
function prefetch(address: string, isMeant: boolean, { bridge, queries, preload }: Deps): void {
  if (!bridge.online.get()) return;
  const [path = '', query] = address.split('?');
  const parameters = new URLSearchParams(query);
  const ask = ASKS[path];
  if (ask) {
    // Preload the lazy component as well: otherwise React shows its skeleton for 300 ms.
    preload(path);
    const id = (name: string) => idFrom(parameters.get(name));
    ask({ bridge, queries, api: silently(bridge.api), id, isMeant });
  } else if (bridge.canServe(path)) {
    bridge.prefetch(address);
  }
}

const LIKELY_NEXT: Record<string, string[]> = {
  [paths.start()]: [paths.departments(), paths.search()],
  [paths.home()]: [paths.departments(), paths.search()],
  // It lists departments itself, so the next step is one of them, rarely a search.
  [paths.remoteCounterHome()]: [paths.departments()],
  [paths.queueOrBook()]: [paths.offerNumber(), paths.reserve()],
};

const addressOf = (target: EventTarget | null) => {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === window.location.origin ? link.pathname + link.search : undefined;
};

/** Prefetches the first few of our own screens whose links scroll into view. Returns a function that stops it. */
function watchSight(fetch: (address: string) => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  const fetched = new Set<string>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const address = addressOf(target);
        if (!isIntersecting || address === undefined || !(address.split('?')[0]! in ASKS)) continue;
        if (fetched.size < MOST_BY_SIGHT && !fetched.has(address)) fetch(address);
        fetched.add(address);
        if (fetched.size >= MOST_BY_SIGHT) observer.disconnect();
      }
    },
    { threshold: 1 },
  );
  document.querySelectorAll('a[href]').forEach((link) => observer.observe(link));
  return () => observer.disconnect();
}

/**
 * When idle, prefetches the likely next screen and the first links in view; from then on, any link that is hovered,
 * touched or focused. Returns a function that stops it. Prefetches nothing if the browser saves data.
 */
export function startPrefetch(bridge: Bridge, queries: QueryClient, preload: Preload): () => void {
  if (sparesData()) return () => undefined;
  const around = { bridge, queries, preload };
  const fetch = (address: string) => prefetch(address, true, around);
  const next = LIKELY_NEXT[window.location.pathname];
  if (next) next.forEach(fetch);
  else preload(paths.queueOrBook());

  const stopWatching = watchSight((address) => prefetch(address, false, around));

  let dwell: ReturnType<typeof setTimeout> | undefined;
  const meant = (event: Event) => {
    const address = addressOf(event.target);
    if (address !== undefined) fetch(address);
  };
  const perhapsMeant = (event: Event) => {
    clearTimeout(dwell);
    dwell = setTimeout(() => meant(event), DWELL_MS);
  };
  const events = { pointerdown: meant, focusin: meant, pointerover: perhapsMeant };
  for (const [name, listener] of Object.entries(events))
    document.addEventListener(name, listener, { passive: true });
  return () => {
    stopWatching();
    clearTimeout(dwell);
    for (const [name, listener] of Object.entries(events)) document.removeEventListener(name, listener);
  };
}
