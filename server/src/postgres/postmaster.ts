import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const STOP_LIMIT_MS = 20_000;

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

/** Shuts PostgreSQL down fast, and waits until it has ended. */
export async function stopProcess(pid: number): Promise<void> {
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    return;
  }
  const deadline = Date.now() + STOP_LIMIT_MS;
  while (isAlive(pid) && Date.now() < deadline) await pause(25);
}
