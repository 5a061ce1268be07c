// The rules of releases, by the very code that the server and the shell hold them with.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importTypeScript } from './import-typescript.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Also compiled into the command of a repository of its own: scripts/packages/bundle-commands.mjs. */
export const RELEASE_RULES = {
  contents:
    "export * from '@vez/shared/releases'; export * from './src/registry/published-releases'; export { isSigned } from './src/registry/is-signed';",
  resolveDir: join(ROOT, 'server'),
};

let rules;

/** `shared/src/releases`, and what the server checks of signatures. */
export const releaseRules = () =>
  (rules ??= importTypeScript(RELEASE_RULES.contents, RELEASE_RULES.resolveDir));
