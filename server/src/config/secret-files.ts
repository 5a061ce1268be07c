import { readFileSync } from 'node:fs';
import { configFault } from './config-fault';

/** Settings whose value may be in a file instead, as container platforms mount secrets. */
const SECRETS = [
  'DATABASE_URL',
  'VEZ_SECRET',
  'VEZ_SECRET_PREVIOUS',
  'VEZ_DATA_KEYS',
  'VEZ_SMS_GATEWAY_SECRET',
  'VEZ_METRICS_CREDENTIAL',
];

/**
 * Reads secrets from the files that the environment names, such as `VEZ_SECRET_FILE=/run/secrets/vez`.
 * @throws ConfigFault for a file that cannot be read, or a secret that is also set directly
 */
export function withSecretFiles(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const values = { ...env };
  const faults: string[] = [];
  for (const name of SECRETS) {
    const path = env[`${name}_FILE`];
    if (path === undefined) continue;
    if (env[name] !== undefined) faults.push(`${name} and ${name}_FILE must not both be set.`);
    try {
      values[name] = readFileSync(path, 'utf8').trim();
    } catch {
      faults.push(`${name}_FILE must name a file that this process can read: ${path}.`);
    }
  }
  if (faults.length > 0) throw configFault(faults);
  return values;
}
