import { execFileSync, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { chownSync, existsSync } from 'node:fs';

/** `nobody` on every Linux. PostgreSQL refuses to run as root, and accepts any other user. */
const NOBODY = 65_534;
const SETPRIV = '/usr/bin/setpriv';

const isRoot = process.getuid?.() === 0;

/**
 * Starts a program, as another user when we are root. That user keeps the right to traverse folders closed to
 * others, such as root's home, which holds programs and data of a clone made there.
 */
export function spawnUnprivileged(command: string, args: string[], options: SpawnOptions): ChildProcess {
  if (!isRoot) return spawn(command, args, options);
  if (!existsSync(SETPRIV)) return spawn(command, args, { ...options, uid: NOBODY, gid: NOBODY });
  const as = [
    `--reuid=${NOBODY}`,
    `--regid=${NOBODY}`,
    '--clear-groups',
    '--inh-caps=+dac_override,+dac_read_search',
    '--ambient-caps=+dac_override,+dac_read_search',
    // Otherwise access(2), by which initdb looks for its programs, ignores these rights.
    '--securebits=+no_setuid_fixup',
  ];
  return spawn(SETPRIV, [...as, command, ...args], options);
}

/** Gives a folder to that user. */
export function giveAway(folder: string): void {
  if (!isRoot) return;
  chownSync(folder, NOBODY, NOBODY);
  execFileSync('chown', ['-R', `${NOBODY}:${NOBODY}`, folder]);
}
