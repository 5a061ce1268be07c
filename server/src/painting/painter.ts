import type { FromPainter, PaintedPage, PaintingJob, ToPainter } from './messages';
import type { PainterLink, StartPainter } from './painter-link';

/** Makes a public call. @throws Error whose `name` gives a painter the reason */
export type PublicCall = (name: string, input: object) => Promise<unknown>;

/** One page to paint, with its sources. */
export interface Painting {
  job: PaintingJob;
  /** The source of a bundle, by its integrity. */
  codeOf(integrity: string): string;
  call: PublicCall;
}

interface Running extends Painting {
  id: number;
  resolve(page: PaintedPage): void;
  reject(error: Error): void;
}

export interface Painter {
  /** Paints one page at a time. @throws Error if it throws or hangs, or if the process ends */
  paint(painting: Painting): Promise<PaintedPage>;
  isBusy(): boolean;
  /** Undefined while no process runs. */
  pid(): number | undefined;
  stop(): void;
}

type Asked = Extract<FromPainter, { type: 'call' }>;

async function answerTo(painting: Painting, { call, name, input }: Asked): Promise<ToPainter> {
  try {
    return { type: 'answer', call, answer: await painting.call(name, input) };
  } catch (error) {
    return { type: 'refusal', call, name: (error as Error).name };
  }
}

/** Time for a process to start and load its bundles: a second on a quiet machine. No visitor waits for it. */
const LOAD_MS = 60_000;

/**
 * A painter process, which is started when it is needed. When it ends, another one starts at once, and loads the
 * same bundles before a page needs them.
 * @param pageMs a page that takes longer ends the process; counted from when its bundles are loaded
 */
export function createPainter(start: StartPainter, pageMs: number): Painter {
  let link: PainterLink | undefined;
  let given = new Set<string>();
  /** By remote: the bundles that this process has loaded, for its successor. */
  let loaded = new Map<string, Painting>();
  let running: Running | undefined;
  let timer: NodeJS.Timeout | undefined;
  let jobs = 0;

  const end = (settle: (one: Running) => void) => {
    clearTimeout(timer);
    const ended = running;
    running = undefined;
    if (ended !== undefined) settle(ended);
  };
  function drop(reason: string) {
    const [dropped, known] = [link, loaded];
    link = undefined;
    loaded = new Map();
    dropped?.end();
    end(({ reject }) => reject(new Error(reason)));
    return known;
  }
  /** A process that never painted is replaced only for the next page, since it may be unable to start. */
  function replace(reason: string) {
    try {
      for (const painting of drop(reason).values()) {
        give(painting);
        link?.send({ type: 'load', job: painting.job });
      }
    } catch {
      // A program or a bundle is missing: the next page fails and reports it.
    }
  }
  const limit = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => replace('The page took too long.'), ms);
  };

  async function answer(asked: Asked) {
    if (running?.id !== asked.id) return;
    // By the time of the answer another process may have taken over, which counts its calls anew.
    const asker = link;
    asker?.send(await answerTo(running, asked));
  }

  function begin(painting: Running) {
    const { shell, remote } = painting.job;
    // Only of one release: the previous one is seldom painted again.
    for (const [name, { job }] of loaded) if (job.shell !== shell) loaded.delete(name);
    loaded.set(remote ?? shell, painting);
    limit(pageMs);
  }
  function hear(message: FromPainter) {
    if (message.type === 'call') void answer(message);
    else if (message.type === 'ready' || message.id !== running?.id) return;
    else if (message.type === 'begun') begin(running);
    else if (message.type === 'painted') end(({ resolve }) => resolve(message.page));
    else end(({ reject }) => reject(new Error(message.reason)));
  }

  function started(): PainterLink {
    if (link !== undefined) return link;
    given = new Set();
    const fresh: PainterLink = start({
      heard(message) {
        if (fresh === link) hear(message);
      },
      ended() {
        if (fresh === link) replace('The painter has ended.');
      },
    });
    return (link = fresh);
  }
  function give({ job: { shell, remote }, codeOf }: Painting) {
    const { send } = started();
    for (const integrity of [shell, remote]) {
      if (integrity === undefined || given.has(integrity)) continue;
      send({ type: 'bundle', integrity, code: codeOf(integrity) });
      given.add(integrity);
    }
  }

  return {
    isBusy: () => running !== undefined,
    pid: () => link?.pid,
    stop: () => void drop('The painter was stopped.'),
    async paint(painting) {
      give(painting);
      const { shell, remote } = painting.job;
      return new Promise((resolve, reject) => {
        const id = (jobs += 1);
        running = { ...painting, id, resolve, reject };
        limit(loaded.has(remote ?? shell) ? pageMs : LOAD_MS);
        link?.send({ type: 'paint', id, job: painting.job });
      });
    },
  };
}
