import { pageConfig } from '../boot-data/page-data';
import { createPathname, isElsewhere, navigate, pathnameOf } from './location';

describe('the address', () => {
  it('leads to the same page with and without a trailing slash', () => {
    expect([pathnameOf('/department/'), pathnameOf('/department'), pathnameOf('/')]).toEqual([
      '/department',
      '/department',
      '/',
    ]);
  });

  it('is followed when it changes', () => {
    const pathname = createPathname();
    window.history.pushState(null, '', '/myBooking/');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(pathname.get()).toBe('/myBooking');
  });

  it('distinguishes back and forward from the first page and from navigation by script', () => {
    const pathname = createPathname();
    expect(pathname.isReturn()).toBe(false);
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(pathname.isReturn()).toBe(false);
  });

  it('never leaves the site, whatever a remote asks for', () => {
    window.history.replaceState(null, '', '/home');
    navigate('https://elsewhere.example/home');
    navigate('//elsewhere.example/home');
    expect(window.location.href).toBe('https://vez.test/home');
  });

  it('may belong to another deployment, as a single path or a pattern', () => {
    jest.replaceProperty(pageConfig, 'elsewhere', { '/lots': '', '/lots/:lot': 'https://park.example' });
    expect(['/lots', '/lots/7?a=1', '/lots/7/more', '/home'].map(isElsewhere)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    jest.restoreAllMocks();
  });

  it('adds a history entry, or replaces the current one', () => {
    window.history.replaceState(null, '', '/home');
    const before = window.history.length;
    navigate('/department');
    expect(window.history).toHaveLength(before + 1);
    navigate('/search', { replace: true });
    expect(window.history).toHaveLength(before + 1);
    expect(window.location.pathname).toBe('/search');
  });
});
