import { firstReads } from './first-reads';

const remote = {
  routes: ['/success', '/licences/:id', '/plain'],
  reads: {
    '/success': { ticketById: { id: '?ticket' }, tickets: {} },
    '/licences/:id': { licences: { page: 0, size: 5 } },
  },
  personalReads: { '/plain': { favourites: {} } },
};

const visitor = (query: object) => ({ query: query as Record<string, unknown>, isKnown: false });

it('returns the calls of a screen, with parameters from the address', () => {
  expect(firstReads(remote, '/success', visitor({ ticket: 'a1' }))).toEqual([
    ['ticketById', { id: 'a1' }],
    ['tickets', {}],
  ]);
  expect(firstReads(remote, '/licences/7', visitor({}))).toEqual([['licences', { page: 0, size: 5 }]]);
});

it.each([
  ['lacks', {}],
  ['has twice', { ticket: ['a1', 'a2'] }],
  ['has too long', { ticket: 'a'.repeat(101) }],
])('leaves a call out whose parameter the address %s', (_, query) => {
  expect(firstReads(remote, '/success', visitor(query))).toEqual([['tickets', {}]]);
});

it('is empty for a screen or a remote without reads', () => {
  expect(firstReads(remote, '/plain', visitor({}))).toEqual([]);
  expect(firstReads(remote, '/elsewhere', visitor({}))).toEqual([]);
  expect(firstReads({ routes: ['/plain'] }, '/plain', visitor({}))).toEqual([]);
});

it('includes personal reads only for logged-in users', () => {
  expect(firstReads(remote, '/plain', { query: {}, isKnown: true })).toEqual([['favourites', {}]]);
});
