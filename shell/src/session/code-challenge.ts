/** ACC-15 */
const VERIFIER_BYTES = 32;

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

/** 32 random bytes: a code verifier, or a state. */
export const randomSecret = (): string => base64url(crypto.getRandomValues(new Uint8Array(VERIFIER_BYTES)));

/** ACC-14: S256 */
export async function challengeOf(verifier: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
}
