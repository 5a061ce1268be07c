import { firstReads } from './first-reads';

const remote = {
  routes: ['/success', '/licences/:id', '/plain'],
  reads: {
    '/success': { ticketById: { id: '?ticket' }, tickets: {} },
    '/licences/:id': { licences: { page: 0, size: 5 } },
  },
};

it('names the calls of a screen, with what the address says', () => {
  expect(firstReads(remote, '/success', { ticket: 'a1' })).toEqual([
    ['ticketById', { id: 'a1' }],
    ['tickets', {}],
  ]);
  expect(firstReads(remote, '/licences/7', {})).toEqual([['licences', { page: 0, size: 5 }]]);
});

it.each([
  ['lacks', {}],
  ['has twice', { ticket: ['a1', 'a2'] }],
  ['has too long', { ticket: 'a'.repeat(101) }],
])('leaves a call out whose parameter the address %s', (_, query) => {
  expect(firstReads(remote, '/success', query)).toEqual([['tickets', {}]]);
});

it('has nothing for a screen that names none, and for a remote that names none', () => {
  expect(firstReads(remote, '/plain', {})).toEqual([]);
  expect(firstReads(remote, '/elsewhere', {})).toEqual([]);
  expect(firstReads({ routes: ['/plain'] }, '/plain', {})).toEqual([]);
});
