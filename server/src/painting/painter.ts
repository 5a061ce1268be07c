import type { FromPainter, PaintedPage, PaintingJob } from './messages';
import type { PainterLink, StartPainter } from './painter-link';

/** Makes a call that anybody may make. @throws Error whose `name` tells a painter why */
export type PublicCall = (name: string, input: object) => Promise<unknown>;

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

/**
 * A painter process, which is started when it is needed and again after its end.
 * @param pageMs a page that takes longer ends the process
 */
export function createPainter(start: StartPainter, pageMs: number): Painter {
  let link: PainterLink | undefined;
  let given = new Set<string>();
  let running: Running | undefined;
  let timer: NodeJS.Timeout | undefined;
  let jobs = 0;

  const end = (settle: (one: Running) => void) => {
    clearTimeout(timer);
    const ended = running;
    running = undefined;
    if (ended !== undefined) settle(ended);
  };
  const drop = (reason: string) => {
    const dropped = link;
    link = undefined;
    dropped?.end();
    end(({ reject }) => reject(new Error(reason)));
  };

  async function answer({ call, id, name, input }: Extract<FromPainter, { type: 'call' }>) {
    if (running?.id !== id) return;
    // Another process may have taken its place when the answer is there, and counts its calls anew.
    const asker = link;
    try {
      const answer = await running.call(name, input);
      asker?.send({ type: 'answer', call, answer });
    } catch (error) {
      asker?.send({ type: 'refusal', call, name: (error as Error).name });
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

  function started(): PainterLink {
    if (link !== undefined) return link;
    given = new Set();
    const fresh: PainterLink = start({
      heard(message) {
        if (fresh === link) hear(message);
      },
      ended() {
        if (fresh === link) drop('The painter has ended.');
      },
    });
    return (link = fresh);
  }

  return {
    isBusy: () => running !== undefined,
    pid: () => link?.pid,
    stop: () => drop('The painter was stopped.'),
    async paint(painting) {
      const { send } = started();
      const { shell, remote } = painting.job;
      for (const integrity of [shell, remote]) {
        if (given.has(integrity)) continue;
        send({ type: 'bundle', integrity, code: painting.codeOf(integrity) });
        given.add(integrity);
      }
      return new Promise((resolve, reject) => {
        const id = (jobs += 1);
        running = { ...painting, id, resolve, reject };
        timer = setTimeout(() => drop('The page took too long.'), pageMs);
        send({ type: 'paint', id, job: painting.job });
      });
    },
  };
}
