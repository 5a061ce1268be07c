import { completed } from './completed';

const ready = { waitCount: 0, ticket: { code: '', id: 'a' }, tags: ['x'] };

describe('a prepared answer', () => {
  it('gets its deferred parts, however deep', () => {
    expect(completed(ready, { waitCount: 3, ticket: { code: 'A001' } })).toEqual({
      waitCount: 3,
      ticket: { code: 'A001', id: 'a' },
      tags: ['x'],
    });
    expect(ready.ticket.code).toBe('');
  });

  it('stays unchanged without deferred parts', () => {
    expect(completed(ready, null)).toBe(ready);
    expect(completed('done', null)).toBe('done');
  });
});
