import type { NavigateOptions } from '@vez/shared/contracts/client';
import { routeAt } from '@vez/shared/domain';
import { pageConfig } from '../boot-data/page-data';
import { createStore } from '../store';
import type { Store } from '../store';

/** The path of the address, without query: `/department`. */
export interface Pathname extends Store<string> {
  /** Whether the last change was the browser's own back or forward. */
  isReturn(): boolean;
}

/** A trailing slash means the same page. */
export const pathnameOf = (pathname: string): string =>
  pathname.length > 1 ? pathname.replace(/\/+$/, '') : '/';

/** Follows the address; single-spa sends a popstate event for every change. */
export function createPathname(): Pathname {
  const store = createStore(pathnameOf(window.location.pathname));
  let isReturn = false;
  window.addEventListener('popstate', ({ isTrusted }) => {
    // Only the browser's events are trusted; single-spa's come from script.
    isReturn = isTrusted;
    store.set(pathnameOf(window.location.pathname));
  });
  return { ...store, isReturn: () => isReturn };
}

/** Accepts only our own paths: a remote that receives a foreign address must not send the citizen there. */
const inSite = (to: string): URL | undefined => {
  const url = new URL(to, window.location.href);
  return url.origin === window.location.origin ? url : undefined;
};

/** The address of a page that this deployment lacks and another has. */
function addressElsewhere(url: URL, elsewhere: Record<string, string>): string | undefined {
  const route = routeAt(Object.keys(elsewhere), pathnameOf(url.pathname));
  const origin = route === undefined ? undefined : elsewhere[route];
  if (origin === undefined) return undefined;
  return `${origin || url.origin}${url.pathname}${url.search}`;
}

/** Whether one of our paths is a page of another deployment. */
export const isElsewhere = (to: string): boolean => {
  const url = inSite(to);
  return url !== undefined && addressElsewhere(url, pageConfig.elsewhere) !== undefined;
};

export function navigate(to: string, { replace = false }: NavigateOptions = {}): void {
  const url = inSite(to);
  if (!url || url.href === window.location.href) return;
  const other = addressElsewhere(url, pageConfig.elsewhere);
  if (other !== undefined) {
    // A full page load, with the remotes of that deployment.
    window.location[replace ? 'replace' : 'assign'](other);
    return;
  }
  window.history[replace ? 'replaceState' : 'pushState'](null, '', url);
}
