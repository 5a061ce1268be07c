import { webcrypto } from 'node:crypto';
import { challengeOf, randomSecret } from './code-challenge';

beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});

describe('a code verifier', () => {
  it('is 32 random bytes, in URL-safe letters [ACC-15]', () => {
    const secrets = Array.from({ length: 100 }, randomSecret);
    for (const secret of secrets) {
      expect(secret).toMatch(/^[\w-]{43}$/);
      expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    }
    expect(new Set(secrets).size).toBe(100);
  });

  it('has the challenge that RFC 7636 computes in its example [ACC-14]', async () => {
    const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
    expect(await challengeOf(verifier)).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
  });
});
