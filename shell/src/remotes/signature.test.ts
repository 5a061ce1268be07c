import { generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import { isSigned } from './signature';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const jwk = publicKey.export({ format: 'jwk' }) as JsonWebKey;
const content = { remote: 'mfe-queue', sequence: 1 };
const signature = sign('sha256', Buffer.from(JSON.stringify(content)), {
  key: privateKey,
  dsaEncoding: 'ieee-p1363',
}).toString('base64');

beforeAll(() => {
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});

describe('what is signed', () => {
  it('is accepted when the holder of the key signed it', async () => {
    await expect(isSigned(content, signature, jwk)).resolves.toBe(true);
  });

  it('is rejected when a byte of it was changed', async () => {
    await expect(isSigned({ ...content, sequence: 2 }, signature, jwk)).resolves.toBe(false);
  });

  it('is rejected when another key signed it, or the signature is broken', async () => {
    const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });
    await expect(isSigned(content, signature, other as JsonWebKey)).resolves.toBe(false);
    await expect(isSigned(content, '!', jwk)).resolves.toBe(false);
  });
});
