import { existsSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** `shared` is beside this package in a team's repository, and beside `tools` in the workspace. */
const PLACES = ['../../shared', '../../../shared'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/** The folder of `shared`, which may be a link. */
export const SHARED = realpathSync(PLACES.find((folder) => existsSync(folder)));
