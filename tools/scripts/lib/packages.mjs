// The packages of the workspace, found by their folders, so a new remote needs no change to a list.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The top-level folders with such a file. */
export const packagesWith = (file) => readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, file)));

/** Every package with a `remote.json` is a remote. */
export const REMOTES = packagesWith('remote.json');
