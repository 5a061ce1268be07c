// The rules of releases, compiled from the code of the server and the shell.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importTypeScript } from './import-typescript.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Also compiled into the command for separate repositories: tools/scripts/packages/bundle-commands.mjs. */
export const RELEASE_RULES = {
  contents:
    "export * from '@vez/shared/releases'; export * from './src/registry/published-releases'; export { isSigned } from './src/registry/is-signed';",
  resolveDir: join(ROOT, 'server'),
};

let rules;

/** Imports `shared/src/releases` and the server's checks of signatures. */
export const releaseRules = () =>
  (rules ??= importTypeScript(RELEASE_RULES.contents, RELEASE_RULES.resolveDir));
