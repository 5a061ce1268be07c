import type { Registry } from '@vez/shared/contracts/client';

export interface SignedRegistry {
  registry: Registry;
  /** ECDSA P-256 with SHA-256 over the registry's JSON, base64 of r and s. */
  signature: string;
}

/** The public key that this shell was built with; null in a development build, which takes any registry. */
declare const VEZ_REGISTRY_KEY: JsonWebKey | null;

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/**
 * Whether whoever publishes registries has signed this one. Without a secure context (plain http away
 * from localhost) browsers offer no cryptography; there the page itself could be forged just as well.
 */
export async function isSigned(
  { registry, signature }: SignedRegistry,
  publicKey: JsonWebKey | null = VEZ_REGISTRY_KEY,
): Promise<boolean> {
  if (publicKey === null || !window.isSecureContext) return true;
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  try {
    const key = await crypto.subtle.importKey('jwk', publicKey, algorithm, false, ['verify']);
    const signed = new TextEncoder().encode(JSON.stringify(registry));
    return await crypto.subtle.verify(algorithm, key, bytesOf(signature), signed);
  } catch {
    return false;
  }
}
