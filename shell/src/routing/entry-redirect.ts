import { isHome, paths } from '@vez/shared/domain';
import { pageConfig } from '../boot-data/page-data';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const ID = /^[1-9]\d{0,9}$/;

export interface Entry {
  pathname: string;
  search: string;
}

/**
 * The page for an external address that names a thing, such as a ticket, instead of a page (NAV-34, NAV-35,
 * NAV-37). Undefined if the address is a page already. Malformed values are ignored.
 */
export function entryRedirect({ pathname, search }: Entry, loggedIn: boolean): string | undefined {
  if (!isHome(pathname) && pathname !== pageConfig.home) return undefined;
  const parameters = new URLSearchParams(search);

  const serviceCode = parameters.get('serviceCode');
  if (serviceCode) return paths.search({ serviceCode });

  const ticket = parameters.get('memoJump') ?? '';
  if (UUID.test(ticket)) {
    const page = paths.result({ ticket });
    // Only its owner may see it: the login redirects to it.
    return loggedIn ? page : paths.login({ returnTo: page });
  }
  if (!loggedIn) return undefined;
  const department = parameters.get('departmentId') ?? '';
  if (ID.test(department)) return paths.selectWithTabs({ department });
  return undefined;
}
