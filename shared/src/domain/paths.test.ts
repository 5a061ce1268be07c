import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as paths from './paths';

const ROOT = join(__dirname, '../../..');
const routesOf = (remote: string) =>
  (JSON.parse(readFileSync(join(ROOT, remote, 'remote.json'), 'utf8')) as { routes: string[] }).routes;

describe('an address', () => {
  it('is only the path without a query', () => {
    expect(paths.reserve()).toBe('/reserve');
  });

  it('carries its query in the given order, escaped, without undefined values', () => {
    expect(paths.reserve({ service: 7, location: 2 })).toBe('/reserve?service=7&location=2');
    expect(paths.reserve({ ticket: 'a', location: undefined })).toBe('/reserve?ticket=a');
    expect(paths.search({ q: 'ID & 證件' })).toBe('/search?q=ID%20%26%20%E8%AD%89%E4%BB%B6');
    expect(paths.login({ returnTo: paths.result({ ticket: 'a' }) })).toBe(
      '/login?returnTo=%2Fsuccess%3Fticket%3Da',
    );
    expect(paths.login({ returnTo: undefined })).toBe('/login');
  });

  it('exists for each page that a remote or the shell serves [NAV-18] [NAV-19]', () => {
    const served = ['account', 'booking', 'catalogue', 'queue', 'tickets'].flatMap((name) =>
      routesOf(`mfe-${name}`),
    );
    const built = Object.values(paths).map((build) => build());
    expect(built.sort()).toEqual([...served, '/app', '/AboutPage', '/MyDataPage'].sort());
  });
});
