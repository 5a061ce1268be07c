import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { wordsFor } from '../deployments/issue-words';
import type { Owner } from '../modules/releases';
import { configFault } from './config-fault';

/** A webhook needs TLS, unless it is on this machine. */
const WEBHOOK = /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/])/;
const owners = z.record(
  z.string().min(1),
  z.strictObject({ webhook: z.url().regex(WEBHOOK), secret: z.string().min(16) }),
);

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw configFault([`VEZ_OWNERS names ${file}, which is no JSON file that can be read.`]);
  }
}

/**
 * The teams that receive notices about their releases, by name, from the file of `VEZ_OWNERS`.
 * @throws ConfigFault that names team and setting
 */
export function ownersOf(file: string | undefined): ReadonlyMap<string, Owner> {
  if (file === undefined) return new Map();
  const result = owners.safeParse(parsed(file), { error: wordsFor });
  if (result.success) return new Map(Object.entries(result.data));
  throw configFault(
    result.error.issues.map(({ path, message }) => `${path.join('.')} of ${file} ${message}.`),
  );
}
