import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigFault } from './config-fault';
import { readConfig } from './read-config';
import { PRODUCTION_SETTINGS } from '../testing/production-settings';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vez-config-'));
  symlinkSync(fileURLToPath(new URL('../../../deployments', import.meta.url)), join(folder, 'deployments'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const PRODUCTION = { NODE_ENV: 'production', ...PRODUCTION_SETTINGS };

function faultsOf(env: NodeJS.ProcessEnv): string {
  try {
    readConfig(env, folder);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigFault);
    return (error as Error).message;
  }
  return '';
}

it('needs no settings on one’s own machine, and keeps its secrets there', () => {
  const first = readConfig({}, folder);
  expect(first).toMatchObject({ production: false, port: 8080, log: 'warn', smsGateway: undefined });
  expect(first.secrets[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(readConfig({}, folder).secrets).toEqual(first.secrets);
  expect(first.counterCredential).not.toEqual(first.secrets);
});

it.each([
  [{ PORT: 'eighty' }, 'PORT must be a whole number.'],
  [{ PORT: '99999' }, 'PORT must be 65535 or less.'],
  [{ VEZ_HOLD_SECONDS: '-1' }, 'VEZ_HOLD_SECONDS must be 0 or more.'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must start with postgres.'],
  [{ VEZ_SECRET: 'short' }, 'VEZ_SECRET must have 32 or more characters.'],
  [{ VEZ_LOG: 'loud' }, 'VEZ_LOG must be silent or error or warn or info.'],
  [{ VEZ_PUBLIC_ORIGIN: 'vez' }, 'VEZ_PUBLIC_ORIGIN must be an address such as https://vez.example.'],
  [{ VEZ_TRUSTED_PROXIES: '10.0.0.0/99' }, 'VEZ_TRUSTED_PROXIES must be addresses or networks.'],
  [
    { VEZ_SMS_GATEWAY_URL: 'https://sms.example' },
    'VEZ_SMS_GATEWAY_SECRET must be set, to sign what goes to VEZ_SMS_GATEWAY_URL.',
  ],
])('names the fault in %o, in a sentence', (env, sentence) => {
  expect(faultsOf(env)).toBe(`The configuration is not usable. ${sentence}`);
});

it('starts in production with all required settings', () => {
  expect(readConfig(PRODUCTION, folder)).toMatchObject({ production: true, smsLimits: true, log: 'info' });
});

it.each([
  [{ VEZ_SMS_LIMITS: 'off' }, 'VEZ_SMS_LIMITS=off is for development'],
  [{ VEZ_CALL_LIMITS: 'off' }, 'VEZ_CALL_LIMITS=off is for development'],
  [{ VEZ_SMS_FILE: '/var/vez/sms' }, 'VEZ_SMS_FILE is for development'],
  [{ VEZ_SMS_GATEWAY_URL: undefined }, 'VEZ_SMS_GATEWAY_URL must be set in production'],
  [{ VEZ_SMS_GATEWAY_URL: 'http://sms.example' }, 'VEZ_SMS_GATEWAY_URL must begin with https://'],
  [{ VEZ_PUBLIC_ORIGIN: 'http://vez.example.mo' }, 'VEZ_PUBLIC_ORIGIN must begin with https://'],
  [{ VEZ_OIDC_PERSONAL_ISSUER: undefined }, 'VEZ_OIDC_PERSONAL_ISSUER must be set'],
  [
    { VEZ_OIDC_CORPORATE_ISSUER: 'http://login.example' },
    'VEZ_OIDC_CORPORATE_ISSUER must begin with https://',
  ],
  [{ VEZ_SECRET: 'x'.repeat(40) }, 'VEZ_SECRET can be guessed'],
  [{ VEZ_SECRET_PREVIOUS: PRODUCTION.VEZ_SECRET }, 'VEZ_SECRET and VEZ_SECRET_PREVIOUS must differ'],
  [{ VEZ_COUNTER_CREDENTIAL: PRODUCTION.VEZ_SECRET }, 'VEZ_SECRET and VEZ_COUNTER_CREDENTIAL must differ'],
  [{ VEZ_COUNTER_CREDENTIAL: 'k3j5h2g8f7d6s4a9' }, 'VEZ_COUNTER_CREDENTIAL is for development'],
])('refuses to start in production with %o', (change, sentence) => {
  expect(faultsOf({ ...PRODUCTION, ...change })).toContain(sentence);
});

it('reports all faults at once, and quotes no secret', () => {
  const message = faultsOf({ VEZ_ENV: 'production', VEZ_SMS_LIMITS: 'off', VEZ_SECRET: 'ababab'.repeat(6) });
  for (const name of ['DATABASE_URL', 'VEZ_PUBLIC_ORIGIN', 'VEZ_SMS_LIMITS', 'VEZ_SECRET']) {
    expect(message).toContain(name);
  }
  expect(message).not.toContain('ababab');
});

it('allows a rehearsal on this machine, with messages in a file and without identity providers', () => {
  const rehearsal = {
    ...PRODUCTION,
    VEZ_PUBLIC_ORIGIN: 'http://localhost:8080',
    VEZ_SMS_GATEWAY_URL: undefined,
    VEZ_SMS_FILE: '/tmp/messages',
    VEZ_OIDC_PERSONAL_ISSUER: undefined,
    VEZ_OIDC_CORPORATE_ISSUER: undefined,
  };
  expect(readConfig(rehearsal, folder).production).toBe(true);
});
