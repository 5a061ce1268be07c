import { existsSync, readFileSync } from 'node:fs';
import type { JsonWebKey } from 'node:crypto';
import { join } from 'node:path';

/** The operator's public key shipped with a release. It is not read from the site folder, which it protects. */
export function operatorKeyOf(root: string): JsonWebKey | undefined {
  const file = join(root, 'operator-key.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as JsonWebKey) : undefined;
}
