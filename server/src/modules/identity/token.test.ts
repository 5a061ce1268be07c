import { createHmac } from 'node:crypto';
import { jwtVerify, SignJWT, UnsecuredJWT } from 'jose';
import { signingKeys } from '../../secrets/keys';
import { createTokens } from './token';

const SECRET = 'a-secret-of-tests-with-enough-letters';
const [key] = signingKeys([SECRET], 'token') as [Buffer];
const NOW = new Date('2026-11-23T02:00:00Z');
const seconds = NOW.getTime() / 1_000;
const tokens = createTokens([SECRET]);

const claimed = (claims: object, alg = 'HS256') =>
  new SignJWT({ sid: 'a-session', ...claims }).setProtectedHeader({ alg }).sign(key);

describe('a token', () => {
  it('is readable by any JWT library', async () => {
    const token = tokens.write('a-session', NOW, 600);
    const { payload } = await jwtVerify(token, key, { audience: 'vez', currentDate: NOW });
    expect(payload).toEqual({ sid: 'a-session', aud: 'vez', iat: seconds, exp: seconds + 600 });
  });

  it('names its session until it expires, not a second longer', async () => {
    const token = await claimed({ aud: 'vez', exp: seconds + 600 });
    expect(tokens.sessionOf(token, NOW)).toBe('a-session');
    expect(tokens.sessionOf(token, new Date(NOW.getTime() + 599_000))).toBe('a-session');
    expect(tokens.sessionOf(token, new Date(NOW.getTime() + 600_000))).toBeUndefined();
  });

  it('is refused with another audience or algorithm, or without an expiry', async () => {
    expect(tokens.sessionOf(await claimed({ aud: 'other', exp: seconds + 600 }), NOW)).toBeUndefined();
    expect(tokens.sessionOf(await claimed({ aud: 'vez' }), NOW)).toBeUndefined();
    const strong = await claimed({ aud: 'vez', exp: seconds + 600 }, 'HS512');
    expect(tokens.sessionOf(strong, NOW)).toBeUndefined();
    const unsigned = new UnsecuredJWT({ sid: 'a-session', aud: 'vez', exp: seconds + 600 }).encode();
    expect(tokens.sessionOf(unsigned, NOW)).toBeUndefined();
  });

  it('is refused if one character was changed, added or removed, or with another key', () => {
    const token = tokens.write('a-session', NOW, 600);
    const [head, payload] = token.split('.');
    const other = createHmac('sha256', 'other').update(`${head}.${payload}`).digest('base64url');
    const forged = [
      `${head}.${payload}.${other}`,
      `${head}.${payload}.`,
      `${head}.${payload}`,
      `${token}=`,
      `${token}.`,
      token.slice(0, -1),
      token.replace(payload!, Buffer.from('{"sid":"other"}').toString('base64url')),
      '',
    ];
    for (const text of forged) expect(tokens.sessionOf(text, NOW)).toBeUndefined();
  });
});
