import { builtStatement, inOrder } from './statement';

describe('a statement', () => {
  it('takes its parameters by name, each at one position', () => {
    const find = builtStatement('find', 'SELECT * FROM ticket WHERE day = :day AND (id = :id OR day > :day)');
    expect(find.text).toBe('SELECT * FROM ticket WHERE day = $1 AND (id = $2 OR day > $1)');
    expect(inOrder(find, { id: 7, day: '2026-12-01' })).toEqual(['2026-12-01', 7]);
  });

  it('leaves casts, literals and slices as they are', () => {
    const text = "SELECT 'at :noon', now()::text, '{}'::text[], (ARRAY[1, 2])[1:2]";
    expect(builtStatement('as-it-is', text)).toEqual({ name: 'as-it-is', text, parameters: [] });
    expect(builtStatement('slice', 'SELECT ids[1 : :most]').text).toBe('SELECT ids[1 : $1]');
  });

  it('takes values by position too', () => {
    expect(inOrder(builtStatement('find', 'SELECT $1, $2'), ['a', 'b'])).toEqual(['a', 'b']);
  });
});
