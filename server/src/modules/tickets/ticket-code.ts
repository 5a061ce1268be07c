import { createHash, createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import type { CalendarDay } from '@vez/shared/dates';
import { keptKeys, type Secrets } from '../../secrets/keys';

/** The contents of a ticket's QR code, signed against forgery (TIX-35). */
export interface TicketCodes {
  write(ticketId: string, day: CalendarDay): Promise<string>;
  /** `notRecognised` for a code that is not ours, `expired` for a ticket of an earlier day. */
  read(content: string, today: CalendarDay): { ticketId: string } | 'notRecognised' | 'expired';
  /** Keys for checking codes offline: base64url of the SPKI, under the name that codes carry. */
  publicKeys(): { name: string; publicKey: string }[];
}

/** Runs in another thread: a signature costs as much as the rest of a ticket. */
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

interface CodeKey {
  name: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
}

function codeKey(seed: Buffer): CodeKey {
  const privateKey = createPrivateKey({
    key: Buffer.concat([PKCS8_ED25519, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  const publicKey = createPublicKey(privateKey);
  const spki = publicKey.export({ format: 'der', type: 'spki' });
  const name = createHash('sha256').update(spki).digest('base64url').slice(0, 6);
  return { name, privateKey, publicKey };
}

/** `VEZ1.key.ticket.YYYYMMDD.signature`: the key's name identifies the secret that signed it. */
export function createTicketCodes(secrets: Secrets): TicketCodes {
  const keys = keptKeys(secrets, 'ticket-code').map(codeKey);
  const current = keys[0]!;

  return {
    publicKeys: () =>
      keys.map(({ name, publicKey }) => ({
        name,
        publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64url'),
      })),

    async write(ticketId, day) {
      const content = [VERSION, current.name, packed(ticketId), day.replaceAll('-', '')].join('.');
      const signature = await signApart(null, Buffer.from(content), current.privateKey);
      return `${content}.${signature.toString('base64url')}`;
    },

    read(content, today) {
      const parts = content.trim().split('.');
      const [version, name, id = '', day = '', signature = ''] = parts;
      const key = keys.find((known) => known.name === name);
      if (parts.length !== 5 || version !== VERSION || key === undefined) return 'notRecognised';
      const signed = Buffer.from(parts.slice(0, 4).join('.'));
      if (!verify(null, signed, key.publicKey, Buffer.from(signature, 'base64url'))) return 'notRecognised';
      const ticketId = unpacked(id);
      if (ticketId === undefined) return 'notRecognised';
      return day < today.replaceAll('-', '') ? 'expired' : { ticketId };
    },
  };
}
