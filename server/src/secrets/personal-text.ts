import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** The prefix of sealed text in a row. */
export const SEALED = 's1.';

const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = IV_BYTES + TAG_BYTES;

/**
 * AES-256-GCM as text: IV, tag and cipher text in base64url. The IV of a token is an HMAC of its name, so that rows
 * are found by the token; that of other text is random.
 * @param isSealing whether new rows are sealed yet
 */
export function createPersonalText(key: Buffer, isSealing: () => boolean) {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
  const [names, texts, ivs] = [keyFor('names'), keyFor('texts'), keyFor('ivs of names')];

  function seal(by: Buffer, iv: Buffer, text: string): string {
    const cipher = createCipheriv('aes-256-gcm', by, iv);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return `${SEALED}${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`;
  }
  function openBy(by: Buffer, sealed: Buffer): string | undefined {
    try {
      const decipher = createDecipheriv('aes-256-gcm', by, sealed.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAuthTag(sealed.subarray(IV_BYTES, HEAD_BYTES));
      return Buffer.concat([decipher.update(sealed.subarray(HEAD_BYTES)), decipher.final()]).toString('utf8');
    } catch {
      return undefined;
    }
  }
  const isSealed = (text: string) => text.startsWith(SEALED);
  const token = (name: string): string =>
    seal(names, createHmac('sha256', ivs).update(name).digest().subarray(0, IV_BYTES), name);

  return {
    isSealing,
    token,
    name: (name: string) => (isSealing() ? token(name) : name),
    text: (text: string) => (isSealing() ? seal(texts, randomBytes(IV_BYTES), text) : text),
    /** Text that this key did not seal, such as a citizen's input, is returned as it is. */
    open(kept: string): string {
      if (!isSealed(kept)) return kept;
      const sealed = Buffer.from(kept.slice(SEALED.length), 'base64url');
      return openBy(names, sealed) ?? openBy(texts, sealed) ?? kept;
    },
  };
}
