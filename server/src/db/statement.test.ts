import { builtStatement, inOrder, statement } from './statement';

const marked = (mark: string) => (text: string) => `${mark} ${text}`;
const personal = { token: marked('token'), name: marked('name'), text: marked('text'), open: marked('open') };

describe('a statement', () => {
  it('takes its parameters by name, each at one position', () => {
    const find = builtStatement('find', 'SELECT * FROM ticket WHERE day = :day AND (id = :id OR day > :day)');
    expect(find.text).toBe('SELECT * FROM ticket WHERE day = $1 AND (id = $2 OR day > $1)');
    expect(inOrder(find, { id: 7, day: '2026-12-01' }, personal)).toEqual(['2026-12-01', 7]);
  });

  it('has a name of its own', () => {
    statement('ticket-find', 'SELECT 1');
    expect(() => statement('ticket-find', 'SELECT 2')).toThrow('ticket-find');
  });

  it('leaves casts, literals and slices as they are', () => {
    const text = "SELECT 'at :noon', now()::text, '{}'::text[], (ARRAY[1, 2])[1:2]";
    expect(builtStatement('as-it-is', text)).toEqual({ name: 'as-it-is', text, parameters: [] });
    expect(builtStatement('slice', 'SELECT ids[1 : :most]').text).toBe('SELECT ids[1 : $1]');
  });

  it('seals the parameters marked as personal, each in its form', () => {
    const text =
      'SELECT kept_name(:name), kept_text(:name), :name = ANY(token(:names)), token(:name), :name, kept_name(:none)';
    const find = builtStatement('find', text);
    expect(find.text).toBe('SELECT $1, $2, $3 = ANY($4), $5, $3, $6');
    expect(inOrder(find, { name: 'a', names: ['b', null], none: null }, personal)).toEqual([
      ...['name a', 'text a', 'a', ['token b', null], 'token a', null],
    ]);
  });

  it('takes values by position too', () => {
    expect(inOrder(builtStatement('find', 'SELECT $1, $2'), ['a', 'b'], personal)).toEqual(['a', 'b']);
  });
});
