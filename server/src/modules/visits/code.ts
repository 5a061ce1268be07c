import { cityDay } from '../../city/city';
import { statement, type Queryable } from '../../db/db';
import { Refusal } from '../../module-api/refusal';
import type { TicketCodes } from '../tickets';

const BY_TYPED = statement('visits-by-uid', 'SELECT id FROM ticket WHERE uid = $1');

/** Normalises `261201-K7F3QA`, however it was typed. */
const typedCode = (text: string) =>
  text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/^(\d{6})/, '$1-');

/**
 * The ticket of a scanned or typed code.
 * @throws Refusal `qrCodeNotRecognised`, `ticketExpired`
 */
export async function ticketOfCode(
  db: Queryable,
  codes: TicketCodes,
  code: string,
  now: Date,
): Promise<string> {
  if (!code.startsWith('VEZ1.')) {
    const [found] = await db.query(BY_TYPED, [typedCode(code)]);
    if (found === undefined) throw new Refusal('qrCodeNotRecognised');
    return found.id;
  }
  const read = codes.read(code, cityDay(now));
  if (read === 'notRecognised') throw new Refusal('qrCodeNotRecognised');
  if (read === 'expired') throw new Refusal('ticketExpired');
  return read.ticketId;
}
