// A folder in memory for what tests write and throw away: databases, profiles of browsers, repositories. On a disk,
// each copy of a database takes ten times as long.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from './is-running.mjs';

const MEMORY = '/dev/shm';
const NAME = /^vez-tests-(\d+)$/;
const GIGABYTE = 1024 ** 3;
/** Of the folder, and of the whole machine, which runs browsers as well. */
const NEEDED = { folder: 3 * GIGABYTE, machine: 8 * GIGABYTE };

/** What runs left that were killed. */
function removeOld() {
  for (const name of readdirSync(MEMORY)) {
    const pid = Number(NAME.exec(name)?.[1] ?? process.pid);
    if (!isRunning(pid)) rmSync(join(MEMORY, name), { recursive: true, force: true });
  }
}

/** Tests run commands of repositories that they make. */
function canRunPrograms(folder) {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
  return spawnSync(program).status === 0;
}

/** @returns {string | undefined} the folder, which is gone when this process ends; undefined where there is no room */
export function memoryFolder() {
  const folder = join(MEMORY, `vez-tests-${process.pid}`);
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  try {
    removeOld();
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize < NEEDED.folder || process.availableMemory() < NEEDED.machine) return undefined;
    mkdirSync(folder);
    process.once('exit', remove);
    // As a folder for temporary files is: a database runs as another user.
    chmodSync(folder, 0o1777);
    if (canRunPrograms(folder)) return folder;
    remove();
  } catch {
    // No such place here, as on macOS.
  }
  return undefined;
}
