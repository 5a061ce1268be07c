import { generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import { checkCode, type Known } from './offline-code';

beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});

const TODAY = '2026-12-01';
const TICKET = 'C28dHnpSSledKy8fak8MEQ';
const pairOf = (name: string) => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const spki = publicKey.export({ format: 'der', type: 'spki' }).toString('base64url');
  const codeOf = (day: string) => {
    const content = `VEZ1.${name}.${TICKET}.${day}`;
    return `${content}.${sign(null, Buffer.from(content), privateKey).toString('base64url')}`;
  };
  return { published: { name, publicKey: spki }, codeOf };
};
const old = pairOf('k1');
const current = pairOf('k2');
const stranger = pairOf('k2');
const KEYS = [current.published, old.published];

const verdictOf = (code: string, known: [string, Known][] = [], keys = KEYS) =>
  checkCode(code, keys, new Map(known), TODAY);

describe('a code checked offline', () => {
  it('is valid with the current and the previous key, named in the code [TIX-35]', async () => {
    expect(await verdictOf(current.codeOf('20261201'))).toBe('right');
    expect(await verdictOf(old.codeOf('20261201'))).toBe('right');
  });

  it('is refused if it was changed or signed with another key [TIX-35]', async () => {
    const code = current.codeOf('20261130');
    expect(await verdictOf(code.replace('20261130', '20261201'))).toBe('notRecognised');
    expect(await verdictOf(stranger.codeOf('20261201'))).toBe('notRecognised');
    expect(await verdictOf(pairOf('k9').codeOf('20261201'))).toBe('notRecognised');
    expect(await verdictOf('VEZ1.k2')).toBe('notRecognised');
  });

  it('is valid only on its day, typed codes too [TIX-35]', async () => {
    expect(await verdictOf(current.codeOf('20261130'))).toBe('expired');
    expect(await verdictOf(current.codeOf('20261202'))).toBe('tooEarly');
    expect(await verdictOf('261130-K7F3QA25')).toBe('expired');
    expect(await verdictOf('261202-K7F3QA25')).toBe('tooEarly');
    expect(await verdictOf('261201-K7F3QA25')).toBe('unknown');
  });

  it.each<Known>(['used', 'otherOffice', 'checkedIn'])('keeps the known state %s', async (known) => {
    expect(await verdictOf(current.codeOf('20261201'), [[TICKET, known]])).toBe(known);
  });

  it('is unknown without keys, or if the browser cannot verify it', async () => {
    expect(await verdictOf(current.codeOf('20261201'), [], [])).toBe('unknown');
    const broken = [{ ...current.published, publicKey: 'AAAA' }];
    expect(await verdictOf(current.codeOf('20261201'), [], broken)).toBe('unknown');
  });
});
