// What the shell offers to remotes, by its own code.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importTypeScript } from './import-typescript.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Also compiled into the command of a repository of its own: scripts/packages/bundle-commands.mjs. */
export const SHELL_CONTRACT = {
  contents:
    "export { BRIDGE_VERSION, EVENTS, RIGHT_KINDS, ROUTE_TABLE, SLOTS } from '@vez/shared/contracts/client'; export { satisfies } from './src/remotes/contract-range';",
  resolveDir: join(ROOT, 'shell'),
};

let contract;

/** The version of the bridge, and how a remote's range is read. */
export const shellContract = () =>
  (contract ??= importTypeScript(SHELL_CONTRACT.contents, SHELL_CONTRACT.resolveDir));
