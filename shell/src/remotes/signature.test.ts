import { generateKeyPairSync, sign } from 'node:crypto';
import { webcrypto } from 'node:crypto';
import { isSigned } from './signature';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const jwk = publicKey.export({ format: 'jwk' }) as JsonWebKey;
const registry = { deployment: 'web', publishedAt: '2026-11-21T09:00:00Z', remotes: [] };
const signed = {
  registry,
  signature: sign('sha256', Buffer.from(JSON.stringify(registry)), {
    key: privateKey,
    dsaEncoding: 'ieee-p1363',
  }).toString('base64'),
};

beforeAll(() => {
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});

describe('the registry', () => {
  it('is accepted when its publisher signed it', async () => {
    await expect(isSigned(signed, jwk)).resolves.toBe(true);
  });

  it('is rejected when a byte of it was changed', async () => {
    const changed = { ...registry, publishedAt: '2026-11-21T09:00:01Z' };
    await expect(isSigned({ ...signed, registry: changed }, jwk)).resolves.toBe(false);
  });

  it('is rejected when another key signed it, or the signature is broken', async () => {
    const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });
    await expect(isSigned(signed, other as JsonWebKey)).resolves.toBe(false);
    await expect(isSigned({ registry, signature: '!' }, jwk)).resolves.toBe(false);
  });
});
