import type { Readable } from '@vez/shared/contracts/client';
import { paths } from '@vez/shared/domain';
import { entryRedirect, type Entry } from './entry-redirect';
import { navigate } from './location';

/**
 * Redirects a visitor who arrived with a department to it after a later login, unless the login leads elsewhere
 * already (NAV-37).
 */
export function keepDepartment(entry: Entry, isAnonymous: () => boolean, pathname: Readable<string>): void {
  const page = entryRedirect(entry, true);
  if (page === undefined) return;
  pathname.subscribe((path) => {
    if (path !== paths.login() || !isAnonymous() || window.location.search.includes('returnTo')) return;
    navigate(paths.login({ returnTo: page }), { replace: true });
  });
}
