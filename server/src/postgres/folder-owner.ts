import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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

const refusal = (owner: Owner | undefined) =>
  new Error(
    `Vez runs from this folder already${owner ? `, as process ${owner.pid}` : ''}. Stop it, or set VEZ_DATA_DIR to another folder.`,
  );

/** Creates the file with this process in it, at once with its content. @returns false where it exists */
function create(file: string): boolean {
  const whole = `${file}.${process.pid}`;
  writeFileSync(whole, JSON.stringify({ pid: process.pid, since: startOf(process.pid) } satisfies Owner));
  try {
    linkSync(whole, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(whole);
  }
}

/** Replaces what a dead process has left; only one process at a time can. */
function replace(file: string): void {
  const next = `${file}.next`;
  const other = ownerIn(next);
  if (other !== undefined) throw refusal(other);
  rmSync(next, { force: true });
  if (!create(next)) throw refusal(ownerIn(next));
  if (ownerIn(file) !== undefined) return rmSync(next, { force: true });
  try {
    renameSync(next, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function take(file: string): void {
  if (create(file)) return;
  if (ownerIn(file) === undefined) replace(file);
  // Another process may have put its own file there, or ours, where both found one that a third had left half done.
  const owner = ownerIn(file);
  if (owner?.pid !== process.pid) throw refusal(owner);
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
  take(file);
  claims.set(folder, (claims.get(folder) ?? 0) + 1);
  return () => {
    const left = claims.get(folder)! - 1;
    claims.set(folder, left);
    if (left === 0) rmSync(file, { force: true });
  };
}
