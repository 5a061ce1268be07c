import type { NavigateOptions } from '@vez/shared/contracts/client';
import { createStore } from '../store';
import type { Store } from '../store';

/** The path of the address, without query: `/department`. */
export type Pathname = Store<string>;

/** A trailing slash means the same page. */
export const pathnameOf = (pathname: string): string =>
  pathname.length > 1 ? pathname.replace(/\/+$/, '') : '/';

/** Follows the address; single-spa tells of every change, by whomever, with a popstate event. */
export function createPathname(): Pathname {
  const store = createStore(pathnameOf(window.location.pathname));
  window.addEventListener('popstate', () => store.set(pathnameOf(window.location.pathname)));
  return store;
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
