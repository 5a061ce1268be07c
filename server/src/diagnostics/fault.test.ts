import { z } from 'zod';
import { faultOf } from './fault';

it('keeps the code and constraint of a database error, not the row that it quotes', () => {
  const error = Object.assign(new Error('duplicate key value: Key (mob_num)=(66123834) already exists.'), {
    code: '23505',
    constraint: 'ticket_one_booking',
    detail: 'Key (mob_num)=(66123834) already exists.',
    table: 'ticket',
  });
  const fault = faultOf(error);
  expect(fault).toMatchObject({
    name: 'Error',
    code: '23505',
    constraint: 'ticket_one_booking',
    table: 'ticket',
  });
  expect(fault.at?.[0]).toContain('fault.test.ts');
  expect(JSON.stringify(fault)).not.toContain('66123834');
});

it('keeps nothing of a thrown text, or of a message over several lines', () => {
  expect(faultOf('66123834')).toEqual({ name: 'string' });
  expect(JSON.stringify(faultOf(new Error('one\n  66123834\n66123834')))).not.toContain('66123834');
  const odd = Object.assign(new Error(''), { name: 'of 66123834', code: 'code of 66123834' });
  expect(JSON.stringify(faultOf(odd))).not.toContain('66123834');
});

it('names the field in which an answer broke its contract, but not its value', () => {
  const { error: cause } = z
    .object({ ticket: z.object({ count: z.int().min(0) }) })
    .safeParse({ ticket: { count: -1 } });
  const fault = faultOf(new Error('', { cause }));
  expect(fault.breaches).toEqual(['ticket.count too_small']);
  expect(
    JSON.stringify(faultOf(new Error('', { cause: { issues: [{ path: ['of 66123834'] }] } }))),
  ).not.toContain('66123834');
});
