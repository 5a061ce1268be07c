import { createPublicKey, verify, type JsonWebKey } from 'node:crypto';
import type { PublishedRegistry } from '../registry/published-registry';

/** Of registries that were looked at: one is read for many pages. */
const seen = new WeakMap<PublishedRegistry, boolean>();

function check({ registry, signature }: PublishedRegistry, key: JsonWebKey): boolean {
  try {
    const publicKey = createPublicKey({ key, format: 'jwk' });
    const signed = Buffer.from(JSON.stringify(registry));
    const how = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
    return verify('sha256', signed, how, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}

/**
 * Whether whoever publishes registries has signed this one: the code of no other is run.
 * @param key the public key that the shell was built with
 */
export function isSigned(published: PublishedRegistry, key: JsonWebKey): boolean {
  const known = seen.get(published);
  if (known !== undefined) return known;
  const signed = check(published, key);
  seen.set(published, signed);
  return signed;
}
