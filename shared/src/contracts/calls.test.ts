import { STAFF_ROLES } from '../domain';
import { calls, userProfile, type CallDefinition } from './index';
import { ROUTE_TABLE } from './route-table.gen';
import { TIMEOUT_MS } from './timeout';

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
    '%s cites the lines it fulfils and has a body only if one is sent',
    (_, definition) => {
      expect(definition.spec.length).toBeGreaterThan(0);
      expect(definition.body === undefined || ['POST', 'PUT'].includes(definition.method)).toBe(true);
    },
  );

  it('requests 999 entries by default [API-08] [API-64]', () => {
    for (const name of ['departments', 'tickets', 'hotServices', 'servicesAtLocation'] as const) {
      expect(calls[name].query.parse({})).toMatchObject({ size: 999 });
      expect(calls[name].query.parse({ size: '20', remoteCounter: 'true', euid: 'e' })).toEqual({
        size: 20,
        remoteCounter: true,
        euid: 'e',
      });
    }
  });

  it('requests recently used services five per page, from page 0 [API-50]', () => {
    expect(calls.recentlyUsed.query.parse({})).toMatchObject({ page: 0, size: 5 });
  });

  it('gives booking and queue calls 20 s, and all others 60 s [API-09] [API-10]', () => {
    const timeoutOf = ({ timeoutMs = TIMEOUT_MS }: CallDefinition) => timeoutMs;
    for (const [, definition] of definitions) {
      expect(timeoutOf(definition)).toBe(/^(booking|queue)\//.test(definition.path) ? 20_000 : 60_000);
    }
  });

  it('has no calls of counter systems or other clients in the browser’s table', () => {
    expect(Object.keys(ROUTE_TABLE)).not.toContain('callNext');
    expect(Object.keys(ROUTE_TABLE)).not.toContain('tokenOfMobile');
    expect(ROUTE_TABLE.counterInfo).toEqual([
      'GET',
      'booking/counterInfo/:locationId/:serviceId',
      'silent',
      20_000,
    ]);
  });

  it('knows visitors, three kinds of account, and users with a verified number [ACC-01]', () => {
    expect(userProfile.shape.accountType.options).toEqual(['phone', 'personal', 'corporate', 'superApp']);
    expect(calls.renewSession.answer.shape.userProfile.safeParse(null).success).toBe(true);
  });

  it('has calls for everyone, tokens, accounts, counters and teams, not administrators [ACC-02]', () => {
    expect(new Set(definitions.map(([, { caller }]) => caller))).toEqual(
      new Set(['anyone', 'token', 'euid', 'service', 'team']),
    );
  });

  it('opens each call of a counter to a role that staff have, not to administrators [ACC-02]', () => {
    const ofCounters = definitions.filter(([, { caller, roles }]) => caller === 'service' && roles);
    expect(ofCounters.length).toBeGreaterThan(0);
    for (const [name, { roles }] of ofCounters)
      expect([name, STAFF_ROLES.some((role) => roles!.includes(role))]).toEqual([name, true]);
  });

  it('lets everyone browse and search [ACC-03]', () => {
    const browsing = [
      'departments',
      'servicesAtLocation',
      'servicesOfCategory',
      'serviceById',
      'hotServices',
      'counterInfo',
      'searchServices',
    ] as const;
    for (const name of browsing) expect(calls[name].caller).toBe('anyone');
  });
});
