import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configFault } from './config-fault';

/** The development key, created once and kept in the data folder. */
function keptFile(dataDir: string): string {
  const file = join(dataDir, 'backend-key.pem');
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600 });
  }
  return file;
}

function keyIn(file: string, name: string): KeyObject {
  try {
    const key = createPrivateKey(readFileSync(file));
    if (key.asymmetricKeyDetails?.namedCurve === 'prime256v1') return key;
  } catch {
    // Reported below, since the error could quote the path or the content.
  }
  throw configFault([`${name} must name a PEM file with a private key of the curve P-256.`]);
}

/**
 * The keys that sign identities for backends, the current one first; empty if there are no backends.
 * @throws ConfigFault
 */
export function backendKeysOf(
  { current, previous }: { current: string | undefined; previous: string | undefined },
  { production, dataDir, isUsed }: { production: boolean; dataDir: string; isUsed: boolean },
): KeyObject[] {
  if (!isUsed) return [];
  if (current === undefined && production)
    throw configFault(['VEZ_BACKEND_KEY must be set in production, where VEZ_BACKENDS is.']);
  const key = keyIn(current ?? keptFile(dataDir), 'VEZ_BACKEND_KEY');
  return previous === undefined ? [key] : [key, keyIn(previous, 'VEZ_BACKEND_KEY_PREVIOUS')];
}
