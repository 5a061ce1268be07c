import { fork, type ChildProcess } from 'node:child_process';
import { realpathSync } from 'node:fs';
import type { FromPainter, PaintedPage, PaintingJob, ToPainter } from './messages';

/** Makes a call that anybody may make. @throws Error whose `name` tells a painter why */
export type PublicCall = (name: string, input: object) => Promise<unknown>;

export interface PainterLimits {
  /** A page that takes longer ends its process. */
  pageMs: number;
  memoryMegabytes: number;
}

/** One page to paint, with what it is painted from. */
export interface Painting {
  job: PaintingJob;
  /** The source of a bundle by its integrity. */
  codeOf(integrity: string): string;
  call: PublicCall;
}

interface Running extends Painting {
  id: number;
  resolve(page: PaintedPage): void;
  reject(error: Error): void;
}

export interface Painter {
  /** Paints one page at a time. @throws Error where it throws, hangs, or the process ends */
  paint(painting: Painting): Promise<PaintedPage>;
  isBusy(): boolean;
  /** Undefined while there is none. */
  pid(): number | undefined;
  stop(): void;
}

const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/** A process that can do nothing but compute: see `painter-process.ts`. */
function start(program: string, { memoryMegabytes }: PainterLimits): ChildProcess {
  // Node looks at where a link leads, and would refuse to read the program.
  const file = realpathSync(program);
  return fork(file, [], {
    env: {},
    execArgv: [
      permission,
      `--allow-fs-read=${file}`,
      '--disallow-code-generation-from-strings',
      `--max-old-space-size=${memoryMegabytes}`,
      '--no-warnings',
    ],
    // What a page of another's code writes is nobody's log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'json',
  });
}

/** A painter process, which is started when it is needed and again after its end. */
export function createPainter(program: string, limits: PainterLimits): Painter {
  let child: ChildProcess | undefined;
  let given = new Set<string>();
  let running: Running | undefined;
  let timer: NodeJS.Timeout | undefined;
  let jobs = 0;

  const tell = (message: ToPainter) => {
    if (child?.connected) child.send(message);
  };
  const end = (settle: (one: Running) => void) => {
    clearTimeout(timer);
    const ended = running;
    running = undefined;
    if (ended !== undefined) settle(ended);
  };
  const drop = (reason: string) => {
    const dropped = child;
    child = undefined;
    dropped?.kill('SIGKILL');
    end(({ reject }) => reject(new Error(reason)));
  };

  async function answer({ call, id, name, input }: Extract<FromPainter, { type: 'call' }>) {
    if (running?.id !== id) return;
    try {
      tell({ type: 'answer', call, answer: await running.call(name, input) });
    } catch (error) {
      tell({ type: 'refusal', call, name: (error as Error).name });
    }
  }

  function hear(message: FromPainter) {
    if (message.type === 'call') void answer(message);
    else if (message.type === 'painted' && message.id === running?.id) {
      end(({ resolve }) => resolve(message.page));
    } else if (message.type === 'failed' && message.id === running?.id) {
      end(({ reject }) => reject(new Error(message.reason)));
    }
  }

  function started(): ChildProcess {
    if (child !== undefined) return child;
    const fresh = start(program, limits);
    given = new Set();
    fresh.on('message', (message) => {
      if (fresh === child) hear(message as FromPainter);
    });
    const ended = () => {
      if (fresh === child) drop('The painter has ended.');
    };
    fresh.once('exit', ended);
    fresh.once('error', ended);
    return (child = fresh);
  }

  return {
    isBusy: () => running !== undefined,
    pid: () => child?.pid,
    stop: () => drop('The painter was stopped.'),
    async paint(painting) {
      started();
      const { shell, remote } = painting.job;
      for (const integrity of [shell, remote]) {
        if (given.has(integrity)) continue;
        tell({ type: 'bundle', integrity, code: painting.codeOf(integrity) });
        given.add(integrity);
      }
      return new Promise((resolve, reject) => {
        const id = (jobs += 1);
        running = { ...painting, id, resolve, reject };
        timer = setTimeout(() => drop('The page took too long.'), limits.pageMs);
        tell({ type: 'paint', id, job: painting.job });
      });
    },
  };
}
