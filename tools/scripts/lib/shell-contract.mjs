// The contract of the shell with remotes, compiled from the shell's code.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importTypeScript } from './import-typescript.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Also compiled into the command for separate repositories: tools/scripts/packages/bundle-commands.mjs. */
export const SHELL_CONTRACT = {
  contents:
    "export { BRIDGE_VERSION, EVENT_CHANNEL, EVENTS, RIGHT_KINDS, ROUTE_TABLE, SLOTS } from '@vez/shared/contracts/client'; export { factFaults } from '@vez/shared/contracts/event-facts'; export { satisfies } from './src/remotes/contract-range';",
  resolveDir: join(ROOT, 'shell'),
};

let contract;

/** Imports the version of the bridge and the check of a remote's range. */
export const shellContract = () =>
  (contract ??= importTypeScript(SHELL_CONTRACT.contents, SHELL_CONTRACT.resolveDir));
