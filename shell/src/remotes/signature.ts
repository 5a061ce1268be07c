/** The operator's public key, set at build time; null in a development build, which trusts any key. */
declare const VEZ_REGISTRY_KEY: JsonWebKey | null;

export function operatorKey(): JsonWebKey | null {
  return VEZ_REGISTRY_KEY;
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/**
 * Verifies a signature: ECDSA P-256 with SHA-256 over the JSON, base64 of r and s. Without a secure context (plain
 * http away from localhost), browsers offer no cryptography; there, the page itself could be forged as well.
 */
export async function isSigned(
  content: object,
  signature: string,
  publicKey: JsonWebKey | null,
): Promise<boolean> {
  if (publicKey === null || !window.isSecureContext) return true;
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  try {
    const key = await crypto.subtle.importKey('jwk', publicKey, algorithm, false, ['verify']);
    const signed = new TextEncoder().encode(JSON.stringify(content));
    return await crypto.subtle.verify(algorithm, key, bytesOf(signature), signed);
  } catch {
    return false;
  }
}
