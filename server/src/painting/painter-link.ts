import { fork } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { connect } from 'node:net';
import { messageLines } from './message-lines';
import type { FromPainter, ToPainter } from './messages';

interface LinkEvents {
  heard(message: FromPainter): void;
  /** Called when it ends, cannot be started, or is no longer reachable; may be called more than once. */
  ended(): void;
}

/** A running painter process. */
export interface PainterLink {
  /** Undefined if another program has started it. */
  pid: number | undefined;
  send(message: ToPainter): void;
  /** Ends the process, whatever it is doing. */
  end(): void;
}

/** @throws Error if the program does not exist */
export type StartPainter = (events: LinkEvents) => PainterLink;

export interface ProcessLimits {
  memoryMegabytes: number;
  /** A process that computes for so long without a pause ends itself: see `watchdog.ts`. */
  stuckMs: number;
}

const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/** Starts painters as children of this process. They can only compute: see `painter-process.ts`. */
export const forkedPainter =
  (program: string, { memoryMegabytes, stuckMs }: ProcessLimits): StartPainter =>
  ({ heard, ended }) => {
    // Node checks the target of a link, and would refuse to read the program.
    const file = realpathSync(program);
    const child = fork(file, [String(stuckMs)], {
      env: {},
      execArgv: [
        permission,
        `--allow-fs-read=${file}`,
        // For the watchdog.
        '--allow-worker',
        '--disallow-code-generation-from-strings',
        `--max-old-space-size=${memoryMegabytes}`,
        '--no-warnings',
      ],
      // The output of another team's page is not logged.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'json',
    });
    child.on('message', (message) => heard(message as FromPainter));
    child.once('exit', ended);
    // Also emitted for each message that can no longer be delivered: unhandled, the second one would end the server.
    child.on('error', ended);
    return {
      pid: child.pid,
      send: (message) => void (child.connected && child.send(message)),
      end: () => void child.kill('SIGKILL'),
    };
  };

/**
 * Requests painters at a socket: for each connection systemd starts a process (`deploy/systemd`), without network
 * and without access to our files.
 */
export const painterAt =
  (path: string): StartPainter =>
  ({ heard, ended }) => {
    const socket = connect(path);
    const send = messageLines<FromPainter, ToPainter>(socket, heard);
    // 'close' follows.
    socket.on('error', () => undefined);
    socket.once('close', ended);
    return { pid: undefined, send, end: () => void socket.destroy() };
  };
