import { createHmac } from 'node:crypto';
import { isSameText, signingKeys, type Secrets } from '../../secrets/keys';

/** The claims of our tokens: session, audience, times in seconds. */
interface Claims {
  sid: string;
  aud: string;
  iat: number;
  exp: number;
}

const AUDIENCE = 'vez';
const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
/** The only header that is accepted, so that no token can choose another algorithm. */
const HEAD = part({ alg: 'HS256' });

/**
 * Session tokens (JWT, HS256). Each call brings one, so they are checked synchronously, without WebCrypto's detour
 * through other threads.
 */
export function createTokens(secrets: Secrets) {
  const keys = signingKeys(secrets, 'token');
  const signatureOf = (content: string, key = keys[0]!) =>
    createHmac('sha256', key).update(content).digest('base64url');

  return {
    write(sessionHash: string, now: Date, seconds: number): string {
      const iat = Math.floor(now.getTime() / 1_000);
      const claims: Claims = { sid: sessionHash, iat, exp: iat + seconds, aud: AUDIENCE };
      const content = `${HEAD}.${part(claims)}`;
      return `${content}.${signatureOf(content)}`;
    },

    /** The session of a token; undefined for a foreign or expired one. */
    sessionOf(token: string, now: Date): string | undefined {
      const [head, payload = '', signature = '', ...rest] = token.split('.');
      if (head !== HEAD || rest.length > 0) return undefined;
      const content = `${head}.${payload}`;
      if (!keys.some((key) => isSameText(signature, signatureOf(content, key)))) return undefined;
      const { sid, aud, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
      const isOurs = aud === AUDIENCE && exp > Math.floor(now.getTime() / 1_000);
      return isOurs ? sid : undefined;
    },
  };
}
export type Tokens = ReturnType<typeof createTokens>;
