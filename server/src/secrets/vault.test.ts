import { randomBytes } from 'node:crypto';
import { createVault } from './vault';

const SECRET = 'a-secret-of-tests-with-enough-letters';
const [first, second] = [1, 2].map((id) => ({ id, key: randomBytes(32) })) as [
  { id: number; key: Buffer },
  { id: number; key: Buffer },
];

it('opens what it sealed, and the sealed bytes reveal nothing', () => {
  const vault = createVault({ secrets: [SECRET], keys: [first] }, 'session');
  const sealed = vault.seal('身份證 12345670');
  expect(vault.open(sealed)).toBe('身份證 12345670');
  expect(sealed.includes('12345670')).toBe(false);
  expect(vault.seal('身份證 12345670').equals(sealed)).toBe(false);
});

it('opens data of an older key after a change, and seals with the newest', () => {
  const [before, old] = [[], [first]].map((keys) => createVault({ secrets: [SECRET], keys }, 'session'));
  const vault = createVault({ secrets: [SECRET], keys: [second, first] }, 'session');
  for (const older of [before!, old!]) expect(vault.open(older.seal('text'))).toBe('text');
  expect(vault.seal('text')[0]).toBe(2);
  expect(() => old!.open(vault.seal('text'))).toThrow('VEZ_DATA_KEYS');
});

it('opens nothing that was changed, cut, or sealed for another purpose or secret', () => {
  const vault = createVault({ secrets: [SECRET], keys: [] }, 'session');
  const sealed = vault.seal('text');
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at]! ^= 1;
    expect(() => vault.open(changed)).toThrow();
  }
  for (const length of [0, 1, 20, 29]) expect(() => vault.open(sealed.subarray(0, length))).toThrow();
  expect(() => createVault({ secrets: [SECRET], keys: [] }, 'identity').open(sealed)).toThrow();
  expect(() => createVault({ secrets: [`${SECRET}x`], keys: [] }, 'session').open(sealed)).toThrow();
});
