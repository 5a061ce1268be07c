import type { NavigateOptions } from '@vez/shared/contracts/client';
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

/** Follows the address; single-spa tells of every change, by whomever, with a popstate event. */
export function createPathname(): Pathname {
  const store = createStore(pathnameOf(window.location.pathname));
  let isReturn = false;
  window.addEventListener('popstate', ({ isTrusted }) => {
    // Only those of the browser are trusted events; single-spa's are made by script.
    isReturn = isTrusted;
    store.set(pathnameOf(window.location.pathname));
  });
  return { ...store, isReturn: () => isReturn };
}

/** Our own paths alone: a remote that is handed a foreign address must not send the citizen there. */
const inSite = (to: string): URL | undefined => {
  const url = new URL(to, window.location.href);
  return url.origin === window.location.origin ? url : undefined;
};

export function navigate(to: string, { replace = false }: NavigateOptions = {}): void {
  const url = inSite(to);
  if (!url || url.href === window.location.href) return;
  window.history[replace ? 'replaceState' : 'pushState'](null, '', url);
}
