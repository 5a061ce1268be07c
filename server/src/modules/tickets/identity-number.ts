import { createCipheriv, createHash, createHmac, createDecipheriv, randomBytes } from 'node:crypto';
import { Refusal } from '../../refusal';

/** ID numbers are encrypted at rest, and looked up by digest. */
export interface IdentityVault {
  seal(idNumber: string): { cipher: Buffer; digest: string };
  open(cipher: Buffer): string;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

export function createIdentityVault(secret: string): IdentityVault {
  const key = createHash('sha256').update(`identity:${secret}`).digest();
  return {
    seal(idNumber) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const sealed = Buffer.concat([cipher.update(idNumber, 'utf8'), cipher.final()]);
      return {
        cipher: Buffer.concat([iv, cipher.getAuthTag(), sealed]),
        digest: createHmac('sha256', key).update(idNumber).digest('hex'),
      };
    },
    open(sealed) {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES));
      decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([
        decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)),
        decipher.final(),
      ]).toString('utf8');
    },
  };
}

/** Eight characters (a resident card) or eighteen (a mainland ID), VAL-18. */
export const isIdNumber = (text: string): boolean =>
  /^[0-9A-Za-z]+$/.test(text) && [8, 18].includes(text.length);

/**
 * The ID number that a ticket is taken with; nothing where none was given and none is asked for.
 * @throws Refusal `idNumberRequired`, `idNumberInvalid`
 */
export function checkIdNumber(given: string | null | undefined, isRequired: boolean): string | undefined {
  const idNumber = (given ?? '').trim().toUpperCase();
  if (idNumber === '') {
    if (isRequired) throw new Refusal('idNumberRequired', 422);
    return undefined;
  }
  if (!isIdNumber(idNumber)) throw new Refusal('idNumberInvalid', 422);
  return idNumber;
}
