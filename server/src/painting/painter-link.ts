import { fork } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { connect } from 'node:net';
import { messageLines } from './message-lines';
import type { FromPainter, ToPainter } from './messages';

interface LinkEvents {
  heard(message: FromPainter): void;
  /** When it ends, could not be started, or is not reached any more; it may be said more than once. */
  ended(): void;
}

/** A painter process, as long as it lives. */
export interface PainterLink {
  /** Undefined where another program has started it. */
  pid: number | undefined;
  send(message: ToPainter): void;
  /** Ends the process, whatever it does. */
  end(): void;
}

/** @throws Error where there is no such program */
export type StartPainter = (events: LinkEvents) => PainterLink;

export interface ProcessLimits {
  memoryMegabytes: number;
  /** A process that was busy without a pause for so long ends itself: see `watchdog.ts`. */
  stuckMs: number;
}

const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/** Starts painters as children of this process. They can do nothing but compute: see `painter-process.ts`. */
export const forkedPainter =
  (program: string, { memoryMegabytes, stuckMs }: ProcessLimits): StartPainter =>
  ({ heard, ended }) => {
    // Node looks at where a link leads, and would refuse to read the program.
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
      // What a page of another's code writes is nobody's log.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'json',
    });
    child.on('message', (message) => heard(message as FromPainter));
    child.once('exit', ended);
    // Of each message that does not reach it any more, too: unheard, the second one would end the server.
    child.on('error', ended);
    return {
      pid: child.pid,
      send: (message) => void (child.connected && child.send(message)),
      end: () => void child.kill('SIGKILL'),
    };
  };

/**
 * Asks for painters at a socket: each connection is a process that systemd starts (`deploy/systemd`), with no network
 * and nothing of ours within its reach.
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
