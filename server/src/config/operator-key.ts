import { existsSync, readFileSync } from 'node:fs';
import type { JsonWebKey } from 'node:crypto';
import { join } from 'node:path';

/** Beside a release, and where a development makes its own. */
const PLACES = ['operator-key.json', join('var', 'keys', 'registry-public.json')];

/** The operator's public key that came with the program: not out of the folder of the site, which it protects. */
export function operatorKeyOf(root: string): JsonWebKey | undefined {
  const file = PLACES.map((place) => join(root, place)).find(existsSync);
  return file === undefined ? undefined : (JSON.parse(readFileSync(file, 'utf8')) as JsonWebKey);
}
