// A folder in memory for temporary files of tests: databases, profiles of browsers, repositories. On a disk, copying a
// database takes ten times as long.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from './is-running.mjs';

const MEMORY = '/dev/shm';
const NAME = /^vez-tests-(\d+)$/;
const GIGABYTE = 1024 ** 3;
/** Free memory for the folder, and for the whole machine, which also runs browsers. */
const NEEDED = { folder: 3 * GIGABYTE, machine: 8 * GIGABYTE };

/** Removes the folders of killed runs. */
function removeOld() {
  for (const name of readdirSync(MEMORY)) {
    const pid = Number(NAME.exec(name)?.[1] ?? process.pid);
    if (!isRunning(pid)) rmSync(join(MEMORY, name), { recursive: true, force: true });
  }
}

/** Whether files can be executed there: tests run commands of repositories that they create. */
function canRunPrograms(folder) {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
  return spawnSync(program).status === 0;
}

/** @returns {string | undefined} the folder, removed when this process ends; undefined without enough memory */
export function memoryFolder() {
  const folder = join(MEMORY, `vez-tests-${process.pid}`);
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  try {
    removeOld();
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize < NEEDED.folder || process.availableMemory() < NEEDED.machine) return undefined;
    mkdirSync(folder);
    process.once('exit', remove);
    // Writable for all, like a folder for temporary files: a database runs as another user.
    chmodSync(folder, 0o1777);
    if (canRunPrograms(folder)) return folder;
    remove();
  } catch {
    // Not available here, for example on macOS.
  }
  return undefined;
}
