import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { createTicketCodes } from './ticket-code';

const codes = createTicketCodes(['a secret of one city']);
const TODAY = '2026-12-01';

it('reads its own codes, until the day of the ticket is over [TIX-35]', async () => {
  const ticketId = randomUUID();
  const content = await codes.write(ticketId, TODAY);
  expect(codes.read(content, TODAY)).toEqual({ ticketId });
  expect(codes.read(` ${content}\n`, TODAY)).toEqual({ ticketId });
  expect(codes.read(content, '2026-12-02')).toBe('expired');
});

it('is short enough for scanning off another phone', async () => {
  const content = await codes.write(randomUUID(), TODAY);
  expect(content).toMatch(/^VEZ1\.[\w-]{6}\.[\w-]{22}\.20261201\.[\w-]{86}$/);
});

it('recognises no code that another city signed', async () => {
  const content = await createTicketCodes(['a secret of another city']).write(randomUUID(), TODAY);
  expect(codes.read(content, TODAY)).toBe('notRecognised');
});

it('recognises no altered code, whatever was altered', async () => {
  const content = await codes.write(randomUUID(), TODAY);
  fc.assert(
    fc.property(fc.nat(content.length - 1), fc.constantFrom(...'AZaz09-_.'), (at, letter) => {
      const altered = content.slice(0, at) + letter + content.slice(at + 1);
      // The last letter of base64 has unused bits.
      fc.pre(altered !== content && at !== content.length - 1);
      expect(codes.read(altered, TODAY)).toBe('notRecognised');
    }),
  );
});

it('recognises nothing in arbitrary text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (text) =>
      expect(codes.read(text, TODAY)).toBe('notRecognised'),
    ),
  );
});
