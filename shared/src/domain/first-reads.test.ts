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

it('names the calls of a screen, with what the address says', () => {
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

it('has nothing for a screen that names none, and for a remote that names none', () => {
  expect(firstReads(remote, '/plain', visitor({}))).toEqual([]);
  expect(firstReads(remote, '/elsewhere', visitor({}))).toEqual([]);
  expect(firstReads({ routes: ['/plain'] }, '/plain', visitor({}))).toEqual([]);
});

it('names what is personal for who is logged in alone', () => {
  expect(firstReads(remote, '/plain', { query: {}, isKnown: true })).toEqual([['favourites', {}]]);
});
