import fc from 'fast-check';
import { entryRedirect } from './entry-redirect';

const TICKET = '0b8f2d1a-3c4e-4f5a-8b6c-7d8e9f0a1b2c';
const at = (search: string, pathname = '/home') => ({ pathname, search });

describe('an external address', () => {
  it('opens the ticket of memoJump after the login [NAV-34]', () => {
    expect(entryRedirect(at(`?memoJump=${TICKET}`), true)).toBe(`/success?ticket=${TICKET}`);
    const login = new URL(entryRedirect(at(`?memoJump=${TICKET}`), false)!, 'https://vez.test');
    expect(login.pathname).toBe('/login');
    expect(login.searchParams.get('returnTo')).toBe(`/success?ticket=${TICKET}`);
    expect(entryRedirect(at('?memoJump=of-no-shape'), false)).toBeUndefined();
  });

  it('goes to the department of departmentId when the user is logged in [NAV-37]', () => {
    expect(entryRedirect(at('?departmentId=7'), true)).toBe('/serOrLocationWithTabs?department=7');
    expect(entryRedirect(at('?departmentId=7'), false)).toBeUndefined();
  });

  it('searches for the service of serviceCode, logged in or not [NAV-35]', () => {
    expect(entryRedirect(at('?serviceCode=A+1', '/'), false)).toBe('/search?serviceCode=A%201');
  });

  it('is left alone when it is a page already', () => {
    expect(entryRedirect(at('?departmentId=7', '/department'), true)).toBeUndefined();
  });

  it('leads only to our own pages, whatever its query contains', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('memoJump', 'departmentId', 'serviceCode'), (value, name) => {
        const to = entryRedirect(at(`?${new URLSearchParams({ [name]: value }).toString()}`), true);
        expect(to ?? '/success?ticket=').toMatch(
          /^\/(success\?ticket=|serOrLocationWithTabs\?department=\d|search\?serviceCode=)/,
        );
      }),
      { numRuns: 1_000 },
    );
  });
});
