import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** `VEZ_SECRET`, then `VEZ_SECRET_PREVIOUS`: the first writes, both read (decision record 0020). */
export type Secrets = readonly [string, ...string[]];

/** Signs or digests: one key for each purpose, so that a leak of one does not affect another. */
type SigningPurpose =
  | 'token'
  | 'person'
  | 'sms-code'
  | 'office-code'
  | 'audit'
  | 'puzzle'
  | 'write'
  | 'release-health'
  | 'release-report';
/** For tickets and data at rest; the derivation must not change, since an upgrade must be able to read them. */
export type KeptPurpose =
  'ticket-code' | 'ticket-link' | 'identity' | 'session' | 'answers' | 'personal-text';

const signingKey = (secret: string, purpose: SigningPurpose): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `vez ${purpose}`, 32));

/** One key for each secret, the current one first. */
export const signingKeys = (secrets: Secrets, purpose: SigningPurpose): Buffer[] =>
  secrets.map((secret) => signingKey(secret, purpose));

/** One key for each secret, the current one first. */
export const keptKeys = (secrets: Secrets, purpose: KeptPurpose): Buffer[] =>
  secrets.map((secret) => createHash('sha256').update(`${purpose}:${secret}`).digest());

/** HMAC-SHA-256 in hex. */
export const digestOf = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest('hex');

/** One digest by each key, the current one first: stored as the first, looked up by any of them. */
export const digestsOf = (keys: readonly Buffer[], text: string): [string, ...string[]] =>
  keys.map((key) => digestOf(key, text)) as [string, ...string[]];

/** Compares in constant time, whatever the texts hold. */
export function isSameText(text: string, other: string): boolean {
  const [one, two] = [Buffer.from(text), Buffer.from(other)];
  return one.length === two.length && timingSafeEqual(one, two);
}
