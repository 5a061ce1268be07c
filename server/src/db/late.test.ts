import { withLate } from './late';

const ready = { waitCount: 0, ticket: { code: '', id: 'a' }, tags: ['x'] };

describe('an answer that was made ready', () => {
  it('gets what became known of it last, however deep', () => {
    expect(withLate(ready, { waitCount: 3, ticket: { code: 'A001' } })).toEqual({
      waitCount: 3,
      ticket: { code: 'A001', id: 'a' },
      tags: ['x'],
    });
    expect(ready.ticket.code).toBe('');
  });

  it('stays as it is where nothing was left to know', () => {
    expect(withLate(ready, null)).toBe(ready);
    expect(withLate('done', null)).toBe('done');
  });
});
