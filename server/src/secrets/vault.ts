import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { keptKeys, type KeptPurpose, type Secrets } from './keys';

/**
 * Keys of data at rest. New data is sealed with the first; the others open earlier data until it is deleted (30 days
 * for an ID number, a day for a session). Without any, the key is derived from the secret, under id 0; data sealed
 * by the previous secret can still be opened.
 */
export interface DataKeys {
  secrets: Secrets;
  /** 32 bytes each, by an id from 1 to 255, the current one first. */
  keys: readonly { id: number; key: Buffer }[];
}

export interface Vault {
  seal(text: string): Buffer;
  /** @throws Error for changed data, and for a key that is no longer there */
  open(sealed: Buffer): string;
  /** Like `open`, but undefined if it cannot be opened: a key was lost, or removed before its data. */
  openIfReadable(sealed: Buffer): string | undefined;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + IV_BYTES + TAG_BYTES;

/**
 * AES-256-GCM: key id, IV, tag, cipher text.
 * @param purpose data of one purpose cannot be passed off as that of another
 */
export function createVault({ secrets, keys }: DataKeys, purpose: KeptPurpose): Vault {
  const byId = new Map<number, Buffer[]>([[0, keptKeys(secrets, purpose)]]);
  for (const { id, key } of keys) byId.set(id, [Buffer.from(hkdfSync('sha256', key, '', purpose, 32))]);
  const current = keys[0]?.id ?? 0;

  const openBy = (key: Buffer, sealed: Buffer): string => {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 1 + IV_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(sealed.subarray(1 + IV_BYTES, HEAD_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(HEAD_BYTES)), decipher.final()]).toString('utf8');
  };

  const open = (sealed: Buffer): string => {
    const candidates = byId.get(sealed[0] ?? -1);
    if (candidates === undefined) throw new Error('The key of this data is not among VEZ_DATA_KEYS.');
    for (const key of candidates.slice(0, -1)) {
      try {
        return openBy(key, sealed);
      } catch {
        // Sealed by the previous secret.
      }
    }
    return openBy(candidates.at(-1)!, sealed);
  };

  return {
    seal(text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', byId.get(current)![0]!, iv);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.of(current), iv, cipher.getAuthTag(), sealed]);
    },
    open,
    openIfReadable(sealed) {
      try {
        return open(sealed);
      } catch {
        return undefined;
      }
    },
  };
}
