import { createPublicKey, verify, type JsonWebKey } from 'node:crypto';
import type { PublicKey } from '@vez/shared/releases';

/** Whether the holder of a key has signed this: ECDSA P-256 with SHA-256 over its JSON, base64 of r and s. */
export function isSigned(content: object, signature: string, key: PublicKey | JsonWebKey): boolean {
  try {
    const publicKey = createPublicKey({ key: key as unknown as JsonWebKey, format: 'jwk' });
    const how = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
    const signed = Buffer.from(JSON.stringify(content));
    return verify('sha256', signed, how, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}
