import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const STOP_LIMIT_MS = 15_000;

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** The first line of `postmaster.pid` is the process, the fourth its port. */
export function postmaster(data: string): { pid: number; port: number } | undefined {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n');
  const found = { pid: Number(pid), port: Number(port) };
  return found.pid > 0 && isAlive(found.pid) ? found : undefined;
}

/** @returns whether the process ended within the time */
async function hasEnded(pid: number, limitMs: number): Promise<boolean> {
  const deadline = Date.now() + limitMs;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await pause(25);
  }
  return true;
}

/**
 * Shuts PostgreSQL down fast, and waits until it has ended. If it hangs, for example after a full volume broke off
 * its recovery, it ends at once; what it committed is in its log, which the next start replays.
 */
export async function stopProcess(pid: number, limitMs = STOP_LIMIT_MS): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    if (await hasEnded(pid, limitMs)) return;
  }
}
