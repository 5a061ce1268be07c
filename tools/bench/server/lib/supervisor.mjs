// Restarts a process immediately when it ends, as systemd or a container runtime does.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

const AGAIN_MS = 50;

/**
 * @param {() => import('node:child_process').ChildProcess} start
 * @returns {{ pid: () => number | undefined, kill: () => void, stop: (signal?: NodeJS.Signals) => Promise<void> }}
 */
export function supervise(start) {
  let stopping = false;
  let child;
  const run = async () => {
    while (!stopping) {
      child = start();
      await once(child, 'exit');
      if (!stopping) await pause(AGAIN_MS);
    }
  };
  const running = run();
  return {
    pid: () => child?.pid,
    kill: () => child?.kill('SIGKILL'),
    async stop(signal = 'SIGTERM') {
      stopping = true;
      child?.kill(signal);
      await running;
    },
  };
}

export const superviseNode = (script, env, nodeOptions = []) =>
  supervise(() =>
    spawn(process.execPath, [...nodeOptions, script], { stdio: ['ignore', 'ignore', 'inherit'], env }),
  );
