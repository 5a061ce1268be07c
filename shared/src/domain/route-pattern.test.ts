import { canCollide, routeAt } from './route-pattern';

const ROUTES = ['/licences', '/licences/:id', '/licences/:id/pages/:page', '/licences/new'];

describe('the route of an address', () => {
  it.each([
    ['/licences', '/licences'],
    ['/licences/7', '/licences/:id'],
    ['/licences/%E8%8A%B1', '/licences/:id'],
    ['/licences/new', '/licences/new'],
    ['/licences/7/pages/2', '/licences/:id/pages/:page'],
  ])('%s belongs to %s', (path, route) => {
    expect(routeAt(ROUTES, path)).toBe(route);
  });

  it.each([
    '/licences/',
    '/licences/7/',
    '/licences/7/pages',
    '/licences//pages/2',
    '/licences/7/:any/2',
    '/permits/7',
    '/7',
    '',
  ])('%s belongs to none', (path) => {
    expect(routeAt(ROUTES, path)).toBeUndefined();
  });
});

describe('two routes that share an address', () => {
  it.each([
    ['/licences/:id', '/licences/:number'],
    ['/licences/:id', '/licences/new'],
    ['/licences/:id/old', '/licences/7/:state'],
    ['/licences', '/licences'],
  ])('%s and %s', (one, other) => {
    expect(canCollide(one, other)).toBe(true);
    expect(canCollide(other, one)).toBe(true);
  });

  it.each([
    ['/licences/:id', '/licences'],
    ['/licences/:id', '/permits/:id'],
    ['/licences/:id', '/licences/:id/old'],
    ['/licences/:id/old', '/licences/:id/new'],
  ])('not %s and %s', (one, other) => {
    expect(canCollide(one, other)).toBe(false);
  });
});
