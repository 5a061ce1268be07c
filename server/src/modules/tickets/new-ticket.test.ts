import { written } from '../../db/statement';
import '../booking';
import '../queue-tickets';

const INSERT = /INSERT INTO ticket \(([^)]*)\)\s+SELECT ([^;]*?)\s+FROM/;
const columnsOf = (list: string) => list.split(/,\s+/);
/** They are granted by the statement, and a booking has no number. */
const GRANTED = /^(own_)?(number|code|jetton_code)$/;

it('is written with the same columns by every statement that inserts tickets', () => {
  const inserts = [...written].flatMap(([name, sql]) => {
    const [, into, from] = INSERT.exec(sql) ?? [];
    if (into === undefined || from === undefined) return [];
    return [[name, columnsOf(into), columnsOf(from)] as const];
  });
  expect(inserts.map(([name]) => name).sort()).toEqual(['bookings-grant', 'numbers-give', 'ticket-insert']);
  const plain = inserts.map(([, ...lists]) =>
    lists.map((list) => list.filter((column) => !GRANTED.test(column))),
  );
  const [[columns]] = plain as [[string[]]];
  expect(columns).toContain('uid');
  for (const lists of plain) expect(lists).toEqual([columns, columns]);
});
