import { createStore } from '../store';
import { keepDepartment } from './department-after-login';
import { navigate } from './location';

/** Whoever came by this address goes on to another; tells where they are then. */
function goOn(search: string, to: string, isAnonymous = true): string {
  const pathname = createStore('/home');
  keepDepartment({ pathname: '/home', search }, () => isAnonymous, pathname);
  navigate(to);
  pathname.set(window.location.pathname);
  return window.location.pathname + window.location.search;
}

describe('a visitor who came for a department', () => {
  beforeEach(() => window.history.replaceState(null, '', '/home'));

  it('is led to it by a later login [NAV-37]', () => {
    const department = encodeURIComponent('/serOrLocationWithTabs?department=7');
    expect(goOn('?departmentId=7', '/login')).toBe(`/login?returnTo=${department}`);
  });

  it('finds the page before the login on back [NAV-37]', () => {
    window.history.pushState(null, '', '/department');
    const before = window.history.length;
    goOn('?departmentId=7', '/login');
    // One entry for the login, and none for where it leads.
    expect(window.history).toHaveLength(before + 1);
  });

  it('returns to the page that asked for the login, where one did', () => {
    expect(goOn('?departmentId=7', '/login?returnTo=/RecentlyUsedPage')).toBe(
      '/login?returnTo=/RecentlyUsedPage',
    );
  });

  it('is not redirected when already logged in, or without a department', () => {
    expect(goOn('?departmentId=of-no-shape', '/login')).toBe('/login');
    window.history.replaceState(null, '', '/home');
    expect(goOn('?departmentId=7', '/login', false)).toBe('/login');
  });
});
