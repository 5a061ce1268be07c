// The packages of the workspace, as their folders say: a new remote needs no list to be changed.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Folders at the top that hold such a file. */
export const packagesWith = (file) => readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, file)));

/** Whatever describes itself by a `remote.json` is a remote. */
export const REMOTES = packagesWith('remote.json');
