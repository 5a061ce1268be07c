import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config';
import { environment, type Environment } from './environment';

/** A secret created once and kept in the data folder; production must bring its own. */
function keptSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}

const dataKeysOf = (texts: string[]): Config['dataKeys'] =>
  texts.map((text) => {
    const [id = '', key = ''] = text.split(':');
    return { id: Number(id), key: Buffer.from(key, 'base64') };
  });
/** Parses `VEZ_DATA_KEYS` alone, for programs that serve no requests. @throws ZodError */
export const dataKeysFrom = (text: string | undefined): Config['dataKeys'] =>
  dataKeysOf(environment.shape.VEZ_DATA_KEYS.parse(text));

/** Secrets and keys; development creates those that are not set. */
export const credentials = (values: Environment, production: boolean, dataDir: string) => ({
  secrets: [
    values.VEZ_SECRET ?? keptSecret(dataDir, 'secret'),
    ...(values.VEZ_SECRET_PREVIOUS === undefined ? [] : [values.VEZ_SECRET_PREVIOUS]),
  ] satisfies Config['secrets'],
  dataKeys: dataKeysOf(values.VEZ_DATA_KEYS),
  counterCredential:
    values.VEZ_COUNTER_CREDENTIAL ?? (production ? undefined : keptSecret(dataDir, 'counter-credential')),
  metricsCredential: values.VEZ_METRICS_CREDENTIAL,
});
