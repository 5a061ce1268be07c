import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './postmaster';

interface Owner {
  pid: number;
  /** Distinguishes a process from a later one with its number; empty if the system does not say. */
  since: string;
}

/** When a process was started, in ticks since a boot of this machine. */
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

/** Creates the file with its content in one step, naming this process. @returns false if it exists */
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

/** Replaces the file of a dead process; only one process at a time can. */
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
  // Another process may have put its own file there, or ours, if both found one that a third had left half done.
  const owner = ownerIn(file);
  if (owner?.pid !== process.pid) throw refusal(owner);
}

/** How often this process has claimed each folder. */
const claims = new Map<string, number>();

/**
 * Claims a folder for this process for as long as it lives, even while the PostgreSQL of the folder is down.
 * @returns a function that releases it
 * @throws Error with a sentence for the operator if another process has it
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
