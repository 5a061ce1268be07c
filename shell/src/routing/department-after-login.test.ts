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

  it('is led to it by a login later in the visit [NAV-37]', () => {
    const department = encodeURIComponent('/serOrLocationWithTabs?department=7');
    expect(goOn('?departmentId=7', '/login')).toBe(`/login?returnTo=${department}`);
  });

  it('finds the page before the login one step back [NAV-37]', () => {
    window.history.pushState(null, '', '/department');
    const before = window.history.length;
    goOn('?departmentId=7', '/login');
    // One entry for the login, and none for where it leads.
    expect(window.history).toHaveLength(before + 1);
  });

  it('is led back to what they logged in for, where there is such a thing', () => {
    expect(goOn('?departmentId=7', '/login?returnTo=/RecentlyUsedPage')).toBe(
      '/login?returnTo=/RecentlyUsedPage',
    );
  });

  it('is left alone where they are logged in already, or where it was no department', () => {
    expect(goOn('?departmentId=of-no-shape', '/login')).toBe('/login');
    window.history.replaceState(null, '', '/home');
    expect(goOn('?departmentId=7', '/login', false)).toBe('/login');
  });
});
