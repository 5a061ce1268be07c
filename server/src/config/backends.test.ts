import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backendKeysOf } from './backend-keys';
import { backendsOf } from './backends';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'vez-backends-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const written = (content: unknown) => {
  const file = join(folder, 'backends.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};

it('reads backends with their limits, and requires only their address', () => {
  const backends = backendsOf(written({ 'mfe-parking': { origin: 'https://parking.example' } }));
  expect(backends.get('mfe-parking')).toMatchObject({ mobile: false, timeoutMs: 5_000, atOnce: 16 });
  expect(backendsOf(undefined).size).toBe(0);
});

it.each([
  ['{', 'is no JSON file'],
  [{ 'mfe-parking': { origin: 'http://parking.example' } }, 'mfe-parking.origin'],
  [{ 'mfe-parking': { origin: 'https://parking.example/api' } }, 'mfe-parking.origin'],
  [{ 'mfe-parking': { origin: 'ftp://localhost' } }, 'mfe-parking.origin'],
  [{ 'mfe-parking': { origin: 'https://a.example', timeoutMs: 60_000 } }, 'mfe-parking.timeoutMs'],
  [{ 'mfe-parking': { origin: 'https://a.example', retries: 3 } }, 'mfe-parking'],
  [{ 'keys.json': { origin: 'https://a.example' } }, 'keys.json'],
])('refuses %j and names what is wrong', (content, fault) => {
  expect(() => backendsOf(written(content))).toThrow(fault);
});

it('allows plain http to another machine if the operator declares the network closed', () => {
  const file = written({ 'mfe-parking': { origin: 'http://parking:8090', closedNetwork: true } });
  expect(backendsOf(file).get('mfe-parking')?.origin).toBe('http://parking:8090');
});

describe('the keys of identities', () => {
  const place = (production: boolean) => ({ production, dataDir: folder, isUsed: true });
  const none = { current: undefined, previous: undefined };

  it('are created and kept in development, and required in production', () => {
    const [key] = backendKeysOf(none, place(false));
    expect(backendKeysOf(none, place(false))[0]!.equals(key!)).toBe(true);
    expect(() => backendKeysOf(none, place(true))).toThrow('VEZ_BACKEND_KEY must be set');
    expect(backendKeysOf(none, { ...place(true), isUsed: false })).toEqual([]);
  });

  it('use the curve P-256, both the current one and the previous one', () => {
    const write = (namedCurve: string) => {
      const { privateKey } = generateKeyPairSync('ec', { namedCurve });
      const file = join(folder, `${namedCurve}.pem`);
      writeFileSync(file, privateKey.export({ format: 'pem', type: 'pkcs8' }));
      return file;
    };
    const current = write('P-256');
    expect(backendKeysOf({ current, previous: current }, place(true))).toHaveLength(2);
    for (const wrong of [write('P-384'), join(folder, 'none.pem')])
      expect(() => backendKeysOf({ current: wrong, previous: undefined }, place(true))).toThrow('P-256');
  });
});
