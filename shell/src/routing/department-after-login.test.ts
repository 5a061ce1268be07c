import { createStore } from '../store';
import { keepDepartment } from './department-after-login';
import { navigate } from './location';

/** Navigates from an entry address to another page. @returns the resulting address */
function goOn(search: string, to: string, isAnonymous = true): string {
  const pathname = createStore('/home');
  keepDepartment({ pathname: '/home', search }, () => isAnonymous, pathname);
  navigate(to);
  pathname.set(window.location.pathname);
  return window.location.pathname + window.location.search;
}

describe('a visitor who arrived with a department', () => {
  beforeEach(() => window.history.replaceState(null, '', '/home'));

  it('is redirected to it after a later login [NAV-37]', () => {
    const department = encodeURIComponent('/serOrLocationWithTabs?department=7');
    expect(goOn('?departmentId=7', '/login')).toBe(`/login?returnTo=${department}`);
  });

  it('returns to the page before the login on Back [NAV-37]', () => {
    window.history.pushState(null, '', '/department');
    const before = window.history.length;
    goOn('?departmentId=7', '/login');
    // The login adds one entry, and its redirect none.
    expect(window.history).toHaveLength(before + 1);
  });

  it('returns to the page that requested the login, if one did', () => {
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
