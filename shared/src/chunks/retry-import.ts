/** Between the three requests for a file, in ms. */
const PAUSES_MS = [500, 2_000];

/** A part of the program could not be fetched. Bundles have classes of their own: tell it by `isImportError`. */
class ImportError extends Error {
  override readonly name = 'ImportError';
}

export const isImportError = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ImportError';

/** Webpack marks a time-out by its type, federation by its message. */
const isTimeout = (error: unknown) =>
  error instanceof Error &&
  ((error as { type?: string }).type === 'timeout' || /timed out/.test(error.message));

const pause = (ms: number) =>
  // Spread, so that all open pages do not come back at the same moment.
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
 * Loads a part of the program: every dynamic import goes through here. A file is asked for three times at most,
 * with growing pauses; one that hangs is given up after 10 s (`chunkLoadTimeout` of the build) and not repeated.
 * Calls with the same function at the same time share the requests. One that joined a request which hangs asks once
 * more: its citizen pressed "try again" after the request was sent.
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
