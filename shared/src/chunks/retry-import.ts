/** Between the three requests for a file, in ms. */
const PAUSES_MS = [500, 2_000];

/** A failure to fetch code. Each bundle has its own class, so test with `isImportError`. */
class ImportError extends Error {
  override readonly name = 'ImportError';
}

export const isImportError = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ImportError';

/** Webpack marks a timeout by its type, Module Federation by its message. */
const isTimeout = (error: unknown) =>
  error instanceof Error &&
  ((error as { type?: string }).type === 'timeout' || /timed out/.test(error.message));

const pause = (ms: number) =>
  // Jitter, so that open pages do not all retry at the same moment.
  new Promise((resolve) => setTimeout(resolve, ms * (0.75 + Math.random() / 2)));

async function askThreeTimes<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await load();
    } catch (cause) {
      const pauseMs = PAUSES_MS[attempt];
      if (pauseMs === undefined || isTimeout(cause)) throw new ImportError(String(cause), { cause });
      await pause(pauseMs);
    }
  }
}

const underWay = new WeakMap<() => Promise<unknown>, Promise<unknown>>();

function begin<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const loading = askThreeTimes(load).finally(() => underWay.delete(load));
  underWay.set(load, loading);
  return loading;
}

/**
 * Loads code; every dynamic import goes through this function. A file is requested at most three times, with growing
 * pauses; a request that hangs is given up after 10 s (`chunkLoadTimeout` of the build) and not repeated. Concurrent
 * calls with the same function share requests. A call that joined a hanging request makes one more: its user pressed
 * "try again" after the request was sent.
 * Rejects with an `ImportError`.
 */
export async function retryImport<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const before = underWay.get(load) as Promise<Loaded> | undefined;
  if (before === undefined) return begin(load);
  return before.catch((error: unknown) => {
    if (!isTimeout((error as Error).cause)) throw error;
    return (underWay.get(load) as Promise<Loaded> | undefined) ?? begin(load);
  });
}
