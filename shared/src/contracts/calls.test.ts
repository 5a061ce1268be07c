import { calls, type CallDefinition } from './index';
import { ROUTE_TABLE } from './route-table.gen';
import { timeoutOf } from './timeout';

const definitions: [string, CallDefinition][] = Object.entries(calls);

describe('the contract', () => {
  it('has one definition for each method and path', () => {
    const addresses = definitions.map(([, { method, path }]) => `${method} ${path.replace(/:\w+/g, ':')}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each(definitions)('%s names every parameter of its path, and no other', (_, { path, params }) => {
    const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name).sort();
    expect(Object.keys(params?.shape ?? {}).sort()).toEqual(inPath);
  });

  it.each(definitions)(
    '%s cites the lines it fulfils and has a body only where one is sent',
    (_, definition) => {
      expect(definition.spec.length).toBeGreaterThan(0);
      expect(definition.body === undefined || ['POST', 'PUT'].includes(definition.method)).toBe(true);
    },
  );

  it('asks for 999 entries unless told otherwise [API-08] [API-64]', () => {
    for (const name of ['departments', 'tickets', 'hotServices', 'servicesAtLocation'] as const) {
      expect(calls[name].query.parse({})).toMatchObject({ size: 999 });
      expect(calls[name].query.parse({ size: '20', remoteCounter: 'true', euid: 'e' })).toEqual({
        size: 20,
        remoteCounter: true,
        euid: 'e',
      });
    }
  });

  it('asks for recently used services five to a page, from page 0 [API-50]', () => {
    expect(calls.recentlyUsed.query.parse({})).toMatchObject({ page: 0, size: 5 });
  });

  it('gives booking and queue calls 20 s and all others 60 s [API-09] [API-10]', () => {
    expect(timeoutOf(calls.departments.path)).toBe(20_000);
    expect(timeoutOf(calls.takeQueueTicket.path)).toBe(20_000);
    expect(timeoutOf(calls.searchServices.path)).toBe(60_000);
  });

  it('keeps calls of counter systems and of other clients out of the browser’s table', () => {
    expect(Object.keys(ROUTE_TABLE)).not.toContain('callNext');
    expect(Object.keys(ROUTE_TABLE)).not.toContain('tokenOfMobile');
    expect(ROUTE_TABLE.counterInfo).toEqual(['GET', 'booking/counterInfo/:locationId/:serviceId', true]);
  });
});
