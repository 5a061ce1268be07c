import { completed } from './completed';

const ready = { waitCount: 0, ticket: { code: '', id: 'a' }, tags: ['x'] };

describe('an answer that was made ready', () => {
  it('gets what became known of it last, however deep', () => {
    expect(completed(ready, { waitCount: 3, ticket: { code: 'A001' } })).toEqual({
      waitCount: 3,
      ticket: { code: 'A001', id: 'a' },
      tags: ['x'],
    });
    expect(ready.ticket.code).toBe('');
  });

  it('stays as it is where nothing was left to know', () => {
    expect(completed(ready, null)).toBe(ready);
    expect(completed('done', null)).toBe('done');
  });
});
