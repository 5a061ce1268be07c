import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './postmaster';

interface Owner {
  pid: number;
  /** Tells a process from a later one with its number; empty where the system does not say. */
  since: string;
}

/** The moment that a process was started, in ticks since a boot of this machine. */
function startOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The second field, the program’s name in brackets, may hold spaces; the start is the 22nd.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
    return `${boot} ${fields[19]}`;
  } catch {
    return '';
  }
}

function ownerIn(file: string): Owner | undefined {
  try {
    const { pid, since } = JSON.parse(readFileSync(file, 'utf8')) as Owner;
    return isAlive(pid) && startOf(pid) === since ? { pid, since } : undefined;
  } catch {
    return undefined;
  }
}

/** How often this process has each folder. */
const claims = new Map<string, number>();

/**
 * Makes a folder this process’s own, for as long as it lives: also while the PostgreSQL of the folder is down.
 * @returns gives it up
 * @throws Error with a sentence for the operator where another process has it
 */
export function claimFolder(folder: string): () => void {
  const file = join(folder, 'owner');
  const owner = ownerIn(file);
  if (owner !== undefined && owner.pid !== process.pid) {
    throw new Error(
      `Vez runs from this folder already, as process ${owner.pid}. Stop it, or set VEZ_DATA_DIR to another folder.`,
    );
  }
  writeFileSync(file, JSON.stringify({ pid: process.pid, since: startOf(process.pid) } satisfies Owner));
  claims.set(folder, (claims.get(folder) ?? 0) + 1);
  return () => {
    const left = claims.get(folder)! - 1;
    claims.set(folder, left);
    if (left === 0) rmSync(file, { force: true });
  };
}
