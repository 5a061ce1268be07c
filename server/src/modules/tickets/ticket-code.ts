import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { promisify } from 'node:util';
import type { CalendarDay } from '@vez/shared/dates';

/** What the QR code of a ticket says, signed, so that nobody prints one of their own (TIX-35). */
export interface TicketCodes {
  write(ticketId: string, day: CalendarDay): Promise<string>;
  /** `notRecognised` for whatever is not ours, `expired` for a ticket of an earlier day. */
  read(content: string, today: CalendarDay): { ticketId: string } | 'notRecognised' | 'expired';
}

/** In another thread: a signature costs as much as the rest of a ticket. */
const signApart = promisify(sign);

const VERSION = 'VEZ1';
/** PKCS #8 of an Ed25519 key without its 32 bytes (RFC 8410). */
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');
const UUID_BYTES = 16;

const packed = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url');
const unpacked = (text: string) => {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== UUID_BYTES) return undefined;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

/** `VEZ1.key.ticket.YYYYMMDD.signature`; the key's name lets a kiosk hold the next key beside this one. */
export function createTicketCodes(secret: string): TicketCodes {
  const seed = createHash('sha256').update(`ticket-code:${secret}`).digest();
  const key = createPrivateKey({
    key: Buffer.concat([PKCS8_ED25519, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  const publicKey = createPublicKey(key);
  const spki = publicKey.export({ format: 'der', type: 'spki' });
  const keyName = createHash('sha256').update(spki).digest('base64url').slice(0, 6);

  return {
    async write(ticketId, day) {
      const content = [VERSION, keyName, packed(ticketId), day.replaceAll('-', '')].join('.');
      const signature = await signApart(null, Buffer.from(content), key);
      return `${content}.${signature.toString('base64url')}`;
    },

    read(content, today) {
      const parts = content.trim().split('.');
      const [version, name, id = '', day = '', signature = ''] = parts;
      if (parts.length !== 5 || version !== VERSION || name !== keyName) return 'notRecognised';
      const signed = Buffer.from(parts.slice(0, 4).join('.'));
      if (!verify(null, signed, publicKey, Buffer.from(signature, 'base64url'))) return 'notRecognised';
      const ticketId = unpacked(id);
      if (ticketId === undefined) return 'notRecognised';
      return day < today.replaceAll('-', '') ? 'expired' : { ticketId };
    },
  };
}
